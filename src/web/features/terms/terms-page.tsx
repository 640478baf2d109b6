import { useTranslation } from 'react-i18next';
import { WholeWords } from '#web/components/whole-words.tsx';
import { packageOffers } from '#web/features/packages/packages.ts';
import { Switch } from '#web/forms/choice.tsx';
import { useLocale } from '#web/locale/locale.ts';
import { useRoot } from '#web/page-context/root-data.ts';
import { cookieList } from './cookie-list.ts';

const sections = [
  'service',
  'account',
  'packages',
  'withdrawal',
  'guarantee',
  'content',
  'ours',
  'liability',
  'privacy',
  'counting',
  'cookies',
  'contact',
  'changes',
] as const;

const prices = {
  plus: packageOffers.find(({ key }) => key === 'plus')?.price,
  premium: packageOffers.find(({ key }) => key === 'premium')?.price,
};

/** Terms and conditions, with the list of cookies. Rule 2.18; in the texts: Rule 1.29, Rule 9.4, Rule 9.5, Rule 9.6. */
export function TermsPage() {
  const { t } = useTranslation('terms');
  const { to } = useLocale();
  return (
    <article className="page-sides pt-8 pb-16 md:pt-14 lg:pb-28">
      <h1 className="heading-1">{t('title')}</h1>
      <p className="mt-3 text-ui text-muted">{t('updated')}</p>
      <div className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-10 lg:mt-12 lg:grid-cols-[15rem_minmax(0,1fr)]">
        <nav aria-label={t('contents')} className="self-start lg:sticky lg:top-6">
          <h2 className="text-sm font-semibold">{t('contents')}</h2>
          <ol className="mt-2 text-ui text-second">
            {sections.map((section) => (
              <li key={section}>
                <a
                  href={`#${section}`}
                  className="flex items-center py-1 hover:text-text hover:underline max-lg:min-h-11"
                >
                  {t(`section.${section}.title`)}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="prose reading">
          <p>{t('lead')}</p>
          {sections.map((section) => (
            <section key={section} aria-labelledby={section}>
              <h2 id={section}>
                <WholeWords>{t(`section.${section}.title`)}</WholeWords>
              </h2>
              {(t(`section.${section}.text`, { returnObjects: true, ...prices }) as string[]).map(
                (paragraph) => (
                  <p key={paragraph} className="mt-3">
                    {paragraph}
                  </p>
                ),
              )}
              {section === 'counting' && <CountingChoice />}
              {section === 'cookies' && <CookieTable />}
              {section === 'contact' && (
                <p className="mt-3">
                  <a href={to('/contact')} className="inline-flex min-h-11 items-center">
                    {t('contactLink')}
                  </a>
                </p>
              )}
            </section>
          ))}
        </div>
      </div>
    </article>
  );
}

/** Being counted or not, in this browser; shown by the script that heeds it. Rule 5.22. */
function CountingChoice() {
  const { t } = useTranslation('terms');
  return (
    <div data-counting hidden className="mt-4 font-sans text-ui">
      <Switch label={t('counting')} />
    </div>
  );
}

/** By the names that a browser shows: over TLS with their prefix. Rule 9.570. */
function CookieTable() {
  const { t } = useTranslation('terms');
  const prefix = useRoot()?.publicUrl.startsWith('https:') ? '__Host-' : '';
  return (
    <ul className="mt-4 list-none pl-0 font-sans text-ui">
      {cookieList.map((cookie) => (
        <li key={cookie.key} className="mt-0 border-t border-hairline py-3">
          <code className="font-mono text-sm font-semibold break-all">
            {prefix}
            {cookie.name}
          </code>
          <span className="block text-second">
            {t(`cookie.${cookie.key}`)} ({t('cookie.days', { count: cookie.days })})
          </span>
        </li>
      ))}
    </ul>
  );
}
