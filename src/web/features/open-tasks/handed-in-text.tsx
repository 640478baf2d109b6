import { useTranslation } from 'react-i18next';
import type { Submission } from '#domain/submissions/submission.ts';
import type { OpenSittingTask } from '#web/features/sitting-data/sitting-data.ts';
import { FindingsList } from './findings-list.tsx';
import { MarkedText } from './marked-text.tsx';

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
      {findings.length > 0 && <p className="mt-1 max-w-reading text-ui text-second">{t('marks.help')}</p>}
      <MarkedText text={shown} findings={findings} />
      {findings.length > 0 && <FindingsList text={shown} findings={findings} />}
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
