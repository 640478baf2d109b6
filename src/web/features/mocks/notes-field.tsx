import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '#web/components/class-names.ts';
import { Icon } from '#web/components/icon.tsx';

type NotesFieldProps = {
  readonly partId: string;
  /** It goes across the screen, not in a column. */
  readonly isBar?: boolean;
};

/** Notes for oneself, as on the paper that the exam hands out: they stay on this device and are judged by nobody. */
export function NotesField({ partId, isBar = false }: NotesFieldProps) {
  const { t } = useTranslation('open-mocks');
  const [notes, setNotes] = useState('');
  useEffect(() => setNotes(readNotes(partId)), [partId]);
  return (
    <details
      className={classNames('disclosure border-b border-hairline', isBar && 'px-4 lg:px-10')}
      open={notes !== '' || undefined}
    >
      <summary className="flex min-h-11 list-none items-center gap-2.5 font-semibold">
        <Icon name="lucide:list-checks" className="text-second" />
        <span className="flex-1">{t('prepare.notes')}</span>
        <span className="disclosure-sign" aria-hidden="true" />
      </summary>
      <textarea
        aria-label={t('prepare.notes')}
        value={notes}
        maxLength={5000}
        spellCheck={false}
        autoComplete="off"
        onChange={({ target }) => {
          setNotes(target.value);
          keepNotes(partId, target.value);
        }}
        className="answer-field plan-text my-2 w-full"
      />
    </details>
  );
}

function keyOf(partId: string): string {
  return `bestatt:notes:${partId}`;
}

function readNotes(partId: string): string {
  try {
    return localStorage.getItem(keyOf(partId)) ?? '';
  } catch {
    return '';
  }
}

function keepNotes(partId: string, notes: string): void {
  try {
    localStorage.setItem(keyOf(partId), notes);
  } catch {
    // Full or closed storage: the notes still live in the page.
  }
}
