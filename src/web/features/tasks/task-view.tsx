import { useTranslation } from 'react-i18next';
import { Icon } from '#web/components/icon.tsx';
import { ClozeTask } from './cloze-task.tsx';
import { DictationTask } from './dictation-task.tsx';
import { MatchReview } from './match-review.tsx';
import type { OpenInputs } from './open-inputs.ts';
import { OptionList } from './option-list.tsx';
import { OrderReview } from './order-review.tsx';
import { ReviewNote } from './review-note.tsx';
import { splitPrompt } from './split-prompt.ts';
import type { TaskProps } from './task-props.ts';

type TaskViewProps = TaskProps & {
  /** Left out where every task is answered. */
  readonly inputs?: OpenInputs;
};

/** The question and the place to answer it; after the answer with key, own answer and reason. Rule 2.31. */
export function TaskView(props: TaskViewProps) {
  const { task, promptId = 'task-prompt' } = props;
  const locked = task.answered ? { ...props, onRespond: () => {} } : props;
  const { asked, more } = splitPrompt(task.task.prompt);
  return (
    <div>
      <h2 lang="nb" className="heading-3 scroll-mt-24 outline-none" id={promptId} tabIndex={-1}>
        {asked}
      </h2>
      {more && (
        <p lang="nb" className="mt-2 max-w-reading">
          {more}
        </p>
      )}
      {task.answered && !task.review && <FinalNote skipped={props.response === null} />}
      <div className="mt-5">
        <AnswerArea {...locked} />
      </div>
      <ReviewNote task={task} />
    </div>
  );
}

/** A given answer is read again and not changed; while the key is hidden, this is all that is said of it. */
function FinalNote({ skipped }: { readonly skipped: boolean }) {
  const { t } = useTranslation('task');
  return (
    <p className="mt-3 flex items-start gap-2.5 rounded-control bg-blue-soft px-3.5 py-3 text-ui">
      <Icon name="lucide:lock" size={18} className="mt-0.5 shrink-0 text-second" />
      {t(skipped ? 'final.skipped' : 'final.given')}
    </p>
  );
}

function AnswerArea({ inputs, ...props }: TaskViewProps) {
  const { t } = useTranslation('task');
  const Match = (!props.task.answered && inputs?.match) || MatchReview;
  const Order = (!props.task.answered && inputs?.order) || OrderReview;
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
          ownWords
        />
      );
    case 'match':
      return <Match {...props} items={task.items} options={task.options} />;
    case 'cloze':
    case 'typed_cloze':
      return <ClozeTask {...props} cloze={task} />;
    case 'order':
      return <Order {...props} first={task.first} parts={task.parts} />;
    case 'click_word':
      return <ClickWordHow {...props} />;
    case 'dictation':
      return <DictationTask {...props} />;
    case 'picture':
      return (
        <OptionList
          {...props}
          options={task.options}
          toResponse={(letter) => ({ kind: 'picture', letter: letter as 'a' })}
        />
      );
  }
}

/** What to do, and the word chosen: on a phone the text it stands in is further down. */
function ClickWordHow({ task, response }: TaskProps) {
  const { t } = useTranslation('task');
  const word = response?.kind === 'click_word' ? response.word : null;
  return (
    <div className="text-second">
      {!task.answered && (
        <>
          <p>{t('clickWord')}</p>
          <p className="mt-1 text-sm text-muted max-lg:hidden">{t('clickWordKeys')}</p>
        </>
      )}
      <p aria-live="polite" className="mt-3 min-h-6">
        {word !== null && (
          <>
            {t('yourAnswer')}:{' '}
            <strong lang="nb" className="font-serif text-text">
              {word}
            </strong>
          </>
        )}
      </p>
    </div>
  );
}
