import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Level } from '#domain/levels/levels.ts';
import { headword } from '#domain/lexicon/headword.ts';
import { Icon } from '#web/components/icon.tsx';
import { LevelChip } from '#web/levels/level-chip.tsx';
import { useLocale } from '#web/locale/locale.ts';
import { ListenButton } from '#web/speech/listen-button.tsx';
import { formNames, otherForms } from './word-forms.ts';
import { type Kept, type LexiconWord, sendKept, type WordAnswer } from './word-requests.ts';

type MeaningProps = { readonly asked: string; readonly sentence: string; readonly answer: WordAnswer };

/** What the lexicon says of a word, or that it does not have it. */
export function Meaning({ asked, sentence, answer }: MeaningProps) {
  const { t } = useTranslation('words');
  const { words, parts, number } = answer;
  if (words.length + parts.length === 0 && number === null)
    return <p className="text-second">{t('unknown')}</p>;
  return (
    <>
      {number !== null && <p className="mb-3">{t('number', { number })}</p>}
      <ul className="space-y-4">
        {words.map((word) => (
          <li key={word.lemmaId}>
            <LexiconEntry word={word} asked={asked} sentence={sentence} />
          </li>
        ))}
      </ul>
      {parts.length > 0 && (
        <>
          <p className="text-second">{t('compound')}</p>
          <ul className="mt-3 space-y-4">
            {parts.map(({ text, word }) => (
              <li key={text}>
                <LexiconEntry word={word} asked={text} sentence="" />
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

function LexiconEntry(props: {
  readonly word: LexiconWord;
  readonly asked: string;
  readonly sentence: string;
}) {
  const { word, asked, sentence } = props;
  const { t } = useTranslation('words');
  const names = formNames(word, asked);
  return (
    <article>
      <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <strong lang="nb">{headword(word)}</strong>
        <ListenButton
          text={word.lemma}
          label={t('hear', { words: headword(word) })}
          className="-my-3 -mx-2"
        />
        <LevelChip level={word.level as Level} className="text-sm" />
        <span className="text-sm text-second">{t(`pos.${word.pos}`)}</span>
      </p>
      <p className="mt-0.5 text-lg">{word.english}</p>
      {names.length > 0 && (
        <p className="mt-0.5 text-sm text-second">{names.map((name) => t(`form.${name}`)).join(' · ')}</p>
      )}
      <p lang="nb" className="mt-1 text-sm text-second">
        {otherForms(word).join(', ')}
      </p>
      <p lang="nb" className="mt-2 font-serif">
        {word.example.nb}
        <ListenButton
          text={word.example.nb}
          label={t('hear', { words: word.example.nb })}
          className="-my-3"
        />
      </p>
      <p className="text-sm text-second">{word.example.en}</p>
      <KeepButton word={word} sentence={sentence} />
    </article>
  );
}

/** Rule 9.251. Keeps the word as a card, with the sentence it stands in. */
function KeepButton({ word, sentence }: { readonly word: LexiconWord; readonly sentence: string }) {
  const { t } = useTranslation('words');
  const { to } = useLocale();
  const [kept, setKept] = useState(word.kept);
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Kept | null>(null);
  const press = async () => {
    setBusy(true);
    const answer = await sendKept({ lemmaId: word.lemmaId, sentence, keep: !kept });
    setBusy(false);
    setOutcome(answer);
    if (answer.ok) setKept(answer.kept);
  };
  return (
    <div className="mt-2">
      <button
        type="button"
        aria-pressed={kept}
        aria-disabled={busy}
        onClick={() => {
          if (!busy) void press();
        }}
        className="button button-secondary button-small max-sm:min-h-12"
      >
        <Icon name={kept ? 'lucide:check' : 'lucide:layers'} size={18} />
        {t(kept ? 'kept' : 'keep')}
      </button>
      <p aria-live="polite" className="mt-1 text-sm text-second empty:hidden">
        {outcome?.ok && outcome.kept && t(outcome.practised ? 'keptText' : 'keptLater')}
        {outcome && !outcome.ok && outcome.code === 'not_signed_in' && (
          <>
            {t('notSignedIn')} <Link to={to('/auth')}>{t('logIn')}</Link>
          </>
        )}
        {outcome && !outcome.ok && outcome.code !== 'not_signed_in' && t('keepFailed')}
      </p>
    </div>
  );
}
