import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { canRecognise, chooseRecogniser, wantsRecogniser } from './live-recogniser.ts';

/** Switches the browser's own recogniser on: only where there is one, and with who hears what is said. Rule 9.284. */
export function RecogniserSwitch({ onChange }: { readonly onChange: (on: boolean) => void }) {
  const { t } = useTranslation('speaking');
  const [offered, setOffered] = useState(false);
  const [on, setOn] = useState(false);
  useEffect(() => {
    if (!canRecognise()) return;
    setOffered(true);
    const wanted = wantsRecogniser();
    setOn(wanted);
    onChange(wanted);
  }, [onChange]);
  if (!offered) return null;
  return (
    <label className="flex items-start gap-3 py-2">
      <input
        type="checkbox"
        checked={on}
        onChange={({ currentTarget }) => {
          setOn(currentTarget.checked);
          chooseRecogniser(currentTarget.checked);
          onChange(currentTarget.checked);
        }}
        className="checkbox mt-0.5 shrink-0"
      />
      <span>
        {t('recogniser.label')}
        <span className="block text-sm text-second">{t('recogniser.text')}</span>
      </span>
    </label>
  );
}
