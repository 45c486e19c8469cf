/**
 * Painting: a drawing of the page (SVG) onto a canvas, element by element, in the colours and type that it has there.
 *
 * An image made of the drawing's text would be shorter, but knows no type of ours, and the page's policy lets no image
 * in that is not a file of the server. What is drawn on the page is simple enough to be painted: paths, circles,
 * rectangles, text, groups, patterns, clips and symbols that are used again.
 */

type Canvas = CanvasRenderingContext2D;

/** How many times finer than its units a tile of a pattern is painted. */
const FINE = 4;

/** Paint a drawing so that its view box fills a box of the canvas, whose unit is a pixel of the page. */
export function paint(
  canvas: Canvas,
  drawing: SVGSVGElement,
  box: { x: number; y: number; width: number; height: number },
): void {
  const seen = drawing.viewBox.baseVal;
  canvas.save();
  canvas.beginPath();
  canvas.rect(box.x, box.y, box.width, box.height);
  canvas.clip();
  canvas.translate(box.x, box.y);
  canvas.scale(box.width / seen.width, box.height / seen.height);
  canvas.translate(-seen.x, -seen.y);
  for (const child of drawing.children) paintElement(canvas, child, drawing, 1);
  canvas.restore();
}

const NOT_PAINTED = new Set(["defs", "symbol", "pattern", "clipPath", "title", "desc"]);

function paintElement(canvas: Canvas, element: Element, root: Element, alpha: number): void {
  if (!(element instanceof SVGGraphicsElement) || NOT_PAINTED.has(element.tagName)) return;
  const style = getComputedStyle(element);
  if (style.display === "none" || style.visibility === "hidden") return;
  const opacity = alpha * Number(style.opacity);
  canvas.save();
  move(canvas, element);
  clip(canvas, element, root);
  if (element instanceof SVGTextElement) paintText(canvas, element, style, opacity);
  else if (element instanceof SVGUseElement) paintUsed(canvas, element, root, opacity);
  else if (element instanceof SVGGeometryElement) paintShape(canvas, shapeOf(element), style, root, opacity);
  else for (const child of element.children) paintElement(canvas, child, root, opacity);
  canvas.restore();
}

function move(canvas: Canvas, element: SVGGraphicsElement): void {
  const by = element.transform.baseVal.consolidate()?.matrix;
  if (by) canvas.transform(by.a, by.b, by.c, by.d, by.e, by.f);
}

/** What a reference such as `url(#map-hatch)` or `#map-mound` stands for. */
function meant(reference: string | null, root: Element): Element | null {
  const [, id] = /#([\w-]+)/.exec(reference ?? "") ?? [];
  return id ? root.querySelector(`#${id}`) : null;
}

function clip(canvas: Canvas, element: Element, root: Element): void {
  const found = meant(element.getAttribute("clip-path"), root);
  if (!found) return;
  const outline = new Path2D();
  for (const child of found.children)
    if (child instanceof SVGGeometryElement) outline.addPath(shapeOf(child));
  canvas.clip(outline);
}

function paintUsed(canvas: Canvas, element: SVGUseElement, root: Element, alpha: number): void {
  const symbol = meant(element.getAttribute("href"), root);
  for (const child of symbol?.children ?? []) paintElement(canvas, child, root, alpha);
}

/** The outline of a path, circle or rectangle. */
export function shapeOf(element: SVGGeometryElement): Path2D {
  const number = (name: string): number => Number(element.getAttribute(name) ?? 0);
  if (element.tagName === "path") return new Path2D(element.getAttribute("d") ?? "");
  const path = new Path2D();
  if (element.tagName === "circle") path.arc(number("cx"), number("cy"), number("r"), 0, 2 * Math.PI);
  else if (element.tagName === "rect") path.rect(number("x"), number("y"), number("width"), number("height"));
  return path;
}

function paintShape(
  canvas: Canvas,
  path: Path2D,
  style: CSSStyleDeclaration,
  root: Element,
  alpha: number,
): void {
  const fill = (): void => {
    const found = inkOf(canvas, style.fill, root);
    if (!found) return;
    canvas.globalAlpha = alpha * Number(style.fillOpacity);
    canvas.fillStyle = found;
    canvas.fill(path, style.fillRule === "evenodd" ? "evenodd" : "nonzero");
  };
  const stroke = (): void => {
    if (!prepareStroke(canvas, style, root, alpha)) return;
    canvas.stroke(path);
  };
  const order = style.paintOrder.startsWith("stroke") ? [stroke, fill] : [fill, stroke];
  for (const part of order) part();
}

/** Set the pen; false where nothing is stroked. */
function prepareStroke(canvas: Canvas, style: CSSStyleDeclaration, root: Element, alpha: number): boolean {
  const found = inkOf(canvas, style.stroke, root);
  const width = Number.parseFloat(style.strokeWidth);
  if (!found || !width) return false;
  canvas.globalAlpha = alpha * Number(style.strokeOpacity);
  canvas.strokeStyle = found;
  canvas.lineWidth = width;
  canvas.lineCap = style.strokeLinecap as CanvasLineCap;
  canvas.lineJoin = style.strokeLinejoin as CanvasLineJoin;
  const dashes = style.strokeDasharray;
  canvas.setLineDash(dashes === "none" ? [] : dashes.split(/[ ,]+/).map(Number.parseFloat));
  return true;
}

/** A colour, a pattern, or nothing. */
function inkOf(canvas: Canvas, value: string, root: Element): string | CanvasPattern | null {
  if (value === "none" || value === "transparent") return null;
  if (!value.startsWith("url(")) return value;
  const found = meant(value, root);
  return found ? tiled(canvas, found, root) : null;
}

/** A pattern, painted once as a tile. */
function tiled(canvas: Canvas, pattern: Element, root: Element): CanvasPattern | null {
  const [width, height] = ["width", "height"].map((name) => Number(pattern.getAttribute(name))) as [
    number,
    number,
  ];
  const tile = document.createElement("canvas");
  tile.width = Math.round(width * FINE);
  tile.height = Math.round(height * FINE);
  const inside = tile.getContext("2d")!;
  inside.scale(tile.width / width, tile.height / height);
  for (const child of pattern.children) paintElement(inside, child, root, 1);
  const found = canvas.createPattern(tile, "repeat");
  found?.setTransform(new DOMMatrix().scale(width / tile.width, height / tile.height));
  return found;
}

const ANCHORS: Record<string, CanvasTextAlign> = { start: "left", middle: "center", end: "right" };

function paintText(canvas: Canvas, element: SVGTextElement, style: CSSStyleDeclaration, alpha: number): void {
  const text = element.textContent?.trim() ?? "";
  const at = (name: string): number => Number(element.getAttribute(name) ?? 0);
  canvas.font = `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
  canvas.textAlign = ANCHORS[style.textAnchor] ?? "left";
  if ("letterSpacing" in canvas && style.letterSpacing !== "normal")
    canvas.letterSpacing = style.letterSpacing;
  if (prepareStroke(canvas, style, element, alpha)) canvas.strokeText(text, at("x"), at("y"));
  const ink = inkOf(canvas, style.fill, element);
  if (!ink) return;
  canvas.globalAlpha = alpha;
  canvas.fillStyle = ink;
  canvas.fillText(text, at("x"), at("y"));
}
