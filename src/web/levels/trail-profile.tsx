import { type CSSProperties, Fragment, useId } from 'react';
import { levels } from '#domain/levels/levels.ts';
import { classNames } from '#web/components/class-names.ts';
import { Cairn } from './cairn.tsx';
import { ridge, stationX } from './ridge.ts';
import { AxisDrawing, type TrailReading } from './trail-axis.tsx';
import { TrailCertainty, TrailLand, TrailWay } from './trail-land.tsx';
import { TrailStone } from './trail-stone.tsx';

type TrailProfileProps = TrailReading & {
  /** What the picture says in words: level, band, certainty. It is the picture's text alternative. */
  readonly description: string;
  /** Small line at the pole: 'You are here'. */
  readonly caption?: string;
  /** Strong line at the pole: 'B1, on the way to B2'. */
  readonly label?: string;
  /** `hero` runs across a whole page, `full` fades at its sides. The small form is `TrailAxis`. */
  readonly size?: 'hero' | 'full';
  /** Draws the walked part and narrows the band once, unless the reader wants less motion. */
  readonly animate?: boolean;
  readonly className?: string;
};

/**
 * The picture of a level: the way from the fjord (Pre-A1) to the summit (C1), where one stands (the T stone) and
 * how sure that is (the band). Drawn on the server, needs no script; on a card, set `on-card` on the card.
 */
export function TrailProfile(props: TrailProfileProps) {
  const { value, low, high, reached, description, caption, label, size = 'full', animate, className } = props;
  const id = useId();
  const here = value === null ? null : placeOf(value);
  const words = Boolean(caption || label);
  return (
    <div className={classNames('trail-frame', className)}>
      <div
        role="img"
        aria-label={description}
        className="trail"
        data-size={size}
        data-animate={animate || undefined}
        data-bare={!words || here === null || undefined}
      >
        <div className="trail-land">
          <div className="trail-sheet trail-ground">
            <TrailLand id={id} />
          </div>
          <Plumbs />
          {low !== null && high !== null && (
            <div
              className="trail-sheet trail-certainty"
              style={{ '--low': stationX(low) / 10, '--high': stationX(high) / 10 } as CSSProperties}
            >
              <TrailCertainty />
            </div>
          )}
          <div className="trail-sheet trail-walk">
            <TrailWay id={id} walked={value === null ? null : stationX(value)} />
          </div>
          {low !== null && high !== null && (
            <>
              <span className="trail-mark trail-tick" style={placeOf(low)} />
              <span className="trail-mark trail-tick" style={placeOf(high)} />
            </>
          )}
          {levels.map((level, station) =>
            station === 0 ? (
              <span key={level} className="trail-mark trail-start" style={placeOf(0)} />
            ) : (
              <span
                key={level}
                className="trail-mark trail-cairn text-stone"
                data-under-stone={underStone(station, value)}
                style={placeOf(station)}
              >
                <Cairn stones={station} outlined className="w-full" />
              </span>
            ),
          )}
          {here && value !== null && (
            <Fragment>
              {words && <span className="trail-pole" style={here} />}
              <span className="trail-mark trail-stone" style={here}>
                <TrailStone />
              </span>
              {words && (
                <span
                  className="trail-words"
                  style={here}
                  data-side={value < 2.5 ? 'right' : 'left'}
                  data-wide-side={value < (size === 'hero' ? 4 : 3.6) ? 'right' : 'left'}
                >
                  {caption && <span className="trail-caption">{caption}</span>}
                  {label && <span className="trail-strong">{label}</span>}
                </span>
              )}
            </Fragment>
          )}
        </div>
        <AxisDrawing value={value} low={low} high={high} reached={reached} />
      </div>
    </div>
  );
}

/** Whether the T stone stands where a cairn does: on every width, or on narrow ones only. One of them is drawn. */
function underStone(station: number, value: number | null): 'always' | 'narrow' | undefined {
  const distance = value === null ? Number.POSITIVE_INFINITY : Math.abs(value - station);
  if (distance < 0.22) return 'always';
  return distance < 0.38 ? 'narrow' : undefined;
}

/** Lines from the stations down to the axis. */
function Plumbs() {
  return (
    <div className="trail-sheet trail-plumbs">
      <svg className="trail-drawing" viewBox="0 0 1000 100" preserveAspectRatio="none" aria-hidden="true">
        {levels.map((level, station) => {
          const x = stationX(station);
          return <line key={level} className="trail-plumb" x1={x} x2={x} y1={100 - ridge(x)} y2="120" />;
        })}
      </svg>
    </div>
  );
}

/** A level value's place on the ridge, in percent of the drawing. */
function placeOf(value: number): CSSProperties {
  const x = stationX(value);
  return { '--x': short(x / 10), '--y': short(ridge(x)) } as CSSProperties;
}

function short(value: number): number {
  return Math.round(value * 100) / 100;
}
