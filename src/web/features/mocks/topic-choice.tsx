import { useTranslation } from 'react-i18next';
import { PromptText } from '#web/features/open-tasks/prompt-text.tsx';
import type { OpenSittingTask } from '#web/features/sitting-data/sitting-data.ts';

type TopicChoiceProps = {
  readonly tasks: readonly OpenSittingTask[];
  readonly onChoose: (position: number) => void;
};

/** Several tasks are offered, and one of them is written about. */
export function TopicChoice({ tasks, onChoose }: TopicChoiceProps) {
  const { t } = useTranslation('open-mocks');
  return (
    <main id="main" className="flex-1 lg:min-h-0 lg:overflow-y-auto">
      <div className="mx-auto max-w-5xl px-4 py-6 lg:px-10 lg:py-10">
        <h2 className="heading-3">{t('topic.title')}</h2>
        <p className="mt-2 max-w-reading text-second">{t('topic.text')}</p>
        <ul className="mt-6 grid gap-4 lg:grid-cols-2">
          {tasks.map((task, index) => (
            <li
              key={task.position}
              className="on-card flex flex-col rounded-card border border-hairline bg-card p-5"
            >
              <h3 className="font-semibold">{t('topic.number', { number: index + 1 })}</h3>
              <div lang="nb" className="reading mt-2 flex-1">
                <PromptText prompt={task.task.prompt} />
              </div>
              <button
                type="button"
                onClick={() => onChoose(task.position)}
                className="button button-secondary mt-4 self-start"
              >
                {t('topic.choose', { number: index + 1 })}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </main>
  );
}
