import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Form, useNavigation, useSearchParams } from 'react-router';
import { usualPractice } from '#domain/assessment/practice.ts';
import { taskLevels } from '#domain/tasks/vocabulary.ts';
import { Icon } from '#web/components/icon.tsx';
import { LevelChip } from '#web/components/trail/level-chip.tsx';
import { categoryIcons } from '#web/features/category-icons.ts';
import { Choice, ChoiceGroup, SwitchRow } from './choice-group.tsx';
import { type TestChoice, testable, wantedChoice } from './test-choice.ts';
import { ThemeSwitch } from './theme-switch.tsx';

const notTestable = ['write', 'speak'] as const;

type LevelTestFormProps = {
  readonly requestKey: string;
  readonly errors: readonly string[];
  /** What was chosen when it came back with errors. */
  readonly typed?: TestChoice | null;
  readonly preferences?: TestChoice;
};

/** All settings of a level test (Rule 2.26, Rule 3.8, Rule 4.10). A plain form: it works before the script has loaded. */
export function LevelTestForm(props: LevelTestFormProps) {
  const { requestKey, errors, typed, preferences = usualPractice } = props;
  const { t } = useTranslation('leveltest');
  const busy = useNavigation().state !== 'idle';
  const form = useFirstProblem(errors);
  const [query] = useSearchParams();
  const wanted = typed ?? wantedChoice(query, preferences);
  const other = errors.find((error) => error !== 'no_level' && error !== 'no_category');
  return (
    <Form
      ref={form}
      method="post"
      className="mt-8 space-y-6"
      noValidate
      onSubmit={(event) => {
        if (busy) event.preventDefault();
      }}
    >
      <input type="hidden" name="requestKey" value={requestKey} />
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
      <ChoiceGroup
        name="category"
        isWhole={wanted.categories.length === testable.length}
        legend={t('categories')}
        all={t('allCategories')}
        error={errors.includes('no_category') ? t('errors.no_category') : undefined}
        note={t('categoriesNote')}
        columns="grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))]"
      >
        {testable.map((category) => (
          <Choice
            key={category}
            name="category"
            value={category}
            checked={wanted.categories.includes(category)}
          >
            <Icon name={categoryIcons[category]} />
            {t(`category.${category}`)}
          </Choice>
        ))}
        {notTestable.map((category) => (
          <Choice key={category} name="category" value={category} disabled>
            <Icon name={categoryIcons[category]} />
            {t(`category.${category}`)}
          </Choice>
        ))}
      </ChoiceGroup>
      <fieldset className="min-w-0 rounded-card border border-hairline bg-card px-4 sm:px-6">
        <legend className="sr-only">{t('how')}</legend>
        <SwitchRow name="quick" title={t('quick.title')} text={t('quick.text')} checked={wanted.quick} />
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
      {other && (
        <p role="alert" className="rounded-control bg-wrong-soft p-4 text-wrong">
          {t([`errors.${other}`, 'errors.unexpected_failure'])}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-4">
        <button
          type="submit"
          aria-disabled={busy || undefined}
          className="button button-primary button-large w-full sm:w-auto"
        >
          {busy ? t('starting') : t('start')}
        </button>
        <p className="text-sm text-muted">{t('saved')}</p>
      </div>
    </Form>
  );
}

const fieldOfError = { no_level: 'level', no_category: 'category', tasks_range: 'tasks' } as const;

/** Answers came back with errors: the focus goes to the first group that has one. */
export function useFirstProblem(errors: readonly string[]) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const name = Object.entries(fieldOfError).find(([error]) => errors.includes(error))?.[1];
    if (name) form.current?.querySelector<HTMLInputElement>(`input[name="${name}"]`)?.focus();
  }, [errors]);
  return form;
}
