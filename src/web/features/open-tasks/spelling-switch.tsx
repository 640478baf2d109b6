import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { keepSpelling, readSpelling } from './written-storage.ts';

type Spelling = { readonly on: boolean; readonly turn: (on: boolean) => void };

/** The browser's spelling help; remembered on this device. */
export function useSpelling(): Spelling {
  const [on, setOn] = useState(false);
  useEffect(() => setOn(readSpelling()), []);
  return {
    on,
    turn(wanted) {
      setOn(wanted);
      keepSpelling(wanted);
    },
  };
}

/** The exam has no spelling help: whoever wants it turns it on. */
export function SpellingSwitch({ on, turn }: Spelling) {
  const { t } = useTranslation('writing');
  return (
    <label className="flex min-h-11 items-center gap-3 text-ui">
      <input
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox gives its state itself (ARIA in HTML forbids aria-checked here)
        role="switch"
        checked={on}
        onChange={(event) => turn(event.target.checked)}
        className="switch"
      />
      {t('spelling')}
    </label>
  );
}
