import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ratings } from '#domain/flashcards/ratings.ts';
import { Button, LinkButton } from '#web/components/button.tsx';
import { Icon } from '#web/components/icon.tsx';
import { EmptyState } from '#web/components/states.tsx';
import { CardFace } from '#web/features/card-faces/card-face.tsx';
import { useLocale } from '#web/locale/locale.ts';
import type { Word } from './card-data.ts';
import { intervalWords } from './interval-words.ts';
import { type RoundControl, useRound } from './use-round.ts';

type RoundScreenProps = { readonly cards: readonly Word[] };

/** One word after the other: think, turn, say how well it was known. Rule 9.76, Rule 9.78. */
export function RoundScreen({ cards }: RoundScreenProps) {
  const { t } = useTranslation('flashcards');
  const { to } = useLocale();
  const control = useRound(cards);
  useRoundKeys(control);
  const { card, turned, left, done } = control;
  return (
    <main id="main" className="mx-auto flex min-h-svh max-w-2xl flex-col px-4 py-4 md:py-8 lg:px-8">
      <div className="flex items-center gap-4">
        <h1 className="sr-only">{t('title')}</h1>
        <LinkButton to={to('/app/flashcards')} variant="quiet" size="small" reloadDocument>
          <Icon name="lucide:x" />
          {t('round.close')}
        </LinkButton>
        <p role="status" className="ml-auto text-sm text-second">
          {t('round.left', { count: left })}
        </p>
      </div>
      <Unsent control={control} />
      {card ? (
        <>
          <CardFace
            key={`${card.cardId} ${done} ${left}`}
            card={card}
            turned={turned}
            onShown={control.begin}
            onTurn={control.turn}
          />
          <Answers control={control} />
        </>
      ) : (
        <EmptyState
          className="my-auto"
          icon="lucide:check"
          title={t('round.over')}
          action={
            <LinkButton to={to('/app/flashcards')} variant="primary" reloadDocument>
              {t('round.back')}
            </LinkButton>
          }
        >
          {t('round.overText', { count: done })}
        </EmptyState>
      )}
    </main>
  );
}

function Answers({ control }: { readonly control: RoundControl }) {
  const { t } = useTranslation('flashcards');
  const { locale } = useLocale();
  const { card, turned, canUndo } = control;
  if (!card) return null;
  const now = Date.now();
  return (
    <div className="sticky bottom-0 -mx-4 mt-auto border-t border-hairline bg-page px-4 py-4 md:static md:mx-0 md:border-0 md:px-0">
      {turned ? (
        <fieldset>
          <legend className="mb-2 text-sm text-second">{t('round.how')}</legend>
          <div className="grid grid-cols-2 gap-2 sm:grid-cols-4">
            {ratings.map((rating, index) => (
              <button
                key={rating}
                type="button"
                onClick={() => control.rate(rating)}
                className="button button-secondary flex-col gap-0 py-2"
              >
                <span>
                  <kbd className="key mr-2 hidden sm:inline">{index + 1}</kbd>
                  {t(`round.ratings.${rating}`)}
                </span>
                <span className="text-xs font-normal text-second">
                  {intervalWords(card.again[rating] - now, locale)}
                </span>
              </button>
            ))}
          </div>
        </fieldset>
      ) : (
        <Button variant="primary" size="large" className="w-full" onClick={control.turn}>
          {t('round.turn')}
        </Button>
      )}
      <div className="mt-3 flex items-center justify-between gap-4">
        <Button variant="quiet" size="small" disabled={!canUndo} onClick={control.undo}>
          <Icon name="lucide:undo-2" />
          {t('round.undo')}
        </Button>
        <p aria-hidden="true" className="hidden items-center gap-6 text-xs text-muted md:flex">
          <span>
            <kbd className="key">{t('round.space')}</kbd> {t('round.keys.turn')}
          </span>
          <span>
            <kbd className="key">Z</kbd> {t('round.keys.undo')}
          </span>
        </p>
      </div>
    </div>
  );
}

/** What has not reached the server yet is said, and that it is not lost. */
function Unsent({ control }: { readonly control: RoundControl }) {
  const { t } = useTranslation('flashcards');
  const { problem, waiting } = control;
  if (problem === null) return null;
  return (
    <p
      role="status"
      className="mt-3 flex items-start gap-2.5 rounded-control bg-warning-soft p-3 text-sm text-warning"
    >
      <Icon name="lucide:wifi-off" className="mt-0.5 shrink-0" />
      {t(
        problem === 'offline'
          ? 'round.offline'
          : problem === 'licence_needed'
            ? 'round.licence'
            : 'round.failed',
        {
          count: waiting,
        },
      )}
    </p>
  );
}

/** Space and Enter turn the card, 1 to 4 rate, Z takes back. */
function useRoundKeys(control: RoundControl) {
  const latest = useRef(control);
  latest.current = control;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.repeat) return;
      const target = event.target as HTMLElement;
      // What is typed into a field is typed.
      if (target.closest('input, textarea, audio')) return;
      const onButton = target.closest('a, button') !== null;
      const rating = ratings[Number(event.key) - 1];
      if (rating) return latest.current.rate(rating);
      if (event.key.toLowerCase() === 'z') return latest.current.undo();
      if ((event.key === ' ' || event.key === 'Enter') && !onButton) {
        event.preventDefault();
        latest.current.turn();
      }
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}
