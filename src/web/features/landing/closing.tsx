import { useTranslation } from 'react-i18next';
import { buttonClasses } from '#web/components/button.tsx';
import { useLocale } from '#web/locale/locale.ts';

/** The last line of a public page: the question, and the way in. */
export function Closing() {
  const { t } = useTranslation('landing');
  const { to } = useLocale();
  return (
    <section
      className="page-sides my-16 flex flex-col gap-6 lg:my-28 lg:flex-row lg:items-center lg:justify-between"
      aria-labelledby="closing-title"
    >
      <h2 id="closing-title" className="heading-page">
        {t('closing.title')}
      </h2>
      <a
        href={to('/app/leveltest')}
        className={buttonClasses({
          variant: 'primary',
          size: 'large',
          className: 'max-sm:w-full sm:self-start lg:self-auto',
        })}
      >
        {t('hero.start')}
      </a>
    </section>
  );
}
