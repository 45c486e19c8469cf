/** The map of the rules: loaded after the words, which one came to read. */

export const theMap = async () => (await import("../map/Map.svelte")).default;
