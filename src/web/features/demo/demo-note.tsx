import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/button.tsx';
import { Icon } from '#web/components/icon.tsx';
import { useLocale } from '#web/locale/locale.ts';
import { useIsDemo } from './use-is-demo.ts';

/** What the demo does not do, in the place of it, and the way to an account that does. Nothing for everybody else. */
export function DemoNote() {
  const { t } = useTranslation('shell');
  const { to } = useLocale();
  if (!useIsDemo()) return null;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card border border-hairline bg-sunk p-4 text-second">
      <p className="flex min-w-0 flex-1 basis-72 gap-3">
        <Icon name="lucide:info" className="mt-1 shrink-0" />
        {t('demoBar.note')}
      </p>
      <form method="post" action={to('/demo')}>
        <Button type="submit" name="intent" value="create" variant="primary">
          {t('demoBar.create')}
        </Button>
      </form>
    </div>
  );
}

/** Forms that can be looked at but not used in the demo; `DemoNote` above them says why. */
export function LockedInDemo({ children }: { readonly children: ReactNode }) {
  const isDemo = useIsDemo();
  if (!isDemo) return children;
  return (
    <fieldset disabled className="min-w-0">
      {children}
    </fieldset>
  );
}
