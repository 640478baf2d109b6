import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { Button, buttonClasses } from '#web/components/button.tsx';
import type { Provider } from '#web/features/sign-in/providers.ts';
import { formatDate } from '#web/formats/format-date.ts';
import { FieldError } from '#web/forms/field.tsx';
import { useLocale } from '#web/locale/locale.ts';

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
};

/** The ways to log in: linked and unlinked. Rule 9.65. */
export function IdentitiesSection({ identities, providers, error }: IdentitiesSectionProps) {
  const { t } = useTranslation('security');
  const { to } = useLocale();
  const next = to('/app/settings/security');
  return (
    <div className="space-y-5">
      <p className="text-second">{t('identities.text')}</p>
      {error && <FieldError id="identities-error">{error}</FieldError>}
      <ul className="divide-y divide-hairline border-t border-hairline">
        {identities.map((identity) => (
          <li key={identity.id} className="py-3.5 last:pb-0">
            <IdentityRow identity={identity} isOnly={identities.length === 1} />
          </li>
        ))}
      </ul>
      {providers.length > 0 && (
        <div className="flex flex-wrap gap-3">
          {providers.map(({ id, name }) => (
            <a
              key={id}
              href={to(
                `/auth/provider/${encodeURIComponent(id)}?${new URLSearchParams({ link: '1', next })}`,
              )}
              className={buttonClasses({})}
            >
              {t('identities.link', { name })}
            </a>
          ))}
        </div>
      )}
    </div>
  );
}

function IdentityRow({ identity, isOnly }: { identity: LinkedIdentity; isOnly: boolean }) {
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
        <details className="mt-2">
          <summary className="text-sm font-semibold underline">{t('identities.unlinkOf', { name })}</summary>
          <Form method="post" action="#identities" preventScrollReset className="mt-3 space-y-3">
            <input type="hidden" name="intent" value="unlink" />
            <input type="hidden" name="identity" value={identity.id} />
            <p className="text-second">{t('identities.unlinkText', { name })}</p>
            <Button type="submit" variant="danger" size="small">
              {t('identities.unlink')}
            </Button>
          </Form>
        </details>
      )}
    </>
  );
}
