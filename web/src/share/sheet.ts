/** A sheet of paper to paint a picture on, in the colours of the page, at twice the size for sharp screens. */

const FINER = 2;
/** Text that would be wider than the sheet is written smaller. */
const MARGIN = 40;

export interface Writing {
  /** The middle of the line; that of the sheet if left out. */
  x?: number;
  y: number;
  size: number;
  /** In the old face. */
  old?: boolean;
  /** A token of the style sheets. */
  colour?: string;
}

export class Sheet {
  readonly canvas: CanvasRenderingContext2D;
  #paper = document.createElement("canvas");
  #tokens = getComputedStyle(document.documentElement);

  constructor(
    readonly width: number,
    height: number,
  ) {
    this.#paper.width = width * FINER;
    this.#paper.height = Math.ceil(height) * FINER;
    this.canvas = this.#paper.getContext("2d")!;
    this.canvas.scale(FINER, FINER);
    this.canvas.fillStyle = this.#token("--sheet");
    this.canvas.fillRect(0, 0, width, height);
  }

  #token(name: string): string {
    return this.#tokens.getPropertyValue(name).trim();
  }

  /** A line of text about its middle. */
  write(text: string, { x = this.width / 2, y, size, old = false, colour = "--ink" }: Writing): void {
    const face = this.#token(old ? "--old" : "--new");
    this.canvas.save();
    this.canvas.font = `${size}px ${face}`;
    const wide = this.canvas.measureText(text).width;
    const room = this.width - 2 * MARGIN;
    if (wide > room) this.canvas.font = `${(size * room) / wide}px ${face}`;
    this.canvas.textAlign = "center";
    this.canvas.fillStyle = this.#token(colour);
    this.canvas.fillText(text, x, y);
    this.canvas.restore();
  }

  /** A double rule across. */
  rule(y: number, colour: string): void {
    this.canvas.fillStyle = this.#token(colour);
    for (const at of [y, y + 6]) this.canvas.fillRect(MARGIN, at, this.width - 2 * MARGIN, 2);
  }

  png(): Promise<Blob> {
    return new Promise((done, failed) =>
      this.#paper.toBlob(
        (blob) => (blob ? done(blob) : failed(new Error("The picture is empty."))),
        "image/png",
      ),
    );
  }
}
