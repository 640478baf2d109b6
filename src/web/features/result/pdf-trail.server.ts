import { levels } from '#domain/levels/levels.ts';
import { layerPaths, ridge, ridgePath, stationX } from '#web/levels/ridge.ts';
import { inks, type PdfSheet } from './pdf-sheet.server.ts';

type Reading = {
  /** Level on the scale 0 to 5; null without a place. */
  readonly value: number | null;
  readonly low: number;
  readonly high: number;
};
type Place = { readonly x: number; readonly y: number; readonly width: number };

const ridgeLine = ridgePath();
const layers = [ridgeLine, ...layerPaths()];
/** Share of the terrain's ink in each layer, as on the screen. */
const depths = [1, 0.85, 0.7, 0.54, 0.39, 0.23, 0.08];

/** The mountain profile: land, walked part, band and stone. `height` is the summit's. */
export function drawProfile({
  sheet,
  reading,
  place,
}: {
  readonly sheet: PdfSheet;
  readonly reading: Reading;
  readonly place: Place & { readonly height: number };
}): void {
  const { doc } = sheet;
  const { x, y, width, height } = place;
  const { value, low, high } = reading;
  const scale = { x: width / 1000, y: height / 100 };
  const at = (v: number) => ({ x: x + stationX(v) * scale.x, y: y + (100 - ridge(stationX(v))) * scale.y });
  /** Strokes keep their width: the path is scaled, the pen is not. */
  const along = (from: number, to: number, draw: (path: string) => void) => {
    doc.save();
    doc.rect(x + from * scale.x, y - 20, (to - from) * scale.x, height + 40).clip();
    draw(scaled({ path: ridgeLine, x: place.x, y: place.y, scale }));
    doc.restore();
  };

  for (const [index, path] of layers.entries()) {
    doc
      .path(
        `${scaled({ path, x, y, scale })}L${x + width} ${y + height + 6}L${x + 60 * scale.x} ${y + height + 6}Z`,
      )
      .fill(paler(inks.terrain, depths[index] ?? 0));
  }
  // The land fades at its sides.
  for (const [from, to] of [
    [1001, 930],
    [59, 95],
  ] as const) {
    const fade = doc.linearGradient(x + from * scale.x, y, x + to * scale.x, y);
    fade.stop(0, '#ffffff', 1).stop(1, '#ffffff', 0);
    doc.rect(x + Math.min(from, to) * scale.x, y - 4, Math.abs(to - from) * scale.x, height + 12).fill(fade);
  }
  for (const station of levels.keys()) {
    const top = at(station);
    doc.save().lineWidth(0.6).dash(1.2, { space: 2.4 }).strokeColor(inks.control);
    doc
      .moveTo(top.x, top.y)
      .lineTo(top.x, y + height + 12)
      .stroke()
      .restore();
  }
  along(stationX(low), stationX(high), (path) =>
    doc.path(path).lineWidth(9).strokeOpacity(0.3).stroke(inks.blue).strokeOpacity(1),
  );
  const here = value === null ? stationX(0) : stationX(value);
  along(stationX(0), here, (path) => doc.path(path).lineWidth(2.2).stroke(inks.primary));
  along(here, stationX(5), (path) => {
    doc.path(path).lineWidth(1.8).lineCap('round').dash(0.01, { space: 4 }).stroke(inks.second);
  });
  for (const station of levels.keys())
    if (station > 0) drawCairn({ doc, stones: station, foot: at(station) });
  for (const end of [low, high]) {
    const { x: tick, y: middle } = at(end);
    doc
      .moveTo(tick, middle - 7)
      .lineTo(tick, middle + 7)
      .lineWidth(1.2)
      .stroke(inks.blue);
  }
  if (value !== null) drawStone(doc, at(value));
}

/** The axis: six stations, the band, and where one stands. 26 points high with its names. */
export function drawAxis({
  sheet,
  reading,
  place,
}: {
  readonly sheet: PdfSheet;
  readonly reading: Reading & { readonly reached: number };
  readonly place: Place & {
    /** From the left edge to Pre-A1 and from C1 to the right edge. */
    readonly insets: readonly [number, number];
    readonly size: number;
    readonly ink: string;
  };
}): void {
  const { doc } = sheet;
  const { value, low, high, reached } = reading;
  const { y, size } = place;
  const from = place.x + place.insets[0];
  const span = place.width - place.insets[0] - place.insets[1];
  const at = (v: number) => from + (span * Math.min(Math.max(v, 0), 5)) / 5;
  doc
    .moveTo(at(0), y + 5)
    .lineTo(at(5), y + 5)
    .lineWidth(1)
    .stroke(inks.hairline);
  doc.roundedRect(at(low) - 2, y + 2, at(high) - at(low) + 4, 6, 3).fill(inks.band);
  for (const [station, level] of levels.entries()) {
    doc.circle(at(station), y + 5, 2.6);
    if (station <= reached) doc.fill(inks.levels[station] ?? inks.text);
    else doc.lineWidth(1).fillAndStroke('#ffffff', inks.stone);
    const named = station === reached;
    doc
      .font(named ? 'bold' : 'sans')
      .fontSize(size)
      .fillColor(named ? inks.text : inks.second);
    doc.text(level, at(station) - 25, y + 13, { width: 50, align: 'center', lineBreak: false });
  }
  if (value !== null) doc.rect(at(value) - 1, y - 1, 2, 12).fill(place.ink);
}

type Doc = PdfSheet['doc'];
type Point = { readonly x: number; readonly y: number };

/** As many stones as the level has. */
function drawCairn({
  doc,
  stones,
  foot,
}: {
  readonly doc: Doc;
  readonly stones: number;
  readonly foot: Point;
}): void {
  for (let stone = 0; stone < stones; stone++) {
    const half = 5.2 - stone * 0.8;
    doc.roundedRect(foot.x - half, foot.y - 2.4 * (stone + 1), 2 * half, 2, 1).fill(inks.stone);
  }
}

/** The stone with the red T, in the box 44 × 37 of the screen's drawing. */
function drawStone(doc: Doc, foot: Point): void {
  const size = 22 / 44;
  doc
    .save()
    .translate(foot.x - 22 * size, foot.y - 33 * size)
    .scale(size);
  doc
    .path(
      'M3.4 36.2c-2 0-2.7-1.1-2.4-3.3C2.2 22.6 4.5 14.2 9.6 7.6 13.4 2.9 17.4 1 23 1c5.4 0 9.6 2 13 6.8 4.4 6.2 6.4 14.8 7 25 .1 2.3-.6 3.4-2.6 3.4Z',
    )
    .lineWidth(2.4)
    .fillAndStroke('#e7e7ea', '#424248');
  doc.path('M10.2 10.7 33.6 9.7l.3 5.5-8.2.4.5 15.4-7.2.3-.5-15.4-8.1.4Z').fill(inks.red);
  doc.restore();
}

/** An ink mixed with the white of the paper. */
function paler(ink: string, share: number): string {
  const parts = [1, 3, 5].map((from) => Number.parseInt(ink.slice(from, from + 2), 16));
  const mixed = parts.map((part) => Math.round(255 - (255 - part) * share));
  return `#${mixed.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** A path of absolute commands (M, L, Q) moved and scaled. */
function scaled({
  path,
  x,
  y,
  scale,
}: {
  readonly path: string;
  readonly x: number;
  readonly y: number;
  readonly scale: { readonly x: number; readonly y: number };
}): string {
  let isX = false;
  return path.replace(/-?[\d.]+/g, (number) => {
    isX = !isX;
    const placed = isX ? x + Number(number) * scale.x : y + Number(number) * scale.y;
    return String(Math.round(placed * 100) / 100);
  });
}
