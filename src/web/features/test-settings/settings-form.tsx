import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { usualPractice } from '#domain/assessment/practice.ts';
import { usualLength } from '#domain/assessment/test-length.ts';
import { taskLevels } from '#domain/levels/levels.ts';
import { Icon } from '#web/components/icon.tsx';
import { Choice, ChoiceGroup, SwitchRow } from '#web/forms/choice-group.tsx';
import { LevelChip } from '#web/levels/level-chip.tsx';
import { CategoryChoice } from './category-choice.tsx';
import { isLinked, type TestChoice, wantedChoice } from './test-choice.ts';
import { TestForm } from './test-form.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

type LevelTestFormProps = {
  readonly requestKey: string;
  readonly errors: readonly string[];
  /** What was chosen when it came back with errors. */
  readonly typed?: TestChoice | null;
  readonly preferences?: TestChoice;
};

/** How long the test is, its start, and folded up its settings (Rule 2.26, Rule 3.8, Rule 4.10). */
export function LevelTestForm(props: LevelTestFormProps) {
  const { requestKey, errors, typed, preferences = usualPractice } = props;
  const { t } = useTranslation('leveltest');
  const [query] = useSearchParams();
  const wanted = typed ?? wantedChoice({ query, preferences });
  const other = errors.find((error) => error !== 'no_level' && error !== 'no_category');
  const problem = other && t([`errors.${other}`, 'errors.unexpected_failure']);
  return (
    <TestForm
      requestKey={requestKey}
      errors={errors}
      problem={problem}
      below={
        <FoldedSettings open={errors.length > 0 || isLinked(query)}>
          <ChoiceGroup
            name="level"
            isWhole={wanted.levels.length === taskLevels.length}
            legend={t('levels')}
            all={t('allLevels')}
            error={errors.includes('no_level') ? t('errors.no_level') : undefined}
            columns="grid-cols-[repeat(auto-fit,minmax(min(100%,5.25rem),1fr))]"
          >
            {taskLevels.map((level) => (
              <Choice key={level} name="level" value={level} checked={wanted.levels.includes(level)}>
                <LevelChip level={level} />
              </Choice>
            ))}
          </ChoiceGroup>
          <CategoryChoice wanted={wanted.categories} errors={errors} note={t('categoriesNote')} />
          <fieldset className="min-w-0 rounded-card border border-hairline bg-card px-4 sm:px-6">
            <legend className="sr-only">{t('how')}</legend>
            <SwitchRow
              name="quick"
              title={t('quick.title')}
              text={t('quick.text', { ...usualLength('quick'), full: usualLength('full').tasks })}
              checked={wanted.quick}
            />
            <SwitchRow
              name="randomOrder"
              title={t('randomOrder.title')}
              text={t('randomOrder.text')}
              checked={wanted.randomOrder}
            />
            <SwitchRow
              name="showAnswers"
              title={t('showAnswers.title')}
              text={t('showAnswers.text')}
              checked={wanted.showAnswers}
            />
            <SwitchRow
              name="freePlays"
              title={t('freePlays.title')}
              text={t('freePlays.text')}
              checked={wanted.freePlays}
            />
            <ThemeSwitch />
          </fieldset>
        </FoldedSettings>
      }
    >
      <TestLengthLine />
    </TestForm>
  );
}

/** How long the test usually is. The switch for the quick test changes it by the style sheet alone, without script. */
function TestLengthLine() {
  const { t } = useTranslation('leveltest');
  return (
    <p className="flex items-center gap-2.5 text-[1.0625rem] font-semibold">
      <Icon name="lucide:clock" className="text-second" />
      <span className="group-has-[input[name=quick]:checked]/test:hidden">
        {t('length', usualLength('full'))}
      </span>
      <span className="hidden group-has-[input[name=quick]:checked]/test:inline">
        {t('length', usualLength('quick'))}
      </span>
    </p>
  );
}

/** Most people leave them as they are: folded up until somebody, an error or a link wants them. Works without script. */
function FoldedSettings({ open, children }: { readonly open: boolean; readonly children: ReactNode }) {
  const { t } = useTranslation('leveltest');
  return (
    <details open={open} className="disclosure border-y border-hairline">
      <summary className="flex min-h-14 list-none items-center gap-3 py-3 font-semibold">
        <Icon name="lucide:sliders-horizontal" className="text-second" />
        <span className="flex-1">{t('settings')}</span>
        <span className="disclosure-sign" aria-hidden="true" />
      </summary>
      <div className="space-y-6 pt-2 pb-6">{children}</div>
    </details>
  );
}
