import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type TaskLevel, taskLevels } from '#domain/levels/levels.ts';
import { Button } from '#web/components/button.tsx';
import { Select } from '#web/forms/field.tsx';
import { downloadRound } from './kept-round.ts';
import { useSaving } from './use-saving.ts';

/** Chooses a part and a level, and saves ten tasks of it. */
export function RoundForm({ onSaved }: { readonly onSaved: () => Promise<void> }) {
  const { t } = useTranslation('offline');
  const form = useRef<HTMLFormElement>(null);
  const saving = useSaving(async () => {
    const fields = new FormData(form.current ?? undefined);
    await downloadRound({
      level: String(fields.get('level')) as TaskLevel,
      category: fields.get('category') === 'listen' ? 'listen' : 'read',
      requestKey: crypto.randomUUID(),
    });
    await onSaved();
    return t('settings.saved');
  });
  return (
    <form
      ref={form}
      className="mt-4 flex flex-wrap items-end gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        saving.start();
      }}
    >
      <Select label={t('settings.part')} name="category" defaultValue="read" className="w-[10rem]">
        {(['read', 'listen'] as const).map((part) => (
          <option key={part} value={part}>
            {t(`parts.${part}`)}
          </option>
        ))}
      </Select>
      <Select label={t('settings.level')} name="level" defaultValue="A2" className="w-[7rem]">
        {taskLevels.map((level) => (
          <option key={level} value={level}>
            {level}
          </option>
        ))}
      </Select>
      <Button type="submit" aria-disabled={saving.busy || undefined}>
        {t('settings.download')}
      </Button>
      {saving.said}
    </form>
  );
}
