import { useTranslation } from 'react-i18next';
import { Icon } from '#web/components/icon.tsx';
import { useRoot } from '#web/root-data.ts';

/** Where the demo's learner can be looked at but not changed. Nothing for everybody else. */
export function DemoNote() {
  const { t } = useTranslation('shell');
  const viewer = useRoot()?.viewer;
  if (viewer?.kind !== 'user' || !viewer.demoUntil) return null;
  return (
    <p className="flex gap-3 rounded-card border border-hairline bg-sunk p-4 text-second">
      <Icon name="lucide:info" className="mt-1 shrink-0" />
      {t('demoBar.note')}
    </p>
  );
}
