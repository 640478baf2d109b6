import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PublicMarkedTask } from '#domain/tasks/presentation.ts';
import { fieldName, type Question } from './story-form.ts';

type Of<Kind extends PublicMarkedTask['kind']> = Extract<PublicMarkedTask, { kind: Kind }>;

/** A question with the browser's own fields, so that it is answered without script. */
export function OpenQuestion({ question, number }: { readonly question: Question; readonly number: number }) {
  return (
    <fieldset>
      <legend lang="nb" className="heading-4">
        <span className="text-muted">{number}.</span> {question.task.prompt}
      </legend>
      <div className="mt-4">
        <Fields question={question} />
      </div>
    </fieldset>
  );
}

function Fields({ question: { id, task } }: { readonly question: Question }) {
  const { t } = useTranslation('task');
  switch (task.kind) {
    case 'choose':
      return (
        <Options
          name={fieldName(id)}
          options={task.options.map(({ letter, text }) => ({ value: letter, text }))}
        />
      );
    case 'true_false':
      return (
        <Options
          name={fieldName(id)}
          options={(['true', 'false', 'not_stated'] as const).map((value) => ({
            value,
            text: t(`truth.${value}`),
          }))}
          ownWords
        />
      );
    case 'match':
      return <Match id={id} task={task} />;
    case 'cloze':
    case 'typed_cloze':
      return <Cloze id={id} task={task} />;
    case 'order':
      return <Order id={id} task={task} />;
    case 'click_word':
      return <WrittenWord id={id} />;
    default:
      return null;
  }
}

function Options({
  name,
  options,
  ownWords = false,
}: {
  readonly name: string;
  readonly options: readonly { readonly value: string; readonly text: ReactNode }[];
  readonly ownWords?: boolean;
}) {
  return (
    <div className="space-y-2.5">
      {options.map(({ value, text }, place) => (
        <label key={value} className="option is-open question-option">
          <input type="radio" name={name} value={value} className="sr-only" />
          <span aria-hidden="true" className="option-mark">
            {place + 1}
          </span>
          <span lang={ownWords ? undefined : 'nb'} className="min-w-0 flex-1">
            {text}
          </span>
        </label>
      ))}
    </div>
  );
}

function Match({ id, task }: { readonly id: string; readonly task: Of<'match'> }) {
  const { t } = useTranslation('reading');
  return (
    <ol className="space-y-4">
      {task.items.map((item, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: items may repeat in wording; their order never changes
        <li key={place}>
          <label>
            <span lang="nb" className="mb-1.5 block font-semibold">
              {item}
            </span>
            <select name={fieldName(id, place)} defaultValue="" lang="nb" className="question-select">
              <option value="" lang={undefined}>
                {t('questions.choose')}
              </option>
              {task.options.map(({ letter, text }) => (
                <option key={letter} value={letter}>
                  {text}
                </option>
              ))}
            </select>
          </label>
        </li>
      ))}
    </ol>
  );
}

function Cloze({ id, task }: { readonly id: string; readonly task: Of<'cloze'> | Of<'typed_cloze'> }) {
  const { t } = useTranslation('task');
  const gapField = (gap: number) => {
    const label = t('gap', { number: gap + 1 });
    if (task.kind === 'typed_cloze')
      return (
        <input
          type="text"
          name={fieldName(id, gap)}
          aria-label={label}
          maxLength={80}
          size={12}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          placeholder={`(${gap + 1})`}
          className="gap-field"
        />
      );
    return (
      <select name={fieldName(id, gap)} aria-label={label} defaultValue="" className="gap-field">
        <option value="">({gap + 1}) …</option>
        {task.gaps[gap]?.options.map(({ letter, text }) => (
          <option key={letter} value={letter}>
            {text}
          </option>
        ))}
      </select>
    );
  };
  return (
    <div lang="nb" className="cloze-text space-y-4 font-serif text-lg">
      {task.text.map((paragraph, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the text never changes
        <p key={place} className="whitespace-pre-line">
          {paragraph.map((segment) =>
            segment.kind === 'text' ? (
              segment.text
            ) : (
              <span key={`gap-${segment.gap}`} className="cloze-gap">
                {gapField(segment.gap)}
              </span>
            ),
          )}
        </p>
      ))}
    </div>
  );
}

function Order({ id, task }: { readonly id: string; readonly task: Of<'order'> }) {
  const { t } = useTranslation('reading');
  return (
    <>
      <p className="text-sm text-second">{t('questions.order')}</p>
      <ol className="mt-3 space-y-3">
        <li lang="nb" className="rounded-control bg-sunk px-4 py-3">
          1. {task.first}
        </li>
        {task.parts.map(({ letter, text }, place) => (
          <li key={letter}>
            <label className="flex items-start gap-3">
              <select
                name={fieldName(id, place)}
                defaultValue=""
                aria-label={t('questions.place')}
                className="gap-field"
              >
                <option value="">…</option>
                {task.parts.map((other, at) => (
                  <option key={other.letter} value={at + 1}>
                    {at + 2}
                  </option>
                ))}
              </select>
              <span lang="nb" className="min-w-0 pt-1.5">
                {text}
              </span>
            </label>
          </li>
        ))}
      </ol>
    </>
  );
}

function WrittenWord({ id }: { readonly id: string }) {
  const { t } = useTranslation('reading');
  return (
    <label className="block max-w-sm">
      <span className="mb-1.5 block text-sm text-second">{t('questions.word')}</span>
      <input
        type="text"
        name={fieldName(id)}
        lang="nb"
        maxLength={80}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        className="question-select"
      />
    </label>
  );
}
