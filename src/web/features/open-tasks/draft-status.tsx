import { useTranslation } from 'react-i18next';
import { Icon } from '#web/components/icon.tsx';
import type { DraftControl } from './use-draft.ts';

/** Whether what is written is safe, and where. */
export function DraftStatus({ draft }: { readonly draft: DraftControl }) {
  const { t } = useTranslation('writing');
  const { state, dropped, swap } = draft;
  const waits = state === 'offline' || state === 'failed';
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-second">
      {dropped && (
        <button type="button" onClick={swap} className="min-h-11 text-link underline">
          {t('conflict.swap')}
        </button>
      )}
      <p role="status" className="flex items-center gap-2">
        {state === 'saved' && <Icon name="lucide:check" size={16} className="text-primary" />}
        {waits && <Icon name="lucide:wifi-off" size={16} className="text-warning" />}
        {t(`state.${state}`)}
      </p>
    </div>
  );
}
