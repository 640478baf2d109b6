import { useTranslation } from 'react-i18next';
import { Button, buttonClasses } from '#web/components/button.tsx';
import { FieldError } from '#web/forms/field.tsx';
import { useLocale } from '#web/locale/locale.ts';

/** What whoever opens the page may do with a demo. */
export type DemoAccess =
  | { readonly kind: 'open' }
  /** In the demo already. */
  | { readonly kind: 'inside' }
  /** A guest with tests of their own: they stay theirs. */
  | { readonly kind: 'guest' }
  | { readonly kind: 'account'; readonly name: string };

const shown = ['overview', 'results', 'practice'] as const;

/** What the demo is, before anybody is in it. One button. */
export function DemoPage({
  access,
  problem,
}: {
  readonly access: DemoAccess;
  readonly problem: 'tooMany' | 'failed' | null;
}) {
  const { t } = useTranslation('demo');
  return (
    <div className="mx-auto max-w-2xl px-4 py-14 lg:py-20">
      <h1 className="heading-page">{t('title')}</h1>
      <p className="mt-4 text-second">{t('lead')}</p>
      <ul className="mt-6 list-disc space-y-2 pl-[1.25em]">
        {shown.map((key) => (
          <li key={key}>{t(`shown.${key}`)}</li>
        ))}
      </ul>
      <p className="mt-6 text-second">{t('gone')}</p>
      <div className="mt-8 space-y-4">
        {problem && <FieldError id="demo-error">{t(`problems.${problem}`)}</FieldError>}
        <AccessNotice access={access} />
      </div>
    </div>
  );
}

function AccessNotice({ access }: { readonly access: DemoAccess }) {
  const { t } = useTranslation('demo');
  const { to } = useLocale();
  switch (access.kind) {
    case 'open':
      return (
        <form method="post">
          <Button type="submit" variant="primary" size="large" name="intent" value="begin">
            {t('begin')}
          </Button>
        </form>
      );
    case 'inside':
      return (
        <a href={to('/app')} className={buttonClasses({ variant: 'primary', size: 'large' })}>
          {t('goOn')}
        </a>
      );
    case 'guest':
      return (
        <>
          <p className="font-semibold">{t('guest')}</p>
          <p className="flex flex-wrap gap-3">
            <a href={to('/auth?create')} className={buttonClasses({ variant: 'primary' })}>
              {t('keep')}
            </a>
            <a href={to('/app')} className={buttonClasses({})}>
              {t('toOverview')}
            </a>
          </p>
        </>
      );
    case 'account':
      return (
        <>
          <p className="font-semibold">{t('account', { name: access.name })}</p>
          <p className="flex flex-wrap gap-3">
            <a href={to('/app')} className={buttonClasses({ variant: 'primary' })}>
              {t('toOverview')}
            </a>
            <a href={to('/signout')} className={buttonClasses({})}>
              {t('signOut')}
            </a>
          </p>
        </>
      );
  }
}
