import { layerPaths, type Point, pointList, ridgePath } from './ridge.ts';

const ridgeLine = ridgePath();
const layers = [ridgeLine, ...layerPaths()];
/** Down past the drawing's edge, where the outline is cut off. */
const floor = 'L1003 62V112H60Z';
/** Share of the terrain's colour in each layer; the rest is the ground, so the lowest almost is the page. */
const depths = [100, 85, 70, 54, 39, 23, 8];

const farRidge: readonly Point[] = [
  [0, 40],
  [50, 45],
  [90, 42],
  [141, 50.5],
  [186, 44.5],
  [250, 52.5],
  [301, 46.5],
  [350, 54],
  [410, 48],
  [470, 58],
  [530, 52.5],
  [591, 63],
  [650, 57],
  [720, 66],
  [790, 60],
  [860, 78],
  [905, 70],
  [941, 93],
  [970, 89],
  [1000, 95],
];
const nearRidge: readonly Point[] = [
  [0, 23.5],
  [41, 28],
  [72, 26],
  [111, 34],
  [150, 29.5],
  [191, 37],
  [231, 31.5],
  [280, 41],
  [328, 35.5],
  [371, 44],
  [422, 38.5],
  [470, 50],
  [530, 44],
  [600, 54],
  [700, 50],
  [800, 62],
  [880, 58],
  [950, 66],
  [978, 70],
  [1000, 78],
];

/** The side away from the light, and the snow. Their upper edges lie above the ridge, which cuts them. */
const lee: readonly Point[] = [
  [893.5, 101],
  [1003, 101],
  [1003, 43],
  [979, 54.4],
  [962, 57.6],
  [950, 66.8],
  [936, 67.9],
  [922.5, 74.8],
  [910, 77.2],
  [904.5, 82.7],
];
const snow: readonly Point[] = [
  [836, 92],
  [841, 89.7],
  [853, 87.7],
  [863, 88.6],
  [871, 84.5],
  [880, 86],
  [888, 80.7],
  [897, 86.3],
  [904.5, 82.7],
  [893.5, 101],
  [850, 101],
];
const snowLee: readonly Point[] = [
  [893.5, 101],
  [904.5, 82.7],
  [912, 86.7],
  [919, 85],
  [931, 86.2],
  [940, 101],
];

/** The ground of the profile: far ridges, layers, summit and fjord. `id` makes its gradients unique on the page. */
export function TrailLand({ id }: { readonly id: string }) {
  return (
    <svg className="trail-drawing" viewBox="0 0 1000 100" preserveAspectRatio="none" aria-hidden="true">
      <defs>
        {[1, 2].map((range) => (
          <linearGradient key={range} id={`${id}-far-${range}`} x1="0" y1="0" x2="0" y2="1">
            <stop className={`trail-far-${range}`} />
            <stop offset="1" className={`trail-far-${range}`} stopOpacity="0" />
          </linearGradient>
        ))}
        <clipPath id={`${id}-land`}>
          <path d={ridgeLine + floor} />
        </clipPath>
      </defs>
      <polygon points={`${pointList(farRidge)} 1000 100 0 100`} fill={`url(#${id}-far-1)`} />
      <polygon points={`${pointList(nearRidge)} 1000 100 0 100`} fill={`url(#${id}-far-2)`} />
      <g>
        {layers.map((path, layer) => (
          <path
            key={depths[layer]}
            d={path + floor}
            className="trail-layer"
            style={{ '--depth': `${depths[layer]}%` } as React.CSSProperties}
          />
        ))}
      </g>
      <g clipPath={`url(#${id}-land)`}>
        <polygon className="trail-lee" points={pointList(lee)} />
        <polygon className="trail-snow" points={pointList(snow)} />
        <polygon className="trail-snow-lee" points={pointList(snowLee)} />
      </g>
      <polygon className="trail-water" points="0 97.4 66.5 97.4 94 106 0 106" />
      <line className="trail-shore" x1="0" y1="97.4" x2="66.5" y2="97.4" />
      <line className="trail-ripple" x1="10" y1="98.7" x2="50" y2="98.7" />
      <line className="trail-ripple" x1="20" y1="100" x2="38" y2="100" />
    </svg>
  );
}

/** The whole way as one line; `walked` is the part that is coloured, from Pre-A1 on. */
export function TrailWay({ id, walked }: { readonly id: string; readonly walked: number | null }) {
  const from = walked ?? 90;
  return (
    <svg className="trail-drawing" viewBox="0 0 1000 100" preserveAspectRatio="none" aria-hidden="true">
      <defs>
        <linearGradient id={`${id}-ramp`} gradientUnits="userSpaceOnUse" x1="90" y1="0" x2="890" y2="0">
          {[0, 1, 2, 3, 4, 5].map((station) => (
            <stop key={station} offset={station / 5} stopColor={`var(--level-${station})`} />
          ))}
        </linearGradient>
        <clipPath id={`${id}-walked`}>
          <rect x="90" y="-20" width={Math.max(from - 90, 0)} height="130" />
        </clipPath>
        <clipPath id={`${id}-rest`}>
          <rect x={from} y="-20" width={Math.max(890 - from, 0)} height="130" />
        </clipPath>
      </defs>
      <path className="trail-rest" d={ridgeLine} clipPath={`url(#${id}-rest)`} />
      {walked !== null && (
        <path
          className="trail-walked"
          d={ridgeLine}
          stroke={`url(#${id}-ramp)`}
          clipPath={`url(#${id}-walked)`}
        />
      )}
    </svg>
  );
}

/** The band of likely levels: a wide stroke along the ridge, cut to its ends by the style sheet. */
export function TrailCertainty() {
  return (
    <svg className="trail-drawing" viewBox="0 0 1000 100" preserveAspectRatio="none" aria-hidden="true">
      <path className="trail-band" d={ridgeLine} />
    </svg>
  );
}
