import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { classNames } from '#web/components/class-names.ts';
import { Icon, type IconName } from '#web/components/icon.tsx';
import type { SittingTask } from '#web/features/sitting-data/sitting-data.ts';
import { type AnswerState, answerState, type ReviewFilter } from './review-list.ts';

/** Told apart by sign and by border, not by colour alone. */
const looks: Readonly<Record<AnswerState, { readonly icon: IconName; readonly className: string }>> = {
  right: { icon: 'lucide:check', className: 'border-primary text-primary' },
  partly: { icon: 'lucide:circle-slash-2', className: 'border-dotted border-warning text-warning' },
  wrong: { icon: 'lucide:x', className: 'border-dashed border-wrong text-wrong' },
  open: { icon: 'lucide:pen-line', className: 'border-control text-second' },
  shown: { icon: 'lucide:eye', className: 'border-control text-second' },
};

type ReviewStripProps = {
  readonly tasks: readonly SittingTask[];
  readonly position: number;
  readonly filter: ReviewFilter;
};

/** The tasks as numbers with their marks, to jump to one. */
export function ReviewStrip({ tasks, position, filter }: ReviewStripProps) {
  const { t } = useTranslation('review');
  return (
    <nav aria-label={t('jump')} className="mt-4">
      <ol className="grid grid-cols-[repeat(auto-fill,minmax(3.5rem,1fr))] gap-2">
        {tasks.map((task) => {
          const state = answerState(task);
          const look = looks[state];
          const isOpen = task.position === position;
          return (
            <li key={task.position}>
              <Link
                to={`?show=${filter}&task=${task.position}`}
                preventScrollReset
                aria-current={isOpen ? 'true' : undefined}
                aria-label={`${t('task', { number: task.position })}, ${t(`state.${state}`)}`}
                className={classNames(
                  'flex min-h-11 items-center justify-center gap-1 rounded-control border text-ui font-semibold',
                  look.className,
                  isOpen && 'bg-sunk outline-2 -outline-offset-1 outline-text',
                )}
              >
                <span className="text-text">{task.position}</span>
                <Icon name={look.icon} size={16} />
              </Link>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
