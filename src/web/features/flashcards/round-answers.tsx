import { useTranslation } from 'react-i18next';
import { ratings } from '#domain/flashcards/ratings.ts';
import { Button } from '#web/components/button.tsx';
import { Icon } from '#web/components/icon.tsx';
import { useLocale } from '#web/locale/locale.ts';
import { intervalWords } from './interval-words.ts';
import type { RoundControl } from './use-round.ts';

/** On a phone the three stand in one line, which leaves the word more room. */
const aside = 'max-sm:px-1.5';

/** The four ratings with the pause each leads to, at the thumb; below, what can be done otherwise. */
export function RoundAnswers({ control }: { readonly control: RoundControl }) {
  const { t } = useTranslation('flashcards');
  return (
    <div className="bottom-(--stuck) -mx-4 mt-auto [@media(height>=34rem)]:sticky border-t border-hairline bg-page px-4 py-4 md:static md:mx-0 md:border-0 md:px-0">
      {control.turned ? (
        <Ratings control={control} />
      ) : (
        <Button variant="primary" size="large" className="w-full" onClick={control.turn}>
          {t('round.turn')}
        </Button>
      )}
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-2">
        <Button
          variant="quiet"
          size="small"
          className={aside}
          disabled={!control.canUndo}
          onClick={control.undo}
        >
          <Icon name="lucide:undo-2" />
          {t('round.undo')}
        </Button>
        <div className="flex flex-wrap gap-x-2">
          <Button variant="quiet" size="small" className={aside} onClick={() => control.hold('bury')}>
            <Icon name="lucide:clock" />
            {t('round.bury')}
          </Button>
          <Button variant="quiet" size="small" className={aside} onClick={() => control.hold('suspend')}>
            <Icon name="lucide:eye-off" />
            {t('round.suspend')}
          </Button>
        </div>
      </div>
      <Keys />
    </div>
  );
}

function Ratings({ control }: { readonly control: RoundControl }) {
  const { t } = useTranslation('flashcards');
  const { locale } = useLocale();
  const due = control.intervals();
  const now = Date.now();
  return (
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
              {intervalWords(due[rating].getTime() - now, locale)}
            </span>
          </button>
        ))}
      </div>
      <p className="mt-2 text-xs text-muted md:hidden">{t('round.swipe')}</p>
    </fieldset>
  );
}

/** What the keyboard does; seen where there is one. */
function Keys() {
  const { t } = useTranslation('flashcards');
  const keys = [
    [t('round.space'), t('round.keys.turn')],
    ['Z', t('round.keys.undo')],
    ['B', t('round.keys.bury')],
    ['S', t('round.keys.suspend')],
  ] as const;
  return (
    <p aria-hidden="true" className="mt-2 hidden flex-wrap items-center gap-x-6 text-xs text-muted md:flex">
      {keys.map(([key, what]) => (
        <span key={key}>
          <kbd className="key">{key}</kbd> {what}
        </span>
      ))}
    </p>
  );
}
