import { useTranslation } from 'react-i18next';
import { textLimits } from '#domain/submissions/written-words.ts';
import { Icon } from '#web/components/icon.tsx';

type PlanFieldProps = { readonly plan: string; readonly onPlan: (plan: string) => void };

/** Notes for oneself before a longer text; kept, and never judged. */
export function PlanField({ plan, onPlan }: PlanFieldProps) {
  const { t } = useTranslation('writing');
  return (
    <details open={plan !== '' || undefined} className="disclosure mb-4 border-b border-hairline pb-1">
      <summary className="flex min-h-11 list-none items-center gap-2.5 font-semibold">
        <Icon name="lucide:list-checks" className="text-second" />
        <span className="flex-1">{t('plan.title')}</span>
        <span className="disclosure-sign" aria-hidden="true" />
      </summary>
      <label htmlFor="written-plan" className="block text-sm text-second">
        {t('plan.text')}
      </label>
      <textarea
        id="written-plan"
        value={plan}
        maxLength={textLimits.plan}
        spellCheck={false}
        autoComplete="off"
        onChange={(event) => onPlan(event.target.value)}
        className="answer-field plan-text my-2"
      />
    </details>
  );
}
