/**
 * Geometry of the mountain profile (shared/looks/README.md, "Mountain profile"): 1000 units wide, 100 high.
 * x runs to the right, heights upwards; `path` functions turn heights into SVG y (100 − height).
 */

export type Point = readonly [x: number, height: number];

/**
 * The corners of the plan, and between them what makes the ledges: the path runs on level for 16 units behind a
 * station, climbs slowly, then steeply. Behind the summit a shoulder, which is not part of the way.
 */
const ridgeCorners: readonly Point[] = [
  [60, 0],
  [90, 6],
  [110, 6.4],
  [135, 8.6],
  [158, 14],
  [172, 13],
  [250, 17],
  [266, 17.2],
  [286, 20.9],
  [318, 31],
  [334, 29],
  [410, 33],
  [426, 33.3],
  [444, 37.6],
  [474, 49],
  [492, 46],
  [570, 52],
  [586, 52.4],
  [604, 57.6],
  [632, 70],
  [648, 67],
  [730, 72],
  [746, 72.3],
  [762, 76.4],
  [790, 87],
  [806, 84],
  [852, 91.5],
  [878, 99],
  [890, 100],
  [938, 84],
  [957, 84.8],
  [1000, 62],
];

/** How far from a corner, in units of x, its rounding begins at most: ledges are flatter, the summit is sharp. */
const rounding = { between: 18, station: 10, summit: 3 } as const;
const summitX = 890;

/** Share of the height by which each lower copy of the ridge lies below the one above. */
const layerDrop = 0.135;
const layerCount = 6;
const layerStep = 25;

type Curve = { readonly from: Point; readonly control: Point; readonly to: Point };

/** One quadratic curve per inner corner; straight lines join them. */
const curves: readonly Curve[] = ridgeCorners.slice(1, -1).map((corner, index) => {
  const before = ridgeCorners[index] as Point;
  const after = ridgeCorners[index + 2] as Point;
  const most = roundingAt(corner[0]);
  return {
    from: towards({ corner, neighbour: before, most }),
    control: corner,
    to: towards({ corner, neighbour: after, most }),
  };
});

/** x of a level value, 0 (Pre-A1) to 5 (C1). Values outside are drawn at the ends. */
export function stationX(value: number): number {
  return 90 + 160 * Math.min(Math.max(value, 0), 5);
}

/** Height of the drawn ridge at x, 0 to 100. Left of the fjord's shore it is 0. */
export function ridge(x: number): number {
  const first = ridgeCorners[0] as Point;
  const last = ridgeCorners.at(-1) as Point;
  if (x <= first[0]) return first[1];
  if (x >= last[0]) return last[1];
  const curve = curves.find((candidate) => x >= candidate.from[0] && x <= candidate.to[0]);
  if (curve) return heightOnCurve(curve, x);
  const next = curves.find((candidate) => candidate.from[0] > x);
  const to = next?.from ?? last;
  const previous = curves.findLast((candidate) => candidate.to[0] < x);
  const from = previous?.to ?? first;
  return from[1] + ((to[1] - from[1]) * (x - from[0])) / (to[0] - from[0]);
}

/** The ridge as an SVG path in the box 0 0 1000 100. */
export function ridgePath(): string {
  const first = ridgeCorners[0] as Point;
  const last = ridgeCorners.at(-1) as Point;
  const bends = curves.map(({ from, control, to }) => `L${at(from)}Q${at(control)} ${at(to)}`);
  return `M${at(first)}${bends.join('')}L${at(last)}`;
}

/** The six smoothed, lower copies of the ridge as SVG paths, the highest first. */
export function layerPaths(): readonly string[] {
  return Array.from({ length: layerCount }, (_, index) => {
    const points: Point[] = [];
    for (let x = 60; x <= 1000; x += layerStep) points.push([x, layerHeight(index + 1, x)]);
    points.push([1000, layerHeight(index + 1, 1000)]);
    return throughMiddles(points);
  });
}

/** Height of the copy number `layer` (1 is the highest) at x. */
export function layerHeight(layer: number, x: number): number {
  const shore = (ridgeCorners[0] as Point)[0];
  // The copies meet the ridge at the shore, so the smoothing window closes towards it.
  const reach = Math.min(5 + 8 * layer, Math.max(0, x - shore));
  let sum = 0;
  const taps = 8;
  for (let tap = -taps; tap <= taps; tap++) sum += ridge(x + (reach * tap) / taps);
  return (sum / (2 * taps + 1)) * (1 - layerDrop * layer);
}

/** Points as an SVG polygon's or polyline's `points`. */
export function pointList(points: readonly Point[]): string {
  return points.map(at).join(' ');
}

function roundingAt(x: number): number {
  if (x === summitX) return rounding.summit;
  return (x - 90) % 160 === 0 ? rounding.station : rounding.between;
}

function towards({
  corner,
  neighbour,
  most,
}: {
  readonly corner: Point;
  readonly neighbour: Point;
  readonly most: number;
}): Point {
  const width = Math.abs(neighbour[0] - corner[0]);
  const share = Math.min(most, width / 2) / width;
  return [corner[0] + (neighbour[0] - corner[0]) * share, corner[1] + (neighbour[1] - corner[1]) * share];
}

/** The curve is a function of x, because its three points rise in x: solve x(t) = x, then take the height. */
function heightOnCurve({ from, control, to }: Curve, x: number): number {
  const a = from[0] - 2 * control[0] + to[0];
  const b = 2 * (control[0] - from[0]);
  const c = from[0] - x;
  const t = Math.abs(a) < 1e-9 ? -c / b : (-b + Math.sqrt(b * b - 4 * a * c)) / (2 * a);
  const rest = 1 - t;
  return rest * rest * from[1] + 2 * rest * t * control[1] + t * t * to[1];
}

/** A smooth path through the middles of the given points. */
function throughMiddles(points: readonly Point[]): string {
  const first = points[0] as Point;
  const last = points.at(-1) as Point;
  let path = `M${at(first)}`;
  for (let index = 1; index < points.length - 1; index++) {
    const point = points[index] as Point;
    const next = points[index + 1] as Point;
    path += `Q${at(point)} ${at([(point[0] + next[0]) / 2, (point[1] + next[1]) / 2])}`;
  }
  return `${path}L${at(last)}`;
}

function at([x, height]: Point): string {
  return `${short(x)} ${short(100 - height)}`;
}

function short(value: number): string {
  return String(Math.round(value * 10) / 10);
}
