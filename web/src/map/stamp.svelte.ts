/** Stamp: the small coast, put into the page once as a symbol that all small maps use. */

import { loadAtLast } from "../shell/parts";
import { curve, pathOf } from "./geometry";
import { LAKES } from "./lakes";
import { project } from "./projection";

const SVG = "http://www.w3.org/2000/svg";
/** Lakes that can be seen at that size. */
const LARGE = 4;

const state = $state({ ready: false });
let begun = false;

function lakes(): string {
  return LAKES.slice(0, LARGE)
    .map((shore) =>
      pathOf(
        curve(
          shore.map(([longitude, latitude]) => project(longitude, latitude)),
          true,
          40,
        ),
        true,
      ),
    )
    .join("");
}

async function begin(): Promise<void> {
  const { default: land } = await loadAtLast(() => import("virtual:coast/small"));
  const sheet = document.createElementNS(SVG, "svg");
  sheet.setAttribute("width", "0");
  sheet.setAttribute("height", "0");
  sheet.setAttribute("aria-hidden", "true");
  sheet.classList.add("unseen");
  const symbol = document.createElementNS(SVG, "symbol");
  symbol.id = "map-stamp";
  symbol.setAttribute("overflow", "visible");
  const path = document.createElementNS(SVG, "path");
  path.setAttribute("d", land + lakes());
  path.setAttribute("fill-rule", "evenodd");
  path.setAttribute("stroke-width", "7");
  symbol.append(path);
  sheet.append(symbol);
  document.body.append(sheet);
  state.ready = true;
}

/** Whether the symbol `map-stamp` is there to be used. */
export function smallCoast(): { readonly ready: boolean } {
  if (!begun) {
    begun = true;
    void begin();
  }
  return state;
}
