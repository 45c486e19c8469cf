/** The map of the rules: loaded after the words, which one came to read. */

import type { Component } from "svelte";
import type { Facts, Side, View } from "../api/types";

type MapComponent = Component<{
  facts: Facts;
  view: View | null;
  mine: Side | null;
  lit?: ReadonlySet<string>;
}>;

const found = import.meta.glob<{ default: MapComponent }>("../map/Map.svelte");

export async function theMap(): Promise<MapComponent | null> {
  const load = found["../map/Map.svelte"];
  return load ? (await load()).default : null;
}
