import { createElement, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** The codes that have words of their own. */
const known = ['package_needed', 'plus_needed', 'room', 'no_task', 'offline'];

type Saving = {
  readonly busy: boolean;
  readonly start: () => void;
  /** What became of it, for beside the button; said to screen readers when it comes. */
  readonly said: ReactNode;
};

/** Saving something that takes a while. `work` answers with what to say when it is done. */
export function useSaving(work: () => Promise<string>): Saving {
  const { t } = useTranslation('offline');
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<{ readonly text: string; readonly failed: boolean } | null>(null);
  async function save() {
    if (busy) return;
    setBusy(true);
    setOutcome({ text: t('settings.saving'), failed: false });
    try {
      setOutcome({ text: await work(), failed: false });
    } catch (error) {
      setOutcome({ text: t(`settings.errors.${codeOf(error)}`), failed: true });
    }
    setBusy(false);
  }
  const className = outcome?.failed ? 'text-wrong' : 'text-second';
  return {
    busy,
    start: () => void save(),
    said: createElement('p', { role: 'status', className }, outcome?.text),
  };
}

function codeOf(error: unknown): string {
  if (error instanceof DOMException && error.name === 'QuotaExceededError') return 'room';
  if (!navigator.onLine) return 'offline';
  const { message } = error as Error;
  return known.includes(message) ? message : 'other';
}
