/** Points: where those of a side come from, and what each is called. */

export const SOURCES = [
  { from: "villages", name: "side-from-villages" },
  { from: "towns", name: "side-from-towns" },
  { from: "captured", name: "side-from-captures" },
] as const;
