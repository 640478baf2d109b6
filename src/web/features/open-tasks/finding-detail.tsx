import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import type { TextFinding } from '#domain/submissions/assessment.ts';
import { Button } from '#web/components/button.tsx';
import { Icon } from '#web/components/icon.tsx';
import { quoted } from '#web/formats/quoted.ts';
import { useLocale } from '#web/locale/locale.ts';
import { kindOf } from './mark-kinds.tsx';
import { PractisePoint } from './practise-point.tsx';

type FindingDetailProps = {
  readonly ref?: Ref<HTMLElement>;
  readonly id: string;
  readonly text: string;
  readonly finding: TextFinding;
  readonly place: { readonly number: number; readonly count: number };
  readonly onClose: () => void;
  readonly onMove: (step: 1 | -1) => void;
  /** Puts a correction into the text; left out where the text does not change any more. */
  readonly onCorrect?: (correction: string) => void;
};

/** One finding: what kind, why, what could stand there, where it is expected, and the way to practise it. Rule 9.334. */
export function FindingDetail(props: FindingDetailProps) {
  const { ref, id, text, finding, place, onClose, onMove, onCorrect } = props;
  const { t } = useTranslation('writing');
  const { locale } = useLocale();
  const { start, end, message, suggestions, expectedAt, practice, practiceLevel } = finding;
  const kind = kindOf(finding);
  return (
    <section
      ref={ref}
      id={id}
      tabIndex={-1}
      aria-label={t('marks.detail', place)}
      className="finding-detail"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onClose();
      }}
    >
      <div className="flex items-start justify-between gap-3">
        <p className="text-ui text-second">
          <span className={`found-mark found-mark-${kind}`}>{t(`marks.kind.${kind}`)}</span>{' '}
          <span className="whitespace-nowrap">{t('marks.place', place)}</span>
        </p>
        <button
          type="button"
          className="-mt-2.5 -mr-2.5 grid size-11 shrink-0 place-items-center rounded-control text-second hover:bg-sunk"
          aria-label={t('marks.close')}
          onClick={onClose}
        >
          <Icon name="lucide:x" size={20} />
        </button>
      </div>
      <p className="mt-1 font-serif text-lg" lang="nb">
        {suggestions[0] === undefined ? (
          <mark className="bg-transparent text-inherit">{text.slice(start, end)}</mark>
        ) : (
          <>
            <del>{text.slice(start, end)}</del>{' '}
            <ins className="font-semibold no-underline">{suggestions.join(' / ')}</ins>
          </>
        )}
      </p>
      <p className="mt-1">{message[locale === 'nb-NO' ? 'nb' : 'en']}</p>
      {expectedAt && <p className="mt-1 text-ui text-second">{t('marks.expected', { level: expectedAt })}</p>}
      <div className="mt-2 flex flex-wrap items-center gap-x-3">
        {onCorrect &&
          suggestions.map((suggestion) => (
            <Button key={suggestion} size="small" className="mt-2" onClick={() => onCorrect(suggestion)}>
              <span>
                {t('marks.put')} <span lang="nb">{quoted(suggestion, locale)}</span>
              </span>
            </Button>
          ))}
        {practice && practiceLevel && <PractisePoint point={practice} level={practiceLevel} />}
        {place.count > 1 && (
          <span className="mt-2 ml-auto flex gap-2">
            <Button size="small" variant="quiet" onClick={() => onMove(-1)}>
              {t('marks.previous')}
            </Button>
            <Button size="small" variant="quiet" onClick={() => onMove(1)}>
              {t('marks.next')}
            </Button>
          </span>
        )}
      </div>
    </section>
  );
}
