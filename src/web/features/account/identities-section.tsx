import { useTranslation } from 'react-i18next';
import { Button, buttonClasses } from '#web/components/button.tsx';
import type { ConfirmState } from '#web/features/sign-in/confirm-owner.ts';
import type { Provider } from '#web/features/sign-in/providers.ts';
import { formatDate } from '#web/formats/format-date.ts';
import { FieldError } from '#web/forms/field.tsx';
import { useLocale } from '#web/locale/locale.ts';
import { ConfirmFields } from './confirm-fields.tsx';
import { SectionForm } from './section-form.tsx';

/** A way to log in that belongs to the account. */
export type LinkedIdentity = {
  readonly id: string;
  /** `email`, `phone`, or a provider's id. */
  readonly provider: string;
  /** The provider's name as people know it; empty for `email` and `phone`. */
  readonly name: string;
  readonly address: string;
  readonly linkedAt: string | null;
};

type IdentitiesSectionProps = {
  readonly identities: readonly LinkedIdentity[];
  /** Those that can still be linked. */
  readonly providers: readonly Provider[];
  readonly error: string | undefined;
  /** How a form, of one of several, stands with the password. */
  readonly confirm: (intent: string, of: string) => ConfirmState;
  /** For which the password was just given; empty for none. */
  readonly confirmedProvider: string;
};

/** The ways to log in: linked and unlinked. Rule 9.65. */
export function IdentitiesSection({
  identities,
  providers,
  error,
  confirm,
  confirmedProvider,
}: IdentitiesSectionProps) {
  const { t } = useTranslation('security');
  return (
    <div className="space-y-5">
      <p className="text-second">{t('identities.text')}</p>
      {error && <FieldError id="identities-error">{error}</FieldError>}
      <ul className="divide-y divide-hairline border-t border-hairline">
        {identities.map((identity) => (
          <li key={identity.id} className="py-3.5 last:pb-0">
            <IdentityRow
              identity={identity}
              isOnly={identities.length === 1}
              confirm={confirm('unlink', identity.id)}
            />
          </li>
        ))}
      </ul>
      {providers.map((provider) => (
        <LinkProvider
          key={provider.id}
          provider={provider}
          confirm={confirm('link', provider.id)}
          isConfirmed={confirmedProvider === provider.id}
        />
      ))}
    </div>
  );
}

function LinkProvider({
  provider: { id, name },
  confirm,
  isConfirmed,
}: {
  provider: Provider;
  confirm: ConfirmState;
  isConfirmed: boolean;
}) {
  const { t } = useTranslation('security');
  const { to } = useLocale();
  const query = new URLSearchParams({ link: '1', next: to('/app/settings/security') });
  if (isConfirmed)
    return (
      <a
        href={to(`/auth/provider/${encodeURIComponent(id)}?${query}`)}
        className={buttonClasses({ variant: 'primary' })}
      >
        {t('identities.goOn', { name })}
      </a>
    );
  return (
    <details className="disclosure" open={confirm.codeSent || confirm.problem !== undefined || undefined}>
      <summary className="inline-flex min-h-11 list-none items-center gap-2.5 font-semibold">
        <span className="disclosure-sign" aria-hidden="true" />
        {t('identities.link', { name })}
      </summary>
      <SectionForm section="identities" noValidate preventScrollReset className="mt-3 space-y-4">
        <input type="hidden" name="intent" value="link" />
        <input type="hidden" name="provider" value={id} />
        <button type="submit" hidden />
        <p className="text-second">{t('identities.linkText', { name })}</p>
        <ConfirmFields intent="link" state={confirm} />
        <Button type="submit">{t('identities.link', { name })}</Button>
      </SectionForm>
    </details>
  );
}

function IdentityRow({
  identity,
  isOnly,
  confirm,
}: {
  identity: LinkedIdentity;
  isOnly: boolean;
  confirm: ConfirmState;
}) {
  const { t } = useTranslation('security');
  const { locale } = useLocale();
  const { provider, address, linkedAt } = identity;
  const isOwn = provider === 'email' || provider === 'phone';
  const name = isOwn ? t(`identities.${provider}`) : identity.name;
  return (
    <>
      <p className="font-semibold">{name}</p>
      <p className="text-sm text-second wrap-anywhere">
        {address && linkedAt
          ? t('identities.since', { address, day: formatDate(linkedAt, locale) })
          : address}
      </p>
      {isOnly ? (
        <p className="mt-1 text-sm text-muted">{t('identities.only')}</p>
      ) : (
        <details
          className="disclosure mt-2"
          open={confirm.codeSent || confirm.problem !== undefined || undefined}
        >
          <summary className="inline-flex min-h-11 list-none items-center gap-2.5 text-sm font-semibold">
            <span className="disclosure-sign" aria-hidden="true" />
            {t('identities.unlinkOf', { name })}
          </summary>
          <SectionForm section="identities" noValidate preventScrollReset className="mt-3 space-y-4">
            <button type="submit" hidden />
            <input type="hidden" name="intent" value="unlink" />
            <input type="hidden" name="identity" value={identity.id} />
            <p className="text-second">{t('identities.unlinkText', { name })}</p>
            <ConfirmFields intent="unlink" state={confirm} />
            <Button type="submit" variant="danger" size="small">
              {t('identities.unlink')}
            </Button>
          </SectionForm>
        </details>
      )}
    </>
  );
}
