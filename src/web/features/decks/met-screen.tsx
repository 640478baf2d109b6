import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FunctionOutput } from '#domain/functions/functions.ts';
import type { Level } from '#domain/levels/levels.ts';
import { headword } from '#domain/lexicon/headword.ts';
import { BackLink } from '#web/components/back-link.tsx';
import { Button, LinkButton } from '#web/components/button.tsx';
import { Icon } from '#web/components/icon.tsx';
import { EmptyState } from '#web/components/states.tsx';
import { LevelChip } from '#web/levels/level-chip.tsx';
import { useLocale } from '#web/locale/locale.ts';
import { sendKept } from '#web/word-lookup/word-requests.ts';

type MetWord = FunctionOutput<'met-words'>['words'][number];

/** Words of the texts one has read, each with its sentence; one tap keeps it. Rule 9.418. */
export function MetScreen({ words }: { readonly words: readonly MetWord[] }) {
  const { t } = useTranslation('decks');
  const { to } = useLocale();
  return (
    <div className="screen">
      <BackLink to={to('/app/flashcards/decks')}>{t('back')}</BackLink>
      <h1 className="heading-page">{t('texts')}</h1>
      {words.length === 0 ? (
        <EmptyState
          className="mt-6"
          icon="lucide:book-open"
          title={t('met.noneTitle')}
          action={<LinkButton to={to('/lettavis')}>{t('met.read')}</LinkButton>}
        >
          {t('met.none')}
        </EmptyState>
      ) : (
        <>
          <p className="mt-3 max-w-reading text-second">{t('met.intro')}</p>
          <ul className="mt-5">
            {words.map((word) => (
              <MetRow key={word.lemmaId} word={word} />
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

function MetRow({ word }: { readonly word: MetWord }) {
  const { t } = useTranslation('decks');
  const [kept, setKept] = useState(word.kept);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const press = async () => {
    setBusy(true);
    const answer = await sendKept({ lemmaId: word.lemmaId, sentence: word.sentence, keep: !kept });
    setBusy(false);
    setFailed(!answer.ok);
    if (answer.ok) setKept(answer.kept);
  };
  return (
    <li className="flex flex-wrap items-start gap-x-6 gap-y-2 border-b border-hairline py-4">
      <div className="min-w-0 flex-1 basis-64">
        <p className="flex flex-wrap items-baseline gap-x-3">
          <strong lang="nb" className="font-serif text-lg">
            {headword(word)}
          </strong>
          <span lang="en-GB">{word.english}</span>
          <LevelChip level={word.level as Level} className="text-sm" />
          <span className="text-sm text-muted">{t('met.times', { count: word.times })}</span>
        </p>
        <p lang="nb" className="mt-1 font-serif text-second">
          {word.sentence}
        </p>
        <p role="status" className="text-sm text-wrong empty:hidden">
          {failed && t('errors.other')}
        </p>
      </div>
      <Button
        size="small"
        aria-pressed={kept}
        aria-label={kept ? undefined : t('met.keepOf', { word: word.lemma })}
        aria-disabled={busy || undefined}
        onClick={() => {
          if (!busy) void press();
        }}
      >
        <Icon name={kept ? 'lucide:check' : 'lucide:layers'} size={18} />
        {t(kept ? 'met.kept' : 'met.keep')}
      </Button>
    </li>
  );
}
