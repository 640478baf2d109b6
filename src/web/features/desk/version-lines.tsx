import { useTranslation } from 'react-i18next';
import type { LineMeasures, VersionMeasures } from '#domain/reading/line-measures.ts';
import { storyBands } from '#domain/reading/story-bands.ts';
import type { StoryLevel } from '#domain/reading/story-levels.ts';
import { classNames } from '#web/components/class-names.ts';

type VersionLinesProps = { readonly measures: VersionMeasures; readonly level: StoryLevel };

/** LIX, length and words above the level of a version, and beside each of its sentences what is hard in it. Rule 9.482. */
export function VersionFigures({ measures, level }: VersionLinesProps) {
  const { t } = useTranslation('desk');
  const { maxLix, words } = storyBands[level];
  const { lix } = measures;
  const figures = [
    { text: t('lix', { lix: Math.round(lix), max: maxLix }), off: Math.round(lix) > maxLix },
    {
      text: t('words', { count: measures.words, ...words }),
      off: measures.words < words.min || measures.words > words.max,
    },
    { text: t('above', { count: measures.above, level }), off: measures.above > 0 },
    { text: t('paragraphs', { count: measures.paragraphs.length }), off: false },
  ];
  return (
    <ul aria-label={t('figures')} className="flex flex-wrap gap-x-5 gap-y-1 text-sm tabular-nums">
      {figures.map(({ text, off }) => (
        <li key={text} className={off ? 'font-semibold text-warning' : 'text-second'}>
          {text}
        </li>
      ))}
    </ul>
  );
}

export function VersionLines({ measures }: { readonly measures: VersionMeasures }) {
  const { t } = useTranslation('desk');
  if (measures.words === 0) return <p className="text-sm text-muted">{t('noLines')}</p>;
  return (
    <section
      aria-label={t('lines')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and holds nothing to stop at
      tabIndex={0}
      className="space-y-3 max-lg:max-h-96 max-lg:overflow-y-auto rounded-control border border-hairline bg-sunk p-3"
    >
      {measures.paragraphs.map((lines, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a paragraph is its place
        <ol key={place} className="space-y-1.5">
          {lines.map((line, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a sentence is its place
            <Line key={at} line={line} />
          ))}
        </ol>
      ))}
    </section>
  );
}

function Line({ line }: { readonly line: LineMeasures }) {
  const { t } = useTranslation('desk');
  const { text, words, isLong, above } = line;
  return (
    <li className="grid grid-cols-[2.5rem_1fr] gap-x-2 text-sm">
      <span
        className={classNames(
          'text-right tabular-nums',
          isLong ? 'font-semibold text-warning' : 'text-muted',
        )}
      >
        <span className="sr-only">{t(isLong ? 'longLine' : 'line', { count: words })}</span>
        <span aria-hidden="true">{words}</span>
      </span>
      <span className="min-w-0 [overflow-wrap:anywhere]">
        <span lang="nb">{text}</span>
        {above.length > 0 && (
          <span className="block font-semibold text-warning">
            {t('aboveIn')} <span lang="nb">{above.join(', ')}</span>
          </span>
        )}
      </span>
    </li>
  );
}
