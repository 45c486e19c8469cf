/** Painting: what is drawn arrives on the canvas, with its colours, moves and clips, and nothing that is hidden. */

import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { paint } from "../../src/share/painting";

/** A canvas that writes down what is done to it. */
function canvas(): { told: string[]; context: CanvasRenderingContext2D } {
  const told: string[] = [];
  const does = (name: string) => () => void told.push(name);
  const context = {
    save: does("save"),
    restore: does("restore"),
    beginPath: vi.fn(),
    rect: vi.fn(),
    translate: vi.fn(),
    scale: vi.fn(),
    setLineDash: vi.fn(),
    transform: (...by: number[]) => told.push(`transform ${by.join(" ")}`),
    clip: does("clip"),
    fill: () => told.push(`fill ${context.fillStyle} ${context.globalAlpha}`),
    stroke: () => told.push(`stroke ${context.strokeStyle} ${context.lineWidth}`),
    fillText: (text: string) => told.push(`text ${text} ${context.textAlign}`),
    strokeText: vi.fn(),
  } as unknown as CanvasRenderingContext2D;
  return { told, context };
}

/** What jsdom has no word of: drawings have boxes, moves and outlines. */
class Outline {
  constructor(readonly d = "") {}
  arc(): void {}
  rect(): void {}
  addPath(): void {}
}

function drawing(inside: string): SVGSVGElement {
  document.body.innerHTML = `<svg viewBox="0 0 10 10">${inside}</svg>`;
  const svg = document.querySelector("svg")!;
  Object.defineProperty(svg, "viewBox", { value: { baseVal: { x: 0, y: 0, width: 10, height: 10 } } });
  for (const element of svg.querySelectorAll<SVGGraphicsElement>("*")) {
    const [, x = "", y = ""] = /translate\((\S+) (\S+)\)/.exec(element.getAttribute("transform") ?? "") ?? [];
    const matrix = x ? { matrix: { a: 1, b: 0, c: 0, d: 1, e: Number(x), f: Number(y) } } : null;
    Object.defineProperty(element, "transform", { value: { baseVal: { consolidate: () => matrix } } });
  }
  return svg;
}

/** Elements by their names, as browsers sort them into classes. */
const named = (...names: string[]) => ({
  [Symbol.hasInstance]: (one: Element) => names.includes(one.tagName),
});
const STYLE = {
  display: "inline",
  visibility: "visible",
  opacity: "1",
  fill: "rgb(1, 2, 3)",
  fillOpacity: "1",
  fillRule: "nonzero",
  stroke: "none",
  strokeWidth: "1px",
  strokeOpacity: "1",
  strokeDasharray: "none",
  paintOrder: "normal",
  textAnchor: "middle",
  letterSpacing: "normal",
};

beforeEach(() => {
  vi.stubGlobal("Path2D", Outline);
  vi.stubGlobal(
    "SVGGraphicsElement",
    named("g", "path", "circle", "text", "use", "rect", "clipPath", "defs"),
  );
  vi.stubGlobal("SVGGeometryElement", named("path", "circle", "rect"));
  vi.stubGlobal("SVGTextElement", named("text"));
  vi.stubGlobal("SVGUseElement", named("use"));
  vi.stubGlobal("getComputedStyle", (element: Element) => ({
    ...STYLE,
    ...(element.getAttribute("data-style") ? JSON.parse(element.getAttribute("data-style")!) : {}),
  }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.innerHTML = "";
});

const BOX = { x: 0, y: 0, width: 100, height: 100 };

it("paints shapes and text where they are, and as strong", () => {
  const { told, context } = canvas();
  const inside = `<g transform="translate(3 4)" data-style='{"opacity":"0.5"}'>
    <path d="M0 0H1" data-style='{"stroke":"rgb(9, 9, 9)","strokeWidth":"2px"}' /><text>Albany</text></g>`;
  paint(context, drawing(inside), BOX);
  expect(told).toContain("transform 1 0 0 1 3 4");
  expect(told).toContain("fill rgb(1, 2, 3) 0.5");
  expect(told).toContain("stroke rgb(9, 9, 9) 2");
  expect(told).toContain("text Albany center");
  expect(told.filter((one) => one === "save")).toHaveLength(told.filter((one) => one === "restore").length);
});

it("paints nothing that is hidden, and symbols only where they are used", () => {
  const { told, context } = canvas();
  const inside = `<defs><symbol id="mound"><circle r="1" /></symbol></defs>
    <path d="M0 0" data-style='{"display":"none"}' /><path d="M0 0" data-style='{"visibility":"hidden"}' />
    <use href="#mound" /><use href="#mound" /><use href="#nothing" />`;
  paint(context, drawing(inside), BOX);
  expect(told.filter((one) => one.startsWith("fill"))).toHaveLength(2);
});

it("paints within what clips it", () => {
  const { told, context } = canvas();
  paint(
    context,
    drawing(`<clipPath id="edge"><rect width="1" height="1" /></clipPath><g clip-path="url(#edge)"></g>`),
    BOX,
  );
  expect(told.filter((one) => one === "clip")).toHaveLength(2);
});
