import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Card } from '#web/components/card.tsx';
import { Icon } from '#web/components/icon.tsx';
import { NorwegianWords } from '#web/features/result/norwegian-words.tsx';
import { PracticeForm } from '#web/features/result/practice-button.tsx';
import { useLocale } from '#web/locale/locale.ts';
import type { ShownStep } from './overview-data.ts';
import { StepButton } from './step-button.tsx';
import { type StepWords, useStepWords } from './step-words.ts';

type StepsCardProps = {
  readonly steps: readonly ShownStep[];
  /** The result that the steps rest on. */
  readonly standingId: string | null;
};

/** What to do next and why: the first step large, the others as lines; practice begins at once. Rule 9.73, Rule 9.190. */
export function StepsCard({ steps, standingId }: StepsCardProps) {
  const { t } = useTranslation('overview');
  const wordsOf = useStepWords(standingId);
  const [first, ...others] = steps.map(wordsOf);
  return (
    <Card aria-labelledby="next-title" className="flex flex-col">
      <p className="flex flex-wrap justify-between gap-x-4 text-sm text-second">
        {t('next')}
        {first?.minutes != null && <span>{t('minutes', { count: first.minutes })}</span>}
      </p>
      {first ? (
        <>
          <h2 id="next-title" className="mt-1 heading-3">
            <NorwegianWords text={first.title} />
          </h2>
          <h3 className="mt-3 text-ui font-semibold">{t('why')}</h3>
          <p className="max-w-reading text-ui text-second">
            <NorwegianWords text={first.why} />
          </p>
          <StepButton
            step={first}
            variant="primary"
            className="mt-5 w-full sm:max-xl:w-auto sm:max-xl:self-start"
          />
        </>
      ) : (
        <>
          <h2 id="next-title" className="mt-1 heading-3">
            {t('nothing.title')}
          </h2>
          <p className="mt-2 text-ui text-second">{t('nothing.text')}</p>
        </>
      )}
      {others.length > 0 && (
        <ul className="@container mt-auto pt-6">
          {others.map((step) => (
            <li key={step.title} className="border-t border-hairline">
              <Line step={step}>
                <Icon name={step.icon} size={18} className="text-second @max-[17rem]:hidden" />
                <span className="min-w-0 flex-1">
                  <span className="block text-ui font-medium group-hover:underline">
                    <NorwegianWords text={step.line ?? step.title} />
                  </span>
                  <span className="block max-w-reading text-sm text-second">
                    <NorwegianWords text={step.why} />
                  </span>
                  {step.minutes !== null && (
                    <span className="block text-sm text-muted">{t('minutes', { count: step.minutes })}</span>
                  )}
                </span>
                <Icon name="lucide:chevron-right" size={18} className="text-muted @max-[17rem]:hidden" />
              </Line>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

const lineLook = 'group flex min-h-13 w-full items-center gap-3 py-2.5 text-left';

function Line({ step, children }: { readonly step: StepWords; readonly children: ReactNode }) {
  const { to } = useLocale();
  if ('path' in step.leads) {
    return (
      <Link to={to(step.leads.path)} className={lineLook}>
        {children}
      </Link>
    );
  }
  return (
    <PracticeForm fields={step.leads.round}>
      <button type="submit" className={lineLook}>
        {children}
      </button>
    </PracticeForm>
  );
}
