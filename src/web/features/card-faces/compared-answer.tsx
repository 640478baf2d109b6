import { useTranslation } from 'react-i18next';
import { type AnswerPart, compareAnswer } from '#domain/flashcards/typed-answer.ts';
import { Icon } from '#web/components/icon.tsx';

/** Rule 9.428: what was typed beside what is accepted, letter by letter and in words. How well it was known is still one's own to say. */
export function ComparedAnswer({
  typed,
  accepted,
}: {
  readonly typed: string;
  readonly accepted: readonly string[];
}) {
  const { t } = useTranslation('flashcards');
  const { correct, expected, parts } = compareAnswer(typed, accepted);
  if (correct)
    return (
      <p role="status" className="mt-2 flex items-center justify-center gap-2 font-semibold text-correct">
        <Icon name="lucide:check" />
        {t('round.typedRight', { typed: typed.trim() })}
      </p>
    );
  return (
    <div role="status" className="mt-2 text-center">
      <p aria-hidden="true" lang="nb" className="font-serif text-xl">
        {parts.map(({ kind, text }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change places
          <Letters key={place} kind={kind} text={text} />
        ))}
      </p>
      <p className="mt-1 text-sm text-second">
        {t('round.typedWrong', { typed: typed.trim(), expected })}{' '}
        {parts
          .filter(({ kind }) => kind !== 'same')
          .map(({ kind, text }) =>
            t(kind === 'missing' ? 'round.typedMissing' : 'round.typedExtra', {
              letters: text.replaceAll(' ', '␣'),
            }),
          )
          .join(' ')}
      </p>
    </div>
  );
}

/** What is missing is underlined, what is too much struck through: told apart without colour. */
function Letters({ kind, text }: AnswerPart) {
  const shown = text.replaceAll(' ', '\u00a0');
  if (kind === 'same') return <span>{shown}</span>;
  return kind === 'missing' ? (
    <ins className="text-correct underline decoration-2 underline-offset-4">{shown}</ins>
  ) : (
    <del className="text-wrong line-through decoration-2">{shown}</del>
  );
}
