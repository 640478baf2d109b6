import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Criterion } from '#domain/submissions/assessment.ts';
import { Button } from '#web/components/button.tsx';
import { Icon } from '#web/components/icon.tsx';
import { TextArea } from '#web/forms/field.tsx';
import type { Phrases } from './use-phrases.ts';

type PhraseFieldProps = {
  readonly label: string;
  /** What the field is about, for the names of its buttons. */
  readonly about: string;
  readonly value: string;
  readonly maxLength: number;
  readonly rows: number;
  readonly onChange: (value: string) => void;
  /** Where its phrases belong; null: anywhere. */
  readonly criterion: Criterion | null;
  readonly phrases: Phrases;
};

/** A field with the teacher's own phrases: one press inserts one, or keeps what stands here. */
export function PhraseField(props: PhraseFieldProps) {
  const { label, about, value, maxLength, rows, onChange, criterion, phrases } = props;
  const { t } = useTranslation('teacher-desk');
  const [said, setSaid] = useState<string | null>(null);
  const own = phrases.all.filter((phrase) => phrase.criterion === criterion);
  const insert = (text: string) => onChange(`${value}${value === '' ? '' : ' '}${text}`.slice(0, maxLength));
  const keep = async () => {
    if (value.trim() === '') return setSaid(t('errors.empty'));
    const problem = await phrases.keep(criterion, value.trim());
    setSaid(problem ? t([`errors.${problem}`, 'errors.failed']) : t('phrases.kept'));
  };
  return (
    <div>
      <TextArea
        label={label}
        aria-label={about === label ? undefined : `${label}: ${about}`}
        value={value}
        rows={rows}
        maxLength={maxLength}
        onChange={({ target }) => onChange(target.value)}
      />
      <details className="mt-1">
        <summary className="inline-flex min-h-11 items-center text-ui text-link">
          {t('phrases.insert')}
          <span className="sr-only">, {about}</span>
        </summary>
        {own.length === 0 && <p className="text-ui text-second">{t('phrases.none')}</p>}
        <ul className="space-y-1">
          {own.map(({ id, text }) => (
            <li key={id} className="flex items-center gap-2">
              <button
                type="button"
                className="mark-chip min-w-0 flex-1 text-left text-ui [overflow-wrap:anywhere]"
                onClick={() => insert(text)}
              >
                <span className="sr-only">{t('phrases.use')} </span>
                {text}
              </button>
              <button
                type="button"
                className="grid size-11 shrink-0 place-items-center rounded-control text-second hover:bg-sunk"
                aria-label={t('phrases.remove', { text })}
                onClick={() => void phrases.forget(id)}
              >
                <Icon name="lucide:x" size={18} />
              </button>
            </li>
          ))}
        </ul>
        <p className="mt-2 flex flex-wrap items-center gap-3">
          <Button size="small" variant="quiet" onClick={() => void keep()}>
            {t('phrases.keep')}
          </Button>
          <span role="status" className="text-ui text-second">
            {said}
          </span>
        </p>
      </details>
    </div>
  );
}
