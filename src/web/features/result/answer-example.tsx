import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { classNames } from '#web/components/class-names.ts';
import { Icon } from '#web/components/icon.tsx';
import type { SittingTask } from '#web/features/sitting-data/sitting-data.ts';
import { SceneImage } from '#web/features/tasks/scene-image.tsx';
import { useLocale } from '#web/locale/locale.ts';
import { type AnswerPair, answerPairs } from './answer-pairs.ts';
import { excerptOf } from './excerpt.ts';

type AnswerExampleProps = {
  readonly sittingId: string;
  readonly task: SittingTask;
};

/** One of the learner's own answers: what was read or heard, the question, own answer, right answer, and why. */
export function AnswerExample({ sittingId, task }: AnswerExampleProps) {
  const { t } = useTranslation('result');
  const { locale, to } = useLocale();
  const excerpt = excerptOf(task);
  const pairs = answerPairs(task, {
    true: t('example.truth.true'),
    false: t('example.truth.false'),
    not_stated: t('example.truth.not_stated'),
  });
  const isCloze = task.kind === 'cloze' || task.kind === 'typed_cloze';
  const explanation = task.review?.secret.explanation;
  return (
    <div className="rounded-card border border-hairline bg-sunk p-4 sm:p-5">
      <p className="text-sm text-second">
        {t(task.category === 'listen' ? 'example.listen' : 'example.read', { number: task.position })}
      </p>
      {excerpt && (
        <p lang="nb" className="mt-1 font-serif text-lg leading-relaxed">
          «{excerpt.before}
          <mark className="evidence">{excerpt.mark}</mark>
          {excerpt.after}»
        </p>
      )}
      {!isCloze && (
        <p lang="nb" className={classNames('text-ui', excerpt ? 'mt-3 text-second' : 'mt-1 font-medium')}>
          {task.task.prompt}
        </p>
      )}
      <ul className="mt-2 space-y-3">
        {pairs.map((pair) => (
          <Pair key={`${pair.gap} ${pair.item}`} pair={pair} task={task} />
        ))}
      </ul>
      {explanation && (
        <p className="mt-3.5 border-t border-hairline pt-3.5 text-ui text-second">
          {locale === 'nb-NO' ? explanation.nb : explanation.en}
        </p>
      )}
      <Link
        to={to(`/app/test/${sittingId}/review?task=${task.position}`)}
        className="mt-2 inline-flex min-h-12 lg:min-h-8 items-center text-sm font-semibold text-link"
      >
        {t('example.whole')}
        <span className="sr-only">, {t('example.task', { number: task.position })}</span>
      </Link>
    </div>
  );
}

/** An answer in words, or the picture that it names. */
function Given({ task, text }: { readonly task: SittingTask; readonly text: string }) {
  if (task.kind !== 'picture') return text;
  return (
    <span className="block w-40">
      <SceneImage scene={text} drawings={task.drawings} />
    </span>
  );
}

/** Own answer and right answer on two lines, on one where they are the same. */
function Pair({ pair, task }: { readonly pair: AnswerPair; readonly task: SittingTask }) {
  const { t } = useTranslation('result');
  const language = task.kind === 'true_false' ? undefined : 'nb';
  const item = pair.item ?? (pair.gap ? t('example.gap', { number: pair.gap }) : null);
  return (
    <li>
      {item && (
        <p lang={pair.item ? 'nb' : undefined} className="text-sm text-second">
          {item}
        </p>
      )}
      {!pair.isRight && (
        <p className="mt-1 flex items-baseline gap-2.5">
          <Icon name="lucide:x" size={18} className="translate-y-1 text-wrong" />
          {pair.own === null ? (
            <span className="min-w-0 flex-1 text-second">
              {t(task.shown ? 'example.shown' : 'example.noAnswer')}
            </span>
          ) : (
            <>
              <span lang={language} className="min-w-0 flex-1 text-second">
                <Given task={task} text={pair.own} />
              </span>
              <span className="shrink-0 text-sm text-second">{t('example.own')}</span>
            </>
          )}
        </p>
      )}
      <p className="mt-1 flex flex-wrap items-baseline gap-x-2.5">
        <Icon name="lucide:check" size={18} className="translate-y-1 text-primary" />
        <span lang={language} className="min-w-0 flex-1 basis-32 font-semibold">
          <Given task={task} text={pair.right} />
        </span>
        <span className="shrink-0 text-sm text-second">
          {t(pair.isRight ? 'example.ownRight' : 'example.right')}
        </span>
      </p>
    </li>
  );
}
