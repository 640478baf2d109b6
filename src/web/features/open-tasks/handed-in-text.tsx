import { useTranslation } from 'react-i18next';
import type { TextFinding } from '#domain/submissions/assessment.ts';
import type { Submission } from '#domain/submissions/submission.ts';
import type { OpenSittingTask } from '#web/features/sitting-data/sitting-data.ts';
import { useLocale } from '#web/locale/locale.ts';
import { textPieces } from './text-pieces.ts';

type HandedInTextProps = { readonly task: OpenSittingTask; readonly submission: Submission };

/** The text as it was handed in, with what was found in it, and its length beside what the task asks for. */
export function HandedInText({ task, submission }: HandedInTextProps) {
  const { t } = useTranslation('writing');
  const { text, words, plan, transcript, kind } = submission;
  const shown = kind === 'write' ? text : (transcript ?? '');
  if (shown === '') return null;
  const findings = submission.feedback?.findings ?? [];
  const { task: asked } = task;
  return (
    <section>
      <h3 className="heading-4">{t(kind === 'write' ? 'handedIn' : 'transcript')}</h3>
      {asked.kind === 'write' && (
        <p className="mt-1 text-ui text-second">
          {t('words', { count: words })}{' '}
          {t(words < asked.words.guide ? 'length.short' : 'length.enough', { guide: asked.words.guide })}
        </p>
      )}
      <p lang="nb" className="reading mt-3 max-w-reading whitespace-pre-wrap">
        {textPieces(shown, findings).map(({ words: piece, number }, index) =>
          number === null ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: the text does not change any more
            <span key={index}>{piece}</span>
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: the text does not change any more
            <mark key={index} className="text-finding">
              {piece}
              <sup>{number}</sup>
            </mark>
          ),
        )}
      </p>
      <Findings findings={findings} />
      {plan !== '' && (
        <details className="disclosure mt-4 border-t border-hairline">
          <summary className="flex min-h-11 list-none items-center gap-3 text-ui font-semibold">
            <span className="flex-1">{t('plan.yours')}</span>
            <span className="disclosure-sign" aria-hidden="true" />
          </summary>
          <p className="pb-3 whitespace-pre-wrap text-second">{plan}</p>
        </details>
      )}
    </section>
  );
}

function Findings({ findings }: { readonly findings: readonly TextFinding[] }) {
  const { t } = useTranslation('writing');
  const { locale } = useLocale();
  if (findings.length === 0) return null;
  return (
    <ol className="mt-4 max-w-reading list-decimal space-y-2 pl-6 text-ui marker:text-muted">
      {findings.map(({ start, code, message, suggestions }) => (
        <li key={`${start} ${code}`}>
          {message[locale === 'nb-NO' ? 'nb' : 'en']}
          {suggestions.length > 0 && (
            <span className="block text-second">
              {t('suggestion')}{' '}
              <strong lang="nb" className="font-serif text-text">
                {suggestions.join(' / ')}
              </strong>
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}
