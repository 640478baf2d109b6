import { useTranslation } from 'react-i18next';
import { type MetaFunction, useLocation } from 'react-router';
import { Icon } from '#web/components/icon.tsx';
import { useLocale } from '#web/locale/locale.ts';
import { pageMeta } from '#web/text/page-title.ts';
import titles from '#web/text/titles.ts';

export const meta: MetaFunction = ({ location }) => [
  ...pageMeta(partAt(location.pathname), location.pathname),
  { name: 'robots', content: 'noindex' },
];

/** Parts of the product that are not open yet: says so, and shows the way to what works. Rule 2.58. */
export default function NotOpen() {
  const { t } = useTranslation('not-open');
  const { locale, to } = useLocale();
  const { pathname } = useLocation();
  const part = partAt(pathname);
  const isOfApp = pathname.startsWith(to('/app/'));
  return (
    <section className={isOfApp ? 'screen lg:py-16' : 'mx-auto max-w-xl px-4 py-24'}>
      <Icon name="lucide:signpost" size={28} />
      <h1 className="mt-5 heading-page">{titles[locale][part].title}</h1>
      <p className="mt-3 text-lg text-second">{t(part)}</p>
      <p className="mt-3 text-second">{t('text')}</p>
      {part === 'language-cafe' && (
        <p className="mt-3">
          <a href={to('/community/language-cafe')} className="font-semibold text-primary underline">
            {t('sheets')}
          </a>
        </p>
      )}
      <a href={to('/app/leveltest')} className="button button-primary mt-8">
        {t('action')}
      </a>
    </section>
  );
}

/** The key of a part's title is the last segment of its path that has one: what lies under a part is as closed as it. */
function partAt(pathname: string): keyof (typeof titles)['en-GB'] {
  const name = pathname
    .toLowerCase()
    .split('/')
    .findLast((segment) => Object.hasOwn(titles['en-GB'], segment));
  return name as keyof (typeof titles)['en-GB'];
}
