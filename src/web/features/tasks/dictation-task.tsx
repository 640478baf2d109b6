import { useTranslation } from 'react-i18next';
import { quoted } from '#web/formats/quoted.ts';
import { useLocale } from '#web/locale/locale.ts';
import type { TaskProps } from './task-props.ts';

/** Write what you hear; after the answer word by word beside what was said. */
export function DictationTask({ task, response, onRespond }: TaskProps) {
  const { t } = useTranslation('task');
  const text = response?.kind === 'dictation' ? response.text : '';
  if (task.answered) return <HeardBeside task={task} text={text} />;
  return (
    <div>
      <textarea
        lang="nb"
        aria-labelledby="task-prompt"
        aria-describedby="dictation-how"
        rows={3}
        maxLength={1000}
        value={text}
        autoComplete="off"
        autoCapitalize="sentences"
        spellCheck={false}
        onChange={(event) => {
          const value = event.target.value;
          onRespond(value.trim() === '' ? null : { kind: 'dictation', text: value });
        }}
        className="answer-field block w-full font-serif text-lg"
      />
      <p id="dictation-how" className="mt-2 text-sm text-muted">
        {t('dictationHow')}
      </p>
    </div>
  );
}

/** What was written, word by word beside what was said; without marks the two texts one below the other. */
function HeardBeside({ task, text }: { task: TaskProps['task']; text: string }) {
  const { t } = useTranslation('task');
  const words = task.review?.mark?.words;
  // The transcript beside the clip says it already, where there is one.
  const key =
    !task.review?.stimulus && task.review?.secret.kind === 'dictation' ? task.review.secret.key : null;
  return (
    <dl className="space-y-4">
      <div>
        <dt className="text-sm font-semibold text-second">{t('yourAnswer')}</dt>
        <dd lang="nb" className="mt-1 font-serif text-lg leading-relaxed">
          {words
            ? words.map((word, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the alignment never changes
                <span key={index}>
                  {word.kind === 'right' && word.expected}
                  {(word.kind === 'wrong' || word.kind === 'extra') && (
                    <del className="dictation-wrong">{word.written}</del>
                  )}
                  {word.kind === 'wrong' && ' '}
                  {(word.kind === 'wrong' || word.kind === 'missing') && (
                    <ins className="dictation-right">{word.expected}</ins>
                  )}{' '}
                </span>
              ))
            : text || '–'}
        </dd>
      </div>
      {words && <InWords words={words} />}
      {key !== null && (
        <div>
          <dt className="text-sm font-semibold text-second">{t('transcript')}</dt>
          <dd lang="nb" className="mt-1 font-serif text-lg leading-relaxed">
            {key}
          </dd>
        </div>
      )}
    </dl>
  );
}

type Words = NonNullable<NonNullable<NonNullable<TaskProps['task']['review']>['mark']>['words']>;

/** The differences said, for whoever cannot tell strokes and underlines apart. */
function InWords({ words }: { readonly words: Words }) {
  const { t } = useTranslation('task');
  const { locale } = useLocale();
  const expected = words.filter(({ kind }) => kind !== 'extra').length;
  const listed = (kind: 'missing' | 'extra') =>
    words.flatMap((word) => {
      if (word.kind !== kind) return [];
      return [word.kind === 'missing' ? word.expected : word.kind === 'extra' ? word.written : ''];
    });
  const lines = [
    ['missing', listed('missing')],
    ['extra', listed('extra')],
  ] as const;
  const changed = words.filter((word) => word.kind === 'wrong');
  return (
    <div>
      <dt className="text-sm font-semibold text-second">
        {t('dictation.right', {
          right: words.filter(({ kind }) => kind === 'right').length,
          count: expected,
        })}
      </dt>
      <dd className="mt-1">
        <ul className="space-y-1 text-ui">
          {changed.map((word, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the alignment never changes
            <li key={index}>
              {t('dictation.changed')}: <span lang="nb">{quoted(word.written, locale)}</span> →{' '}
              <strong lang="nb">{word.expected}</strong>
            </li>
          ))}
          {lines.map(
            ([kind, found]) =>
              found.length > 0 && (
                <li key={kind}>
                  {t(`dictation.${kind}`)}:{' '}
                  <span lang="nb">{found.map((word) => quoted(word, locale)).join(', ')}</span>
                </li>
              ),
          )}
        </ul>
      </dd>
    </div>
  );
}
