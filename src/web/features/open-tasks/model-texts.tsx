import { useTranslation } from 'react-i18next';
import type { ModelAnswer } from '#domain/tasks/presentation.ts';
import { Disclosure } from '#web/components/disclosure.tsx';
import { useLocale } from '#web/locale/locale.ts';

/** Answers at the task's level and below, to compare with: folded up, since one's own comes first. */
export function ModelTexts({ models }: { readonly models: readonly ModelAnswer[] }) {
  const { t } = useTranslation('writing');
  const { locale } = useLocale();
  if (models.length === 0) return null;
  return (
    <section>
      <h3 className="heading-4">{t('models.title')}</h3>
      <p className="mt-1 text-ui text-second">{t('models.text')}</p>
      <div className="mt-2 border-t border-hairline">
        {models.map(({ level, text, note }) => (
          <Disclosure key={level} title={t('models.at', { level })}>
            <p lang="nb" className="reading whitespace-pre-line text-text">
              {text.trim()}
            </p>
            <p className="mt-3 text-ui">{note[locale === 'nb-NO' ? 'nb' : 'en']}</p>
          </Disclosure>
        ))}
      </div>
    </section>
  );
}
