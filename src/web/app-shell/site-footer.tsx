import { useTranslation } from 'react-i18next';
import { codeWorth } from '#domain/licences/discount-code.ts';
import { Logo } from '#web/components/logo.tsx';
import { useLocale } from '#web/locale/locale.ts';
import { ReadyPart } from '#web/page-context/ready-part.tsx';

const columns = [
  {
    heading: 'site:practise',
    entries: [
      ['nav.levelTest', '/app/leveltest'],
      ['site:demo', '/demo'],
      ['nav.community', '/community'],
      ['site:pricing', '/pricing'],
      ['site:discount', '/discount'],
    ],
  },
  {
    heading: 'site:about',
    entries: [
      ['site:howItWorks', '/about'],
      ['nav.contact', '/contact'],
      ['site:terms', '/terms'],
      ['site:cookies', '/terms#cookies'],
    ],
  },
  {
    heading: 'site:read',
    entries: [
      ['site:articles', '/articles'],
      ['nav.lettavis', '/lettavis'],
    ],
  },
] as const;

export function SiteFooter() {
  const { t } = useTranslation(['shell', 'site']);
  const { to, locale } = useLocale();
  return (
    <ReadyPart as="footer" of={['footer', locale]} className="border-t border-hairline print:hidden">
      <div className="mx-auto grid max-w-page grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] gap-x-6 gap-y-10 px-4 py-14 md:grid-cols-[1.6fr_1fr_1fr_1fr] md:gap-10 md:px-16">
        <div className="col-span-full md:col-span-1">
          <Logo />
          <p className="mt-3 max-w-72 text-sm text-muted">{t('site:independent')}</p>
        </div>
        {columns.map((column) => (
          <nav key={column.heading} aria-label={t(column.heading)}>
            <h2 className="text-sm font-semibold">{t(column.heading)}</h2>
            <ul className="mt-1 text-sm md:mt-3 md:space-y-1 text-second">
              {column.entries.map(([text, path]) => (
                <li key={path}>
                  <a
                    href={to(path)}
                    data-opens-discount={path === '/discount' || undefined}
                    className="inline-flex min-h-11 items-center md:min-h-8 rounded-control hover:text-text hover:underline"
                  >
                    {t(text, { percent: codeWorth.percentOff })}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
    </ReadyPart>
  );
}
