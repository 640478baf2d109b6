import { useTranslation } from 'react-i18next';
import { classNames } from '#web/components/class-names.ts';
import { Icon } from '#web/components/icon.tsx';

/** One thing a package holds; what does not work yet carries a dashed ring and says so. */
export function PackageLine({ open, text }: { readonly open: boolean; readonly text: string }) {
  const { t } = useTranslation('pricing');
  return (
    <li className="flex items-start gap-2.5">
      <Icon
        name={open ? 'lucide:check' : 'lucide:circle-dashed'}
        size={open ? 18 : 16}
        className={classNames('mt-1', open ? 'text-primary' : 'mx-px text-muted')}
      />
      <span className="min-w-0 text-second wrap-break-word">
        {text}
        {!open && <span className="sr-only"> ({t('later')})</span>}
      </span>
    </li>
  );
}

/** What the dashed ring means; each line says it itself to a screen reader. */
export function PackageLegend() {
  const { t } = useTranslation('pricing');
  return (
    <p className="-mt-2 mb-6 flex items-center gap-2.5 text-sm text-muted" aria-hidden="true">
      <Icon name="lucide:circle-dashed" size={14} className="mx-0.5" />
      {t('later')}
    </p>
  );
}
