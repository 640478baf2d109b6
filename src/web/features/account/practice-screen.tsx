import { useTranslation } from 'react-i18next';
import { Form, useNavigation } from 'react-router';
import type { PracticePreferences } from '#domain/assessment/practice.ts';
import { usualLength } from '#domain/assessment/test-length.ts';
import { taskLevels } from '#domain/levels/levels.ts';
import { Button } from '#web/components/button.tsx';
import { Icon } from '#web/components/icon.tsx';
import { LockedInDemo } from '#web/features/demo/demo-note.tsx';
import { testable } from '#web/features/test-settings/test-choice.ts';
import { ThemeSwitch } from '#web/features/test-settings/theme-switch.tsx';
import { Choice, ChoiceGroup, SwitchRow } from '#web/forms/choice-group.tsx';
import { FieldError, Select } from '#web/forms/field.tsx';
import { categoryIcons } from '#web/levels/category-icons.ts';
import { LevelChip } from '#web/levels/level-chip.tsx';
import { SettingsFrame } from './settings-frame.tsx';

type PracticeScreenProps = {
  readonly preferences: PracticePreferences;
  readonly outcome: 'saved' | 'failed' | null;
};

const lengths = { ...usualLength('quick'), full: usualLength('full').tasks };

/** What the start pages of tests open with, and a goal for the week. Rule 9.74. */
export function PracticeScreen({ preferences, outcome }: PracticeScreenProps) {
  const { t } = useTranslation(['settings', 'leveltest']);
  const busy = useNavigation().state !== 'idle';
  const { levels, categories, weeklyDays, minutesADay } = preferences;
  const isTicked = <One extends string>(all: readonly One[], one: One) =>
    all.length === 0 || all.includes(one);
  return (
    <SettingsFrame>
      <p className="text-second">{t('practice.lead')}</p>
      <LockedInDemo>
        <Form method="post" className="space-y-6" noValidate preventScrollReset>
          <ChoiceGroup
            name="level"
            isWhole={levels.length === 0 || levels.length === taskLevels.length}
            legend={t('leveltest:levels')}
            all={t('leveltest:allLevels')}
            error={undefined}
            columns="grid-cols-[repeat(auto-fit,minmax(min(100%,5.25rem),1fr))]"
          >
            {taskLevels.map((level) => (
              <Choice key={level} name="level" value={level} checked={isTicked(levels, level)}>
                <LevelChip level={level} />
              </Choice>
            ))}
          </ChoiceGroup>
          <ChoiceGroup
            name="category"
            isWhole={categories.length === 0 || categories.length === testable.length}
            legend={t('leveltest:categories')}
            all={t('leveltest:allCategories')}
            error={undefined}
            note={t('practice.noneIsAll')}
            columns="grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))]"
          >
            {testable.map((category) => (
              <Choice
                key={category}
                name="category"
                value={category}
                checked={isTicked(categories, category)}
              >
                <Icon name={categoryIcons[category]} />
                {t(`leveltest:category.${category}`)}
              </Choice>
            ))}
          </ChoiceGroup>
          <fieldset className="min-w-0 rounded-card border border-hairline bg-card px-4 sm:px-6">
            <legend className="sr-only">{t('leveltest:how')}</legend>
            {(['quick', 'randomOrder', 'showAnswers', 'freePlays'] as const).map((name) => (
              <SwitchRow
                key={name}
                name={name}
                title={t(`leveltest:${name}.title`)}
                text={t(name === 'randomOrder' ? 'practice.randomOrder' : `leveltest:${name}.text`, lengths)}
                checked={preferences[name]}
              />
            ))}
            <ThemeSwitch />
          </fieldset>
          <Goal weeklyDays={weeklyDays} minutesADay={minutesADay} />
          <div className="flex flex-wrap items-center gap-4">
            <Button type="submit" variant="primary" aria-disabled={busy || undefined}>
              {t('save')}
            </Button>
            <div aria-live="polite">
              {outcome === 'saved' && !busy && <p className="text-second">{t('saved')}</p>}
              {outcome === 'failed' && <FieldError id="practice-error">{t('failed')}</FieldError>}
            </div>
          </div>
        </Form>
      </LockedInDemo>
    </SettingsFrame>
  );
}

/** On how many days of the week, and how long on each. */
function Goal({ weeklyDays, minutesADay }: Pick<PracticePreferences, 'weeklyDays' | 'minutesADay'>) {
  const { t } = useTranslation('settings');
  return (
    <div className="space-y-5 rounded-card border border-hairline bg-card p-4 sm:p-6">
      <Select
        name="weeklyDays"
        label={t('practice.goal')}
        hint={t('practice.goalHint')}
        defaultValue={weeklyDays}
        className="max-w-md"
      >
        <option value="0">{t('practice.noGoal')}</option>
        {[1, 2, 3, 4, 5, 6, 7].map((days) => (
          <option key={days} value={days}>
            {t('practice.days', { count: days })}
          </option>
        ))}
      </Select>
      <Select
        name="minutesADay"
        label={t('practice.minutes')}
        hint={t('practice.minutesHint')}
        defaultValue={minutesADay}
        className="max-w-md"
      >
        {minuteChoices(minutesADay).map((minutes) => (
          <option key={minutes} value={minutes}>
            {t('practice.minutesCount', { count: minutes })}
          </option>
        ))}
      </Select>
    </div>
  );
}

/** With what is set, which may be none of the usual ones. */
function minuteChoices(set: number): readonly number[] {
  return [...new Set([10, 15, 20, 30, 45, 60, 90, set])].toSorted((one, other) => one - other);
}
