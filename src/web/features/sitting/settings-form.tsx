import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Form, useNavigation, useSearchParams } from 'react-router';
import { taskLevels } from '#domain/tasks/vocabulary.ts';
import { Icon } from '#web/components/icon.tsx';
import { LevelChip } from '#web/components/trail/level-chip.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

const testable = ['read', 'listen'] as const;
const notTestable = ['write', 'speak'] as const;
const categoryIcons = {
  read: 'lucide:book-open',
  listen: 'lucide:headphones',
  write: 'lucide:pen-line',
  speak: 'lucide:mic',
} as const;

/**
 * All settings of a level test (specification 3). A plain form: it works before the script has loaded.
 * `?level=B1&category=listen&quick=1` opens it with that choice; what the query leaves out is chosen whole.
 */
export function LevelTestForm({ requestKey, errors }: { requestKey: string; errors: readonly string[] }) {
  const { t } = useTranslation('leveltest');
  const busy = useNavigation().state !== 'idle';
  const [query] = useSearchParams();
  const wanted = wantedChoice(query);
  const other = errors.find((error) => error !== 'no_level' && error !== 'no_category');
  return (
    <Form method="post" className="mt-8 space-y-6" noValidate>
      <input type="hidden" name="requestKey" value={requestKey} />
      <ChoiceGroup
        name="level"
        isWhole={wanted.levels.length === taskLevels.length}
        legend={t('levels')}
        all={t('allLevels')}
        error={errors.includes('no_level') ? t('errors.no_level') : undefined}
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
      <fieldset className="rounded-card border border-hairline bg-card px-5 sm:px-6">
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
        <button type="submit" disabled={busy} className="button button-primary button-large w-full sm:w-auto">
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

/** Checkboxes with one that turns all of them on or off. */
function ChoiceGroup(props: {
  name: string;
  /** All of the group's boxes are ticked to begin with. */
  isWhole: boolean;
  legend: string;
  all: string;
  error: string | undefined;
  note?: string;
  children: ReactNode;
}) {
  const { name, isWhole, legend, all, error, note, children } = props;
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
      className="rounded-card border border-hairline bg-card p-5 sm:p-6"
      onChange={(event) => {
        if (event.target !== (toggle.current as EventTarget | null)) followBoxes();
      }}
    >
      <legend className="float-left font-serif text-xl">{legend}</legend>
      <label className="float-right flex min-h-8 items-center gap-2 text-sm text-second">
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
      <div className="clear-both flex flex-wrap gap-2 pt-4">{children}</div>
      {note && <p className="mt-3 text-sm text-muted">{note}</p>}
      {error && (
        <p id={`${name}-error`} role="alert" className="mt-3 text-sm font-semibold text-wrong">
          {error}
        </p>
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
    <label className="flex min-h-12 flex-1 basis-24 items-center gap-2.5 rounded-control border border-control px-4 py-2 has-checked:border-primary has-checked:bg-primary-soft has-disabled:border-hairline has-disabled:text-muted has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
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
