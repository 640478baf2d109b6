import { useTranslation } from 'react-i18next';
import { Form, Link, useActionData } from 'react-router';
import type { FunctionOutput } from '#domain/functions/functions.ts';
import { taskLevels } from '#domain/levels/levels.ts';
import { Button, LinkButton } from '#web/components/button.tsx';
import { Card } from '#web/components/card.tsx';
import { Disclosure } from '#web/components/disclosure.tsx';
import { Input } from '#web/forms/field.tsx';
import { useLocale } from '#web/locale/locale.ts';
import type { DeckOutcome } from './deck-errors.ts';
import { DecksTabs } from './decks-tabs.tsx';
import { OutcomeLine, UndoLine } from './outcome-line.tsx';
import { ProgressBand } from './progress-band.tsx';

type Decks = FunctionOutput<'decks'>;
type DecksScreenProps = {
  readonly decks: Decks;
  /** Of the form for a new deck: the same form sent twice makes one. */
  readonly requestKey: string;
  /** A deck that was deleted just now. */
  readonly deleted: { readonly deckId: string; readonly name: string } | null;
};

/** What there is to learn: by level and topic, from one's texts, and in one's own decks. Rule 9.418. */
export function DecksScreen({ decks, requestKey, deleted }: DecksScreenProps) {
  const { t } = useTranslation('decks');
  const { to } = useLocale();
  const outcome = useActionData<DeckOutcome>();
  return (
    <div className="screen">
      <h1 className="heading-page">{t('title')}</h1>
      <DecksTabs current="decks" />
      {deleted && (
        <div role="status" className="mt-4">
          <UndoLine
            text={t('deleted', { name: deleted.name })}
            fields={{ intent: 'restore-deck', deckId: deleted.deckId }}
          />
        </div>
      )}
      <OutcomeLine outcome={outcome} />
      <p className="mt-5 max-w-reading text-second">{t('intro')}</p>
      <div className="mt-6 grid items-start gap-5 lg:grid-cols-[3fr_2fr]">
        <Topics decks={decks} />
        <div className="grid gap-5">
          <Card aria-labelledby="texts-title">
            <h2 id="texts-title" className="heading-3">
              {t('texts')}
            </h2>
            <p className="mt-2 text-second">{t('textsText')}</p>
            {decks.kept > 0 && (
              <p className="mt-2 text-sm text-second">{t('textsKept', { count: decks.kept })}</p>
            )}
            <LinkButton to={to('/app/flashcards/met')} className="mt-4">
              {t('textsOpen')}
            </LinkButton>
          </Card>
          <OwnDecks decks={decks} requestKey={requestKey} />
        </div>
      </div>
    </div>
  );
}

function Topics({ decks }: { readonly decks: Decks }) {
  const { t } = useTranslation('decks');
  const levels = taskLevels.filter((level) => decks.topics.some((topic) => topic.level === level));
  return (
    <Card aria-labelledby="levels-title">
      <h2 id="levels-title" className="heading-3">
        {t('levels')}
      </h2>
      <p className="mt-2 text-second">{t('start', { level: decks.start })}</p>
      <div className="mt-3">
        {levels.map((level) => {
          const topics = decks.topics.filter((topic) => topic.level === level);
          const sum = (of: 'words' | 'known' | 'learning') =>
            topics.reduce((all, topic) => all + topic[of], 0);
          return (
            <Disclosure
              key={level}
              open={level === decks.start}
              title={
                <span className="w-full">
                  {t('level', { level, count: sum('words') })}
                  <ProgressBand words={sum('words')} known={sum('known')} learning={sum('learning')} />
                </span>
              }
            >
              <ul className="max-w-none">
                {topics.map((topic) => (
                  <TopicRow key={topic.topic} topic={topic} />
                ))}
              </ul>
            </Disclosure>
          );
        })}
      </div>
    </Card>
  );
}

function TopicRow({ topic }: { readonly topic: Decks['topics'][number] }) {
  const { t } = useTranslation('decks');
  const { to } = useLocale();
  return (
    <li className="border-b border-hairline last:border-0">
      <Link
        to={to(`/app/flashcards/words/${topic.level}/${topic.topic}`)}
        className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 py-2 text-text hover:text-link max-sm:flex-col max-sm:items-start"
      >
        <span className="font-semibold">
          {t(`topics.${topic.topic}`)}
          {topic.chosen && <span className="ml-3 text-sm font-normal text-correct">{t('chosen')}</span>}
        </span>
        <span className="text-sm text-second">
          {t('counts', { ...topic, fresh: topic.words - topic.known - topic.learning })}
        </span>
      </Link>
    </li>
  );
}

function OwnDecks({ decks, requestKey }: Pick<DecksScreenProps, 'decks' | 'requestKey'>) {
  const { t } = useTranslation('decks');
  const { to } = useLocale();
  return (
    <Card aria-labelledby="own-title">
      <h2 id="own-title" className="heading-3">
        {t('own')}
      </h2>
      {decks.decks.length === 0 && <p className="mt-2 text-second">{t('none')}</p>}
      <ul className="mt-2">
        {decks.decks.map((deck) => (
          <li key={deck.deckId} className="border-b border-hairline last:border-0">
            <Link
              to={to(`/app/flashcards/decks/${deck.deckId}`)}
              className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 py-2 hover:text-link max-sm:flex-col max-sm:items-start"
            >
              <span className="font-semibold break-words">{shownDeckName(deck.name)}</span>
              <span className="text-sm text-second">
                {[
                  t('cards', { count: deck.notes }),
                  ...(deck.learning ? [] : [t('paused')]),
                  ...(deck.shared ? [t('isShared')] : []),
                ].join(' · ')}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <Form method="post" className="mt-5 flex flex-wrap items-end gap-3">
        <input type="hidden" name="intent" value="make-deck" />
        <input type="hidden" name="requestKey" value={requestKey} />
        <Input label={t('name')} name="name" required maxLength={120} className="min-w-48 flex-1" />
        <Button type="submit">{t('makeIt')}</Button>
      </Form>
      <div className="mt-4 flex flex-wrap gap-3">
        <LinkButton to={to('/app/flashcards/import')} size="small">
          {t('import')}
        </LinkButton>
        <LinkButton to={to('/app/flashcards/export')} size="small" reloadDocument>
          {t('exportAll')}
        </LinkButton>
      </div>
    </Card>
  );
}

/** Anki parts a deck's levels by two colons. */
export function shownDeckName(name: string): string {
  return name.split('::').join(' › ');
}
