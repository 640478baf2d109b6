import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Form, useNavigation, useSearchParams } from 'react-router';
import { taskLevels } from '#domain/tasks/vocabulary.ts';
import { classNames } from '#web/components/class-names.ts';
import { FieldError } from '#web/components/field.tsx';
import { Icon } from '#web/components/icon.tsx';
import { LevelChip } from '#web/components/trail/level-chip.tsx';
import { categoryIcons } from '#web/features/category-icons.ts';
import { ThemeSwitch } from './theme-switch.tsx';

const testable = ['read', 'listen'] as const;
const notTestable = ['write', 'speak'] as const;

/**
 * All settings of a level test (Rule 2.26, Rule 3.8, Rule 4.10). A plain form: it works before the script has loaded.
 * `?level=B1&category=listen&quick=1` opens it with that choice; what the query leaves out is chosen whole.
 */
export function LevelTestForm({ requestKey, errors }: { requestKey: string; errors: readonly string[] }) {
  const { t } = useTranslation('leveltest');
  const busy = useNavigation().state !== 'idle';
  const form = useFirstProblem(errors);
  const [query] = useSearchParams();
  const wanted = wantedChoice(query);
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
        <SwitchRow
          name="quick"
          title={t('quick.title')}
          text={t('quick.text')}
          checked={query.has('quick')}
        />
        <SwitchRow name="randomOrder" title={t('randomOrder.title')} text={t('randomOrder.text')} checked />
        <SwitchRow name="showAnswers" title={t('showAnswers.title')} text={t('showAnswers.text')} />
        <SwitchRow name="freePlays" title={t('freePlays.title')} text={t('freePlays.text')} />
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

/** What a query chooses; nothing that is known is everything. */
function wantedChoice(query: URLSearchParams) {
  const levels = taskLevels.filter((level) => query.getAll('level').includes(level));
  const categories = testable.filter((category) => query.getAll('category').includes(category));
  return {
    levels: levels.length > 0 ? levels : taskLevels,
    categories: categories.length > 0 ? categories : testable,
  };
}

/** Answers came back with errors: the focus goes to the first group that has one. */
function useFirstProblem(errors: readonly string[]) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const name = errors.includes('no_level') ? 'level' : errors.includes('no_category') ? 'category' : null;
    if (name) form.current?.querySelector<HTMLInputElement>(`input[name="${name}"]`)?.focus();
  }, [errors]);
  return form;
}

/** Checkboxes with one that turns all of them on or off. */
function ChoiceGroup(props: {
  name: string;
  /** All of the group's boxes are ticked to begin with. */
  isWhole: boolean;
  legend: string;
  all: string;
  error: string | undefined;
  note?: string;
  /** Classes of the boxes' columns; they wrap where the room or the text asks for it. */
  columns: string;
  children: ReactNode;
}) {
  const { name, isWhole, legend, all, error, note, columns, children } = props;
  const group = useRef<HTMLFieldSetElement>(null);
  const toggle = useRef<HTMLInputElement>(null);
  const boxes = () => [
    ...(group.current?.querySelectorAll<HTMLInputElement>(`input[name="${name}"]:not(:disabled)`) ?? []),
  ];
  const followBoxes = () => {
    if (!toggle.current) return;
    const on = boxes().filter((box) => box.checked).length;
    toggle.current.checked = on === boxes().length;
    toggle.current.indeterminate = on > 0 && on < boxes().length;
  };
  // Only script can draw the box as half ticked.
  useEffect(() => {
    if (!isWhole && toggle.current) toggle.current.indeterminate = true;
  }, [isWhole]);
  return (
    <fieldset
      ref={group}
      aria-describedby={error ? `${name}-error` : undefined}
      className="min-w-0 rounded-card border border-hairline bg-card p-4 sm:p-6"
      onChange={(event) => {
        if (event.target !== (toggle.current as EventTarget | null)) followBoxes();
      }}
    >
      <legend className="float-left heading-4 leading-11!">{legend}</legend>
      <label className="float-right flex min-h-11 items-center gap-2 text-sm text-second">
        <input
          ref={toggle}
          type="checkbox"
          defaultChecked={isWhole}
          className="size-5 shrink-0 accent-primary"
          onChange={(event) => {
            for (const box of boxes()) box.checked = event.target.checked;
          }}
        />
        {all}
      </label>
      <div className={classNames('clear-both grid gap-2 pt-2', columns)}>{children}</div>
      {note && <p className="mt-3 text-sm text-muted">{note}</p>}
      {error && (
        <div role="alert" className="mt-3">
          <FieldError id={`${name}-error`}>{error}</FieldError>
        </div>
      )}
    </fieldset>
  );
}

function Choice(props: {
  name: string;
  value: string;
  checked?: boolean;
  disabled?: boolean;
  children: ReactNode;
}) {
  const { name, value, checked = false, disabled = false, children } = props;
  return (
    <label className="flex min-h-12 items-center gap-2 rounded-control border border-control px-2.5 py-2 sm:gap-2.5 sm:px-4 has-checked:border-primary has-checked:bg-primary-soft has-disabled:border-hairline has-disabled:text-muted has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
      <input
        type="checkbox"
        name={name}
        value={value}
        defaultChecked={checked}
        disabled={disabled}
        className="size-5 shrink-0 accent-primary"
      />
      <span className="flex items-center gap-2">{children}</span>
    </label>
  );
}

function SwitchRow(props: { name: string; title: string; text: string; checked?: boolean }) {
  const { name, title, text, checked = false } = props;
  return (
    <label className="flex min-h-16 items-center justify-between gap-4 border-b border-hairline py-3 last:border-b-0">
      <span>
        <span className="block font-semibold">{title}</span>
        <span className="block text-sm text-second">{text}</span>
      </span>
      {/* biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox gives its state itself (ARIA in HTML forbids aria-checked here) */}
      <input type="checkbox" role="switch" name={name} defaultChecked={checked} className="switch" />
    </label>
  );
}
