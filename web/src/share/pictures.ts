/**
 * Pictures: the board, the result and the curve of points, made on this device to be passed on. They show what everybody
 * may see who looks at the board, in the reader's colours and language; no hand is ever in them.
 */

import { mount, tick, unmount } from "svelte";
import { answer, api, as } from "../api/client";
import { type Facts, type Now, type Side, SIDES, type Story, type View } from "../api/types";
import Curve from "../end/Curve.svelte";
import { SOURCES } from "../game/points";
import { playersOf } from "../words/choices";
import { finalPoints, verdict, whyOver } from "../words/ending";
import { t } from "../words/words.svelte";
import BoardPicture from "./BoardPicture.svelte";
import { paint } from "./painting";
import { Sheet } from "./sheet";

export type Subject = "board" | "end" | "curve";

/** What a picture is made of. */
export interface Shown {
  now: Now;
  view: View;
  facts: Facts;
  token: string | null;
}

const WIDTH = 1200;
const EDGE = 40;
const INSIDE = WIDTH - 2 * EDGE;
/** Milliseconds that the coast may take, which is loaded when it is first drawn. */
const LONGEST = 5000;

/** A picture as a file, with a name that says what it is. */
export async function pictureOf(subject: Subject, shown: Shown): Promise<File> {
  await document.fonts.ready;
  const sheet = await { board, end, curve }[subject](shown);
  const blob = await sheet.png();
  return new File([blob], `arpents-${subject}-${shown.now.game.id}.png`, { type: "image/png" });
}

/** Readers of a picture are neither side. */
const anyone = ({ claimed }: Now): Pick<Now, "you" | "claimed"> => ({ you: null, claimed });

function standing({ view }: Shown): string {
  const { british, french } = view.sides;
  return [
    t("play-turn", { turn: view.turn }),
    t("play-final-points", { british: british.points.total, french: french.points.total }),
  ].join(" · ");
}

async function board(shown: Shown): Promise<Sheet> {
  const { facts, view } = shown;
  return drawn(BoardPicture, { facts, view }, async (drawing) => {
    await until(() => drawing.querySelector(".land:not(.thin)") !== null);
    const { width, height } = drawing.viewBox.baseVal;
    const high = (INSIDE * height) / width;
    const sheet = new Sheet(WIDTH, EDGE + high + 96);
    paint(sheet.canvas, drawing, { x: EDGE, y: EDGE, width: INSIDE, height: high });
    sheet.write(playersOf(shown.now.game), { y: EDGE + high + 42, size: 26, old: true });
    sheet.write(view.outcome ? `${verdict(view, anyone(shown.now))} ${finalPoints(view)}` : standing(shown), {
      y: EDGE + high + 72,
      size: 19,
      colour: "--ink-2",
    });
    return sheet;
  });
}

async function end(shown: Shown): Promise<Sheet> {
  const { now, view } = shown;
  const story = await storyOf(shown);
  const reader = anyone(now);
  return drawn(Curve, { story, bare: true }, (drawing) => {
    const sheet = new Sheet(WIDTH, 900);
    const winner = view.outcome?.winner as Side;
    sheet.rule(28, `--${winner}`);
    sheet.write(verdict(view, reader), { y: 110, size: 54, old: true, colour: `--${winner}` });
    sheet.write(whyOver(view, reader), { y: 152, size: 22, old: true });
    sheet.write(playersOf(now.game), { y: 186, size: 20, colour: "--ink-2" });
    SIDES.forEach((side, index) => {
      const x = WIDTH / 2 + (index ? 150 : -150);
      sheet.write(`${view.sides[side].points.total}`, {
        x,
        y: 270,
        size: 64,
        old: true,
        colour: `--${side}`,
      });
      sheet.write(t(`side-${side}`), { x, y: 300, size: 22, old: true, colour: `--${side}` });
      SOURCES.forEach(({ from }, row) =>
        sheet.write(`${view.sides[side].points[from]}`, { x, y: 342 + row * 30, size: 20 }),
      );
    });
    SOURCES.forEach(({ name }, row) =>
      sheet.write(t(name), { y: 342 + row * 30, size: 20, colour: "--ink-2" }),
    );
    paint(sheet.canvas, drawing, { x: 120, y: 440, width: 960, height: 324 });
    sheet.write(t("end-curve"), { y: 800, size: 18, colour: "--ink-2" });
    sheet.rule(868, `--${winner}`);
    return sheet;
  });
}

async function curve(shown: Shown): Promise<Sheet> {
  const story = await storyOf(shown);
  return drawn(Curve, { story, bare: true }, (drawing) => {
    const high = (INSIDE * 216) / 640;
    const sheet = new Sheet(WIDTH, high + 190);
    sheet.write(t("end-curve"), { y: 62, size: 30, old: true });
    paint(sheet.canvas, drawing, { x: EDGE, y: 88, width: INSIDE, height: high });
    sheet.write(playersOf(shown.now.game), { y: high + 126, size: 22, old: true });
    sheet.write([verdict(shown.view, anyone(shown.now)), standing(shown)].filter(Boolean).join(" "), {
      y: high + 158,
      size: 18,
      colour: "--ink-2",
    });
    return sheet;
  });
}

const storyOf = ({ now, token }: Shown): Promise<Story> =>
  answer(api.GET("/api/v1/games/{game}/story", { params: { path: { game: now.game.id } }, ...as(token) }));

/** Draw something where nobody sees it, for as long as it is looked at. */
async function drawn<Props extends Record<string, unknown>>(
  component: Parameters<typeof mount<Props, Record<string, unknown>>>[0],
  props: Props,
  look: (drawing: SVGSVGElement) => Sheet | Promise<Sheet>,
): Promise<Sheet> {
  const target = document.createElement("div");
  target.className = "unseen";
  target.setAttribute("aria-hidden", "true");
  document.body.append(target);
  const made = mount(component, { target, props });
  try {
    await tick();
    return await look(target.querySelector("svg")!);
  } finally {
    await unmount(made);
    target.remove();
  }
}

/** Wait for something to be drawn; if it does not come, do without. */
async function until(isThere: () => boolean): Promise<void> {
  const late = performance.now() + LONGEST;
  while (!isThere() && performance.now() < late) await new Promise((done) => requestAnimationFrame(done));
}
