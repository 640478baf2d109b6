import { useTranslation } from 'react-i18next';
import type { Response } from '#domain/tasks/response.ts';
import type { SittingTask } from '#web/features/sitting/sitting-data.ts';
import { ClozeTask } from './cloze-task.tsx';
import { DictationTask } from './dictation-task.tsx';
import { MatchTask } from './match-task.tsx';
import { OptionList } from './option-list.tsx';
import { OrderTask } from './order-task.tsx';
import { ReviewNote } from './review-note.tsx';

export type TaskProps = {
  readonly task: SittingTask;
  readonly response: Response | null;
  /** Does nothing for an answered task. */
  readonly onRespond: (response: Response | null) => void;
};

/** The question and the place to answer it; after the answer with key, own answer and reason. */
export function TaskView(props: TaskProps) {
  const { task } = props;
  const locked = task.answered ? { ...props, onRespond: () => {} } : props;
  return (
    <div>
      <h2 lang="nb" className="font-serif text-2xl" id="task-prompt">
        {task.task.prompt}
      </h2>
      <div className="mt-5">
        <AnswerArea {...locked} />
      </div>
      <ReviewNote task={task} />
    </div>
  );
}

function AnswerArea(props: TaskProps) {
  const { t } = useTranslation('task');
  const { task } = props.task;
  switch (task.kind) {
    case 'choose':
      return (
        <OptionList
          {...props}
          options={task.options}
          toResponse={(letter) => ({ kind: 'choose', letter: letter as 'a' })}
        />
      );
    case 'which_person':
      return (
        <OptionList
          {...props}
          options={task.persons.map(({ letter, name }) => ({ letter, text: name }))}
          toResponse={(letter) => ({ kind: 'which_person', letter: letter as 'a' })}
        />
      );
    case 'true_false':
      return (
        <OptionList
          {...props}
          options={(['true', 'false', 'not_stated'] as const).map((value) => ({
            letter: value,
            text: t(`truth.${value}`),
          }))}
          toResponse={(value) => ({ kind: 'true_false', value: value as 'true' })}
        />
      );
    case 'match':
      return <MatchTask {...props} items={task.items} options={task.options} />;
    case 'cloze':
    case 'typed_cloze':
      return <ClozeTask {...props} cloze={task} />;
    case 'order':
      return <OrderTask {...props} first={task.first} parts={task.parts} />;
    case 'click_word':
      return <p className="text-second">{t('clickWord')}</p>;
    case 'dictation':
      return <DictationTask {...props} />;
    case 'picture':
      return null;
  }
}
