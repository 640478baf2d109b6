import { useTranslation } from 'react-i18next';
import { codeWorth } from '#domain/licences/discount-code.ts';
import { Button } from '#web/components/button.tsx';
import { FieldError, Input } from '#web/forms/field.tsx';
import { useLocale } from '#web/locale/locale.ts';
import { useRoot } from '#web/page-context/root-data.ts';

/** What came of asking; `problem` is a key of the texts `discount:errors`. */
export type DiscountOutcome =
  | { readonly kind: 'sent'; readonly email: string }
  | { readonly kind: 'refused'; readonly problem: string; readonly email: string; readonly name: string };

/**
 * Rule 2.42: an address and maybe a name. Posts to /discount; in the dialog the page's script sends it and puts the answer's
 * `data-discount` in this one's place (static/discount-dialog.ts).
 */
export function DiscountForm({ outcome }: { readonly outcome: DiscountOutcome | null }) {
  if (outcome?.kind === 'sent') return <DiscountSent email={outcome.email} />;
  return <DiscountFields refused={outcome} />;
}

type Refused = Extract<DiscountOutcome, { kind: 'refused' }>;

function DiscountFields({ refused }: { readonly refused: Refused | null }) {
  const { t } = useTranslation('discount');
  const { to } = useLocale();
  const problem = refused?.problem ?? null;
  const ofEmail = problem === 'email_required' || problem === 'email_format';
  return (
    <form data-discount method="post" action={to('/discount')} noValidate className="space-y-5">
      <Input
        label={t('email')}
        name="email"
        type="email"
        required
        autoComplete="email"
        defaultValue={refused?.email}
        error={ofEmail ? t(`errors.${problem}`) : undefined}
      />
      <Input
        label={t('name')}
        name="name"
        autoComplete="given-name"
        hint={t('nameHint')}
        maxLength={40}
        defaultValue={refused?.name}
      />
      <p className="text-sm text-second">{t('once')}</p>
      <div role="alert">
        {problem && !ofEmail && <FieldError id="discount-error">{t(`errors.${problem}`)}</FieldError>}
        <p data-offline hidden className="text-sm font-medium text-wrong">
          {t('errors.offline')}
        </p>
      </div>
      <Button type="submit" variant="primary" className="max-sm:w-full">
        {t('send')}
      </Button>
    </form>
  );
}

function DiscountSent({ email }: { readonly email: string }) {
  const { t } = useTranslation('discount');
  const { to } = useLocale();
  const viewer = useRoot()?.viewer;
  const isMember = viewer?.kind === 'user' && viewer.demoUntil === undefined;
  return (
    <div data-discount tabIndex={-1} className="space-y-3 outline-none">
      <p className="heading-4 text-text">{t('sent.title')}</p>
      <p className="text-second">{t('sent.text', { email })}</p>
      <p className="text-second">
        {t(isMember ? 'sent.nextMember' : 'sent.next', { days: codeWorth.trialDays })}
      </p>
      <p className="pt-2">
        {isMember ? (
          <a href={to('/app/license')} className="button button-secondary">
            {t('sent.licence')}
          </a>
        ) : (
          <a href={to('/auth?create')} className="button button-secondary">
            {t('sent.account')}
          </a>
        )}
      </p>
    </div>
  );
}
