import { useTranslation } from 'react-i18next';
import { tiers } from '#domain/licences/licence.ts';
import { LinkButton } from '#web/components/button.tsx';
import { Card } from '#web/components/card.tsx';
import { DueForecast } from '#web/features/flashcards/due-forecast.tsx';
import { useLocale } from '#web/locale/locale.ts';
import type { MyOverviewData } from './overview-data.ts';

type WordsCardProps = { readonly words: MyOverviewData['words']; readonly tier: number };

/** Words that are due, by name; without any words the way to the first ones. */
export function WordsCard({ words, tier }: WordsCardProps) {
  const { t } = useTranslation('overview');
  const { to } = useLocale();
  const { due, any, next, forecast, known } = words;
  const open = tier >= tiers.plus;
  const cards = to('/app/flashcards');
  return (
    <Card aria-labelledby="words-title" className="flex flex-col">
      <div className="flex min-h-9 flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 id="words-title" className="heading-4">
          {t(any ? 'words.title' : 'words.invite')}
        </h2>
        {due > 0 && open && (
          <LinkButton to={cards} size="small">
            {t('words.review', { count: due })}
          </LinkButton>
        )}
      </div>
      {due > 0 ? (
        <ul className="mt-3">
          {next.map(({ lemma, english }) => (
            <li
              key={`${lemma} ${english}`}
              className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-hairline py-2 last:border-0"
            >
              <span lang="nb" className="font-serif text-[1.0625rem]">
                {lemma}
              </span>
              <span lang="en-GB" className="text-ui text-second">
                {english}
              </span>
            </li>
          ))}
        </ul>
      ) : (
        <p className="mt-2 text-ui text-second">
          {t(any ? 'words.none' : open ? 'words.begin' : 'words.plus')}
        </p>
      )}
      {due > next.length && (
        <p className="mt-1 text-sm text-muted">{t('words.more', { count: due - next.length })}</p>
      )}
      {open && any && (
        <div className="mt-auto pt-2">
          <h3 className="sr-only">{t('words.forecast')}</h3>
          <DueForecast days={forecast} />
          {known.map(({ level, words: all, known: count }) => (
            <p key={level} className="mt-2 flex items-center gap-3 text-sm">
              <strong>{level}</strong>
              <meter max={all} value={count} aria-hidden="true" className="min-w-0 flex-1" />
              <span className="text-second">{t('words.known', { known: count, count: all })}</span>
            </p>
          ))}
        </div>
      )}
      {(due === 0 || !open) && (
        <div className="mt-4">
          <LinkButton to={open ? cards : to(`/app/license?needs=${tiers.plus}&for=flashcards`)}>
            {t(open ? 'words.open' : 'words.see')}
          </LinkButton>
        </div>
      )}
    </Card>
  );
}
