import { useTranslation } from 'react-i18next';
import { Cairn } from '#web/levels/cairn.tsx';

/** The four conditions (Rule 1.26), in the order in which they are met. */
const guaranteeConditions = ['weeks', 'tasks', 'level', 'proof'] as const;

export function PassGuarantee() {
  const { t } = useTranslation('landing');
  return (
    <section className="page-sides mt-16 lg:mt-28" aria-labelledby="guarantee-title">
      <div className="grid grid-cols-1 gap-x-16 gap-y-8 rounded-card border border-hairline bg-sunk p-6 md:p-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,8fr)] lg:px-14 lg:py-14">
        <div>
          <h2 id="guarantee-title" className="heading-2">
            {t('guarantee.title')}
          </h2>
          <p className="mt-2 text-[1.0625rem] text-second">{t('guarantee.lead')}</p>
        </div>
        <ol className="grid grid-cols-1 content-center gap-x-8 gap-y-7 sm:grid-cols-2">
          {guaranteeConditions.map((condition, index) => (
            <li key={condition} className="flex items-end gap-4.5">
              <span className="flex h-11 w-8 shrink-0 items-end self-start text-primary/85">
                <Cairn stones={index + 1} className="w-8" />
              </span>
              <div className="min-w-0 flex-1 self-start hyphens-auto wrap-break-word">
                <h3 className="font-semibold">{t(`guarantee.${condition}.title`)}</h3>
                <p className="text-ui text-second">{t(`guarantee.${condition}.text`)}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
