import { useTranslation } from 'react-i18next';
import { Icon } from '#web/components/icon.tsx';
import type { Entry } from './navigation.ts';

/** Beside an entry of the menu: that the package one has does not open it. Rule 9.236. */
export function EntryMark({ entry, tier }: { readonly entry: Entry; readonly tier: number }) {
  const { t } = useTranslation('shell');
  if (tier >= (entry.tier ?? 0)) return null;
  return (
    <>
      <Icon name="lucide:lock" size={16} className="menu-word ml-auto text-muted" />
      <span className="sr-only">({t('lockedMark')})</span>
    </>
  );
}
