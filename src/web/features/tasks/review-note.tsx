import { useTranslation } from 'react-i18next';
import type { SittingTask } from '#web/features/sitting/sitting-data.ts';
import { useLocale } from '#web/locale.ts';

/** Right or wrong in words, and why. */
export function ReviewNote({ task }: { task: SittingTask }) {
  const { t } = useTranslation('task');
  const { locale } = useLocale();
  if (!task.review) return null;
  const { secret, mark } = task.review;
  return (
    <div className="mt-6 border-t border-hairline pt-5" aria-live="polite">
      <h3 className="font-semibold">{t(verdictOf(task, mark?.score ?? null))}</h3>
      {secret.kind === 'click_word' && (
        <p className="mt-1">
          {t('right')}: <strong lang="nb">{secret.key}</strong>
        </p>
      )}
      <h4 className="mt-3 text-sm font-semibold text-second">{t('why')}</h4>
      <p className="mt-1 max-w-reading text-second">
        {locale === 'nb-NO' ? secret.explanation.nb : secret.explanation.en}
      </p>
    </div>
  );
}

function verdictOf(task: SittingTask, score: number | null): string {
  if (task.shown) return 'verdict.shown';
  if (score === null) return 'verdict.unanswered';
  if (score === 1) return 'verdict.right';
  return score > 0 ? 'verdict.partly' : 'verdict.wrong';
}
