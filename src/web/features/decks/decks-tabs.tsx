import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { classNames } from '#web/components/class-names.ts';
import { useLocale } from '#web/locale/locale.ts';

const tabs = [
  { key: 'today', path: '/app/flashcards' },
  { key: 'decks', path: '/app/flashcards/decks' },
] as const;

/** What is due, and what there is to learn: two screens of one thing. */
export function DecksTabs({ current }: { readonly current: (typeof tabs)[number]['key'] }) {
  const { t } = useTranslation('decks');
  const { to } = useLocale();
  return (
    <nav aria-label={t('tabs.label')} className="mt-5 border-b border-hairline">
      <ul className="flex gap-6">
        {tabs.map(({ key, path }) => (
          <li key={key}>
            <Link
              to={to(path)}
              aria-current={key === current ? 'page' : undefined}
              className={classNames(
                '-mb-px inline-flex min-h-12 items-center border-b-2 text-ui font-semibold',
                key === current
                  ? 'border-primary text-text'
                  : 'border-transparent text-second hover:text-text',
              )}
            >
              {t(`tabs.${key}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
