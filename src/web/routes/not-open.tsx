import { useTranslation } from 'react-i18next';
import { type MetaFunction, useLocation } from 'react-router';
import { Icon } from '#web/components/icon.tsx';
import { useLocale } from '#web/locale.ts';
import { pageTitle } from '#web/page-title.ts';

export const meta: MetaFunction = ({ location }) => [
  { title: pageTitle(undefined, location.pathname) },
  { name: 'robots', content: 'noindex' },
];

/** Parts of the product that are not open yet: says so, and shows the way to what works. Rule 2.58. */
export default function NotOpen() {
  const { t } = useTranslation('shell');
  const { to } = useLocale();
  const name = useLocation().pathname.split('/').at(-1) ?? '';
  return (
    <section className="mx-auto max-w-xl px-4 py-24">
      <Icon name="lucide:signpost" size={28} />
      <h1 className="mt-5 heading-page">{t(`notOpen.${name}`)}</h1>
      <p className="mt-4 text-second">{t('notOpen.text')}</p>
      <a href={to('/app/leveltest')} className="button button-primary mt-8">
        {t('notOpen.action')}
      </a>
    </section>
  );
}
