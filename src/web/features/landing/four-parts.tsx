import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Category } from '#domain/levels/categories.ts';
import { openCategories } from '#domain/licences/package.ts';
import { ListenExample, ReadExample, SpeakExample, WriteExample } from './part-examples.tsx';
import { SectionHead } from './section-head.tsx';

const parts: readonly { readonly key: Category; readonly example: ReactNode }[] = [
  { key: 'read', example: <ReadExample /> },
  { key: 'listen', example: <ListenExample /> },
  { key: 'write', example: <WriteExample /> },
  { key: 'speak', example: <SpeakExample /> },
];

/** The four parts of the test, each with a small example; what is not open yet says so. */
export function FourParts() {
  const { t } = useTranslation('landing');
  return (
    <section className="page-sides mt-16 lg:mt-24" aria-labelledby="parts-title">
      <SectionHead id="parts-title" title={t('parts.title')} lead={t('parts.lead')} />
      <ul className="mt-7 grid grid-cols-1 gap-x-6 gap-y-8 md:grid-cols-2 md:gap-y-12 lg:mt-8 xl:grid-cols-4">
        {parts.map((part) => (
          <li
            key={part.key}
            className="max-md:border-b max-md:border-hairline max-md:pb-8 max-md:last:border-0 max-md:last:pb-0 md:row-span-2 md:grid md:grid-rows-subgrid md:gap-y-5"
          >
            <div className="md:order-last">
              <h3 className="flex flex-wrap items-center gap-x-3 heading-4">
                {t(`parts.${part.key}.title`)}
                {!openCategories.includes(part.key) && (
                  <span className="rounded-full border border-outline px-2.5 py-0.5 font-sans text-xs font-medium tracking-normal text-second">
                    {t('parts.notOpen')}
                  </span>
                )}
              </h3>
              <p className="mt-0.5 text-ui text-second">{t(`parts.${part.key}.text`)}</p>
            </div>
            <div
              role="img"
              aria-label={t(`parts.${part.key}.alt`)}
              className="mt-4 rounded-card border border-hairline bg-sunk p-5 md:mt-0"
            >
              {part.example}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
