import { useTranslation } from 'react-i18next';
import type { TaskProps } from './task-view.tsx';

/** Write what you hear; after the answer word by word beside what was said. */
export function DictationTask({ task, response, onRespond }: TaskProps) {
  const { t } = useTranslation('task');
  const text = response?.kind === 'dictation' ? response.text : '';
  const words = task.review?.mark?.words;
  return (
    <div>
      <textarea
        lang="nb"
        aria-labelledby="task-prompt"
        rows={3}
        maxLength={1000}
        value={text}
        disabled={task.answered}
        autoComplete="off"
        autoCapitalize="sentences"
        spellCheck={false}
        onChange={(event) => {
          const value = event.target.value;
          onRespond(value.trim() === '' ? null : { kind: 'dictation', text: value });
        }}
        className="text-control w-full font-serif text-lg"
      />
      {words && (
        <p lang="nb" className="mt-4 font-serif text-lg leading-relaxed">
          {words.map((word, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the alignment never changes
            <span key={index}>
              {word.kind === 'right' && word.expected}
              {word.kind === 'wrong' && (
                <>
                  <del className="text-wrong">{word.written}</del>{' '}
                  <ins className="font-semibold text-primary">{word.expected}</ins>
                </>
              )}
              {word.kind === 'missing' && <ins className="font-semibold text-primary">{word.expected}</ins>}
              {word.kind === 'extra' && <del className="text-wrong">{word.written}</del>}{' '}
            </span>
          ))}
        </p>
      )}
      {task.review?.secret.kind === 'dictation' && !words && (
        <p lang="nb" className="mt-4 font-serif text-lg">
          {task.review.secret.key}
        </p>
      )}
      {!task.answered && <p className="mt-2 text-sm text-muted">{t('dictationHow')}</p>}
    </div>
  );
}
