import { useTranslation } from 'react-i18next';
import type { FunctionOutput } from '#domain/functions/functions.ts';
import type { StoryLevel } from '#domain/reading/story-levels.ts';
import type { MarkedSittingTask } from '#web/features/sitting-data/sitting-data.ts';
import { TaskView } from '#web/features/tasks/task-view.tsx';
import { useHasAccount } from '#web/page-context/root-data.ts';
import { OpenQuestion } from './open-question.tsx';
import { fieldsOf, type Question } from './story-form.ts';

export type StoryOutcome =
  | ({ readonly kind: 'marked' } & FunctionOutput<'story-answers'>)
  | { readonly kind: 'refused'; readonly problem: 'none' | 'tooMany' | 'failed' };

type StoryQuestionsProps = {
  readonly questions: readonly Question[];
  readonly level: StoryLevel;
  readonly outcome: StoryOutcome | null;
};

/**
 * A version's questions in one form: answered on the page, marked when it is sent, with or without script. Rule 9.358.
 * Those that were not answered stay open.
 */
export function StoryQuestions({ questions, level, outcome }: StoryQuestionsProps) {
  const { t } = useTranslation('reading');
  const isMember = useHasAccount();
  const marked = outcome?.kind === 'marked' ? outcome.marked : [];
  const isDone = marked.length === questions.length;
  const right = marked.filter(({ mark }) => mark.correct).length;
  return (
    <form
      method="post"
      action={`?level=${level}#questions`}
      data-questions
      className="mt-14 border-t border-hairline pt-8"
      aria-labelledby="questions"
    >
      <h2 id="questions" className="heading-3 scroll-mt-24" tabIndex={-1}>
        {t('questions.title', { count: questions.length })}
      </h2>
      <div role="status" className="mt-2 text-second">
        {outcome?.kind === 'refused' && (
          <p className="font-semibold text-wrong">{t(`questions.${outcome.problem}`)}</p>
        )}
        {marked.length > 0 && (
          <p className="font-semibold text-text">{t('questions.result', { right, count: marked.length })}</p>
        )}
        {outcome?.kind !== 'refused' && <p>{t(saidOf({ outcome, isMember }))}</p>}
      </div>
      <div className="mt-6 space-y-9">
        {questions.map((question, place) => {
          const answer = marked.find((one) => one.question === question.id);
          if (!answer) return <OpenQuestion key={question.id} question={question} number={place + 1} />;
          return (
            <div key={question.id} className="rounded-card border border-hairline p-5">
              <TaskView
                task={answeredTask({ question, answer, level, position: place + 1 })}
                response={answer.response}
                promptId={`prompt-${question.id}`}
                onRespond={() => undefined}
              />
              {answer.secret.evidence && (
                <p className="mt-3 text-sm text-second">
                  {t('questions.evidence')} <q lang="nb">{answer.secret.evidence}</q>
                </p>
              )}
              {fieldsOf(question, answer.response).map(({ name, value }) => (
                <input key={name} type="hidden" name={name} value={value} />
              ))}
            </div>
          );
        })}
      </div>
      {!isDone && (
        <button type="submit" className="button button-primary mt-8 max-sm:w-full">
          {t('questions.check')}
        </button>
      )}
      <p data-offline hidden role="alert" className="mt-3 font-semibold text-wrong">
        {t('questions.failed')}
      </p>
    </form>
  );
}

function saidOf({
  outcome,
  isMember,
}: {
  readonly outcome: StoryOutcome | null;
  readonly isMember: boolean;
}): 'questions.visitor' | 'questions.counts' | 'questions.counted' | 'questions.before' {
  if (!isMember) return 'questions.visitor';
  if (outcome?.kind !== 'marked') return 'questions.counts';
  return outcome.kept > 0 ? 'questions.counted' : 'questions.before';
}

/** A question as the screens of tasks show one that is answered. */
function answeredTask(of: {
  readonly question: Question;
  readonly answer: FunctionOutput<'story-answers'>['marked'][number];
  readonly level: StoryLevel;
  readonly position: number;
}): MarkedSittingTask {
  const { question, answer, level, position } = of;
  return {
    ...{ position, level, taskId: question.id, stimulusId: question.id },
    category: 'read',
    kind: question.task.kind,
    task: question.task,
    stimulus: { kind: 'none' },
    clip: null,
    drawings: [],
    answered: true,
    shown: false,
    response: answer.response,
    review: { secret: answer.secret, stimulus: null, mark: answer.mark },
  };
}
