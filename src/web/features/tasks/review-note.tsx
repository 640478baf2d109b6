import { useTranslation } from 'react-i18next';
import { Icon, type IconName } from '#web/components/icon.tsx';
import type { SittingTask } from '#web/features/sitting-data/sitting-data.ts';
import { useLocale } from '#web/locale/locale.ts';

/** Right or wrong in words, and why. In the test the verdict takes the focus when it comes. */
export function ReviewNote({ task }: { task: SittingTask }) {
  const { t } = useTranslation('task');
  const { locale } = useLocale();
  if (!task.review) return null;
  const { secret, mark } = task.review;
  const verdict = verdictOf(task, mark?.score ?? null);
  const { icon, colour } = looks[verdict];
  return (
    <div className="mt-6 scroll-my-6 border-t border-hairline pt-5 max-lg:scroll-mb-28">
      <h3
        data-verdict
        tabIndex={-1}
        className="flex items-center gap-2 rounded-control font-semibold outline-none"
      >
        <Icon name={icon} className={colour} />
        {t(`verdict.${verdict}`)}
      </h3>
      {secret.kind === 'click_word' && mark?.score !== 1 && (
        <p className="mt-2">
          {t('right')}:{' '}
          <strong lang="nb" className="font-serif">
            {secret.key}
          </strong>
        </p>
      )}
      <h4 className="mt-3 text-sm font-semibold text-second">{t('why')}</h4>
      <p className="mt-1 max-w-reading text-second">
        {locale === 'nb-NO' ? secret.explanation.nb : secret.explanation.en}
      </p>
    </div>
  );
}

type Verdict = 'right' | 'partly' | 'wrong' | 'unanswered' | 'shown';

const looks: Readonly<Record<Verdict, { readonly icon: IconName; readonly colour: string }>> = {
  right: { icon: 'lucide:circle-check', colour: 'text-primary' },
  partly: { icon: 'lucide:circle-slash-2', colour: 'text-warning' },
  wrong: { icon: 'lucide:circle-x', colour: 'text-wrong' },
  unanswered: { icon: 'lucide:circle-dashed', colour: 'text-second' },
  shown: { icon: 'lucide:eye', colour: 'text-second' },
};

function verdictOf(task: SittingTask, score: number | null): Verdict {
  if (task.shown) return 'shown';
  if (score === null) return 'unanswered';
  if (score === 1) return 'right';
  return score > 0 ? 'partly' : 'wrong';
}
