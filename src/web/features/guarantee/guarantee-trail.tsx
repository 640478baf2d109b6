import { type CSSProperties, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '#web/components/class-names.ts';
import { Icon } from '#web/components/icon.tsx';
import { ridge, stationX } from '#web/levels/ridge.ts';
import { TrailLand, TrailWay } from '#web/levels/trail-land.tsx';
import { TrailStone } from '#web/levels/trail-stone.tsx';
import { useLocale } from '#web/locale/locale.ts';
import { type Guarantee, type Station, stationsOf, walkedTo } from './guarantee-stations.ts';

/** The mountain profile as the guarantee's meter: a station for each condition, walked as far as they are in place. */
export function GuaranteeTrail({ guarantee }: { readonly guarantee: Guarantee }) {
  const { t } = useTranslation('guarantee');
  const { locale } = useLocale();
  const id = useId();
  const stations = stationsOf(guarantee);
  const walked = walkedTo(stations);
  const here = placeOf(walked);
  const met = stations.filter((station) => station.met).length;
  const total = stations.length;
  const names = shortNames(guarantee, t);
  const missing = stations.filter((station) => !station.met).map(({ key }) => names[key]);
  const description =
    missing.length === 0
      ? t('meter.altAll', { total })
      : t('meter.alt', { total, met, missing: new Intl.ListFormat(locale).format(missing) });
  return (
    <div className="trail-frame pt-4">
      <div role="img" aria-label={description} className="trail" data-size="full">
        <div className="trail-land">
          <div className="trail-sheet trail-ground">
            <TrailLand id={id} />
          </div>
          <div className="trail-sheet trail-walk">
            <TrailWay id={id} walked={stationX(walked)} />
          </div>
          <span className="trail-mark trail-start" style={placeOf(0)} />
          <span className="trail-pole" style={here} />
          <span className="trail-mark trail-stone" style={here}>
            <TrailStone />
          </span>
          <span
            className="trail-words"
            style={here}
            data-side={walked < 2.5 ? 'right' : 'left'}
            data-wide-side={walked < 3.6 ? 'right' : 'left'}
          >
            <span className="trail-caption">{t('meter.here')}</span>
            <span className="trail-strong">
              {met === total ? t('meter.all') : t('meter.met', { count: met, total })}
            </span>
          </span>
        </div>
        <div className="trail-axis" aria-hidden="true">
          <span className="trail-axis-line" style={along(0)} />
          {stations.map((station, index) => (
            <StationMark key={station.key} station={station} number={index + 1} name={names[station.key]} />
          ))}
        </div>
      </div>
    </div>
  );
}

function StationMark(props: { readonly station: Station; readonly number: number; readonly name: string }) {
  const { station, number, name } = props;
  return (
    <>
      <span
        className={classNames(
          'top-0 grid size-6 -translate-x-1/2 place-items-center rounded-full border text-[min(0.8125rem,5cqi)] font-semibold',
          station.met ? 'border-primary bg-primary text-on-primary' : 'border-control bg-card text-second',
        )}
        style={along(number)}
      >
        {station.met ? <Icon name="lucide:check" size={14} /> : number}
      </span>
      <span className="guarantee-name" style={along(number)}>
        {name}
      </span>
    </>
  );
}

type Translate = ReturnType<typeof useTranslation>['t'];

function shortNames({ conditions }: Guarantee, t: Translate): Readonly<Record<Station['key'], string>> {
  return {
    levelTest: t('short.levelTest'),
    weeks: t('short.weeks', { need: conditions.weeks.need }),
    tasks: t('short.tasks', { need: conditions.tasks.need }),
    package: t('short.package'),
    proof: t('short.proof'),
  };
}

/** A place on the ridge, in percent of the drawing. */
function placeOf(station: number): CSSProperties {
  const x = stationX(station);
  return { '--x': short(x / 10), '--y': short(ridge(x)) } as CSSProperties;
}

function along(station: number): CSSProperties {
  return { '--at': station / 5 } as CSSProperties;
}

function short(value: number): number {
  return Math.round(value * 100) / 100;
}
