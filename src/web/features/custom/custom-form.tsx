import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { customLength, openLength } from '#domain/assessment/custom-length.ts';
import { mostSavedTests } from '#domain/assessment/saved-test-limit.ts';
import { lengthRules } from '#domain/assessment/test-length.ts';
import { categories } from '#domain/levels/categories.ts';
import { taskLevels } from '#domain/levels/levels.ts';
import { openCategories, opensTask, tierForTasks } from '#domain/licences/package.ts';
import { classNames } from '#web/components/class-names.ts';
import { Icon } from '#web/components/icon.tsx';
import { lazyPart } from '#web/components/lazy-part.ts';
import { CategoryChoice } from '#web/features/test-settings/category-choice.tsx';
import type { TestChoice } from '#web/features/test-settings/test-choice.ts';
import { TestForm } from '#web/features/test-settings/test-form.tsx';
import { ThemeSwitch } from '#web/features/test-settings/theme-switch.tsx';
import { Choice, ChoiceGroup, SwitchRow } from '#web/forms/choice-group.tsx';
import { Input } from '#web/forms/field.tsx';
import { LevelChip } from '#web/levels/level-chip.tsx';
import { useLocale } from '#web/locale/locale.ts';
import { type CustomChoice, openingChoice } from './custom-choice.ts';
import { SaveTest } from './saved-tests.tsx';

/** Folded up, and all boxes: the server has drawn it, and its script may come later. */
const NarrowChoice = lazyPart(async () => ({ default: (await import('./narrow-choice.tsx')).NarrowChoice }));

export type CustomFormProps = {
  readonly requestKey: string;
  /** Of the licence: what it does not open is shown with a lock. */
  readonly tier: number;
  readonly preferences: TestChoice;
  readonly errors: readonly string[];
  /** What was chosen when it came back with errors; the number of tasks as it was typed. */
  readonly typed?: CustomChoice | null | undefined;
};

const groupErrors = [
  ...['no_level', 'no_category', 'tasks_range', 'writing_range', 'speaking_range'],
  ...['name_needed', 'name_taken', 'too_many_saved'],
];
const nameErrors = ['name_needed', 'name_taken', 'too_many_saved'];

/** All settings of a custom test. Rule 2.27. */
export function CustomForm({ requestKey, tier, preferences, errors, typed }: CustomFormProps) {
  const { t } = useTranslation(['custom-form', 'leveltest']);
  const [query] = useSearchParams();
  const open = taskLevels.filter((level) => opensTask(tier, { level, category: 'read' }));
  const locked = taskLevels.filter((level) => !open.includes(level));
  const parts = openCategories.filter((category) => opensTask(tier, { level: 'A1', category }));
  const wanted = typed ?? openingChoice({ query, preferences, levels: open, categories: parts });
  const nameError = nameErrors.find((error) => errors.includes(error));
  const other = errors.find((error) => !groupErrors.includes(error));
  const problem =
    other && t([`errors.${other}`, `leveltest:errors.${other}`, 'leveltest:errors.unexpected_failure']);
  return (
    <TestForm
      requestKey={requestKey}
      errors={errors}
      problem={problem}
      below={<SaveTest error={nameError ? t(`errors.${nameError}`, { most: mostSavedTests }) : null} />}
    >
      <ChoiceGroup
        name="level"
        isWhole={open.every((level) => wanted.levels.includes(level))}
        legend={t('leveltest:levels')}
        all={t('leveltest:allLevels')}
        error={errors.includes('no_level') ? t('leveltest:errors.no_level') : undefined}
        note={locked.length > 0 && <Upgrade tier={tierForTasks({ levels: locked, categories: [] })} />}
        columns="grid-cols-[repeat(auto-fit,minmax(min(100%,5.25rem),1fr))]"
      >
        {taskLevels.map((level) => (
          <Choice
            key={level}
            name="level"
            value={level}
            checked={wanted.levels.includes(level)}
            disabled={locked.includes(level)}
            mark={locked.includes(level) && <Lock />}
          >
            <LevelChip level={level} />
          </Choice>
        ))}
      </ChoiceGroup>
      <CategoryChoice
        wanted={wanted.categories}
        errors={errors}
        open={parts}
        note={parts.length < categories.length ? t('categoriesLocked') : undefined}
        markOf={() => <Lock />}
      />
      <fieldset className="min-w-0 rounded-card border border-hairline bg-card px-4 sm:px-6">
        <legend className="sr-only">{t('leveltest:how')}</legend>
        <TaskCount tasks={wanted.tasks} errors={errors} />
        {(['write', 'speak'] as const)
          .filter((category) => parts.includes(category))
          .map((category) => (
            <OpenCount key={category} category={category} wanted={wanted} errors={errors} />
          ))}
        <SwitchRow
          name="quick"
          title={t('leveltest:quick.title')}
          text={t('quickText', { count: lengthRules.quick.atMost })}
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
          title={t('leveltest:showAnswers.title')}
          text={t('leveltest:showAnswers.text')}
          checked={wanted.showAnswers}
        />
        <SwitchRow
          name="freePlays"
          title={t('leveltest:freePlays.title')}
          text={t('leveltest:freePlays.text')}
          checked={wanted.freePlays}
        />
        <ThemeSwitch />
      </fieldset>
      <Suspense>
        <NarrowChoice wanted={wanted} />
      </Suspense>
    </TestForm>
  );
}

/** How many tasks with a mark. */
function TaskCount({ tasks, errors }: { readonly tasks: string; readonly errors: readonly string[] }) {
  const { t } = useTranslation('custom-form');
  return (
    <div className="border-b border-hairline py-4 marked-count">
      <Input
        type="number"
        name="tasks"
        inputMode="numeric"
        min={customLength.atLeast}
        max={customLength.atMost}
        defaultValue={tasks}
        label={t('tasks.title')}
        hint={t('tasks.text', { from: customLength.atLeast, to: customLength.atMost })}
        error={errors.includes('tasks_range') ? t('errors.tasks_range', rangeOfTasks) : null}
        className="max-w-80 [&_input]:max-w-28"
      />
    </div>
  );
}

const countFields = { write: 'writing', speak: 'speaking' } as const;

/** How many tasks of writing, or of speaking; shown where that part is chosen, by the style sheet alone. */
function OpenCount(props: {
  readonly category: 'write' | 'speak';
  readonly wanted: CustomChoice;
  readonly errors: readonly string[];
}) {
  const { category, wanted, errors } = props;
  const { t } = useTranslation('custom-form');
  const name = countFields[category];
  const range = { from: openLength.atLeast, to: openLength.atMost };
  return (
    <div className={classNames('border-b border-hairline py-4', `${category}-count`)}>
      <Input
        type="number"
        name={name}
        inputMode="numeric"
        min={openLength.atLeast}
        max={openLength.atMost}
        defaultValue={wanted[name]}
        label={t(`${name}.title`)}
        hint={t(`${name}.text`, range)}
        error={errors.includes(`${name}_range`) ? t('errors.tasks_range', range) : null}
        className="max-w-80 [&_input]:max-w-28"
      />
    </div>
  );
}

const rangeOfTasks = { from: customLength.atLeast, to: customLength.atMost };

function Lock() {
  const { t } = useTranslation('custom-form');
  return (
    <>
      <Icon name="lucide:lock" size={20} />
      <span className="sr-only">{t('locked')}</span>
    </>
  );
}

/** What opens the levels with a lock. */
function Upgrade({ tier }: { readonly tier: number }) {
  const { t } = useTranslation('custom-form');
  const { to } = useLocale();
  return (
    <>
      {t('upgrade.text')}{' '}
      <Link to={to(`/app/license?needs=${tier}&upgrade`)} className="font-semibold text-link">
        {t('upgrade.action')}
      </Link>
    </>
  );
}
