import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '#web/components/button.tsx';
import { Icon } from '#web/components/icon.tsx';
import { acceptedAnswers } from '#web/features/card-faces/accepted-answers.ts';
import { CardFace } from '#web/features/card-faces/card-face.tsx';
import { textOf } from '#web/features/card-faces/card-text.ts';
import { useLocale } from '#web/locale/locale.ts';
import { type KeptCards, keepCards } from './kept-cards.ts';
import { waitingCards } from './outbox.ts';
import { RoundAnswers } from './round-answers.tsx';
import { RoundEnd } from './round-end.tsx';
import { TypedField } from './typed-field.tsx';
import { type RoundControl, type RoundStart, useRound } from './use-round.ts';
import { useRoundKeys } from './use-round-keys.ts';
import { useSwipe } from './use-swipe.ts';

type RoundScreenProps = RoundStart & {
  readonly typeAnswers: boolean;
  /** Begun from what this browser keeps, because there was no network. */
  readonly kept: boolean;
  /** Where it is left to: the flashcards' page, unless it is said. */
  readonly backTo?: string;
};

/** One word after the other: think, turn, say how well it was known. Rule 9.76, Rule 9.78, Rule 9.429. */
export function RoundScreen({ typeAnswers, kept, backTo = '/app/flashcards', ...start }: RoundScreenProps) {
  const { t } = useTranslation('flashcards');
  const { to } = useLocale();
  const control = useRound(start);
  const { card, turned, left, finished } = control;
  useRoundKeys(control);
  useKeptCards(!kept);
  const swipe = useSwipe((side) => {
    if (!turned) return control.turn();
    control.rate(side === 'right' ? 'good' : 'again');
  });
  // A gap has a field of its own.
  const accepted = typeAnswers && card && card.kind !== 'cloze' ? acceptedAnswers(card) : null;
  return (
    <main id="main" className="mx-auto flex min-h-svh max-w-2xl flex-col px-4 py-4 md:py-8 lg:px-8">
      <div className="flex items-center gap-4">
        <h1 className="sr-only">{t('title')}</h1>
        <LinkButton to={to(backTo)} variant="quiet" size="small" reloadDocument>
          <Icon name="lucide:x" />
          {t('round.close')}
        </LinkButton>
        <p role="status" className="ml-auto text-sm text-second">
          {t('round.left', { count: left })}
        </p>
      </div>
      {kept && <Note>{t('round.kept')}</Note>}
      <Unsent control={control} />
      <Leech control={control} />
      {card ? (
        <>
          <div
            key={`${card.cardId} ${finished.length} ${left}`}
            className="flex flex-1 touch-pan-y flex-col overflow-x-clip"
            {...swipe}
          >
            {card.isLeech && <p className="mt-4 text-center text-sm text-second">{t('round.marked')}</p>}
            <CardFace card={card} turned={turned} onShown={control.begin} onTurn={control.turn} />
            {accepted && <TypedField accepted={accepted} turned={turned} onTurn={control.turn} />}
          </div>
          <RoundAnswers control={control} />
        </>
      ) : (
        <RoundEnd finished={finished} backTo={backTo} />
      )}
    </main>
  );
}

/** Rule 9.425: while there is a network, the cards of today and tomorrow are fetched and kept. */
function useKeptCards(online: boolean): void {
  const { to } = useLocale();
  const address = to('/app/flashcards/kept');
  useEffect(() => {
    if (!online) return;
    const leaving = new AbortController();
    void fetch(address, { signal: leaving.signal })
      .then(async (response) => {
        if (!response.ok) return;
        keepCards((await response.json()) as KeptCards, waitingCards());
      })
      // What was kept before stays.
      .catch(() => {});
    return () => leaving.abort();
  }, [address, online]);
}

function Note({ children }: { readonly children: string }) {
  return (
    <p
      role="status"
      className="mt-3 flex items-start gap-2.5 rounded-control bg-warning-soft p-3 text-sm text-warning"
    >
      <Icon name="lucide:wifi-off" className="mt-0.5 shrink-0" />
      {children}
    </p>
  );
}

/** What has not reached the server yet is said, and that it is not lost. */
function Unsent({ control }: { readonly control: RoundControl }) {
  const { t } = useTranslation('flashcards');
  const { problem, waiting } = control;
  if (problem === null) return null;
  return (
    <Note>
      {t(
        problem === 'offline'
          ? 'round.offline'
          : problem === 'licence_needed'
            ? 'round.licence'
            : 'round.failed',
        { count: waiting },
      )}
    </Note>
  );
}

/** A word that does not stick is named once, with what may help. */
function Leech({ control }: { readonly control: RoundControl }) {
  const { t } = useTranslation('flashcards');
  const { leech } = control;
  if (!leech) return null;
  return (
    <p role="status" className="mt-3 rounded-control border border-hairline p-3 text-sm text-second">
      {t(leech.action === 'suspend' ? 'round.leechSuspended' : 'round.leechMarked', {
        word: textOf(leech.card).front,
      })}
    </p>
  );
}
