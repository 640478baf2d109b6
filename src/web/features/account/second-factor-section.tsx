import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { Button } from '#web/components/button.tsx';
import { FieldError, Input } from '#web/components/field.tsx';
import { writtenDay } from '#web/features/result/written-day.ts';
import { useLocale } from '#web/locale.ts';
import type { Enrolment, Factor } from './second-factor.ts';

type SecondFactorSectionProps = {
  readonly apps: readonly Factor[];
  /** The app that is being set up. */
  readonly enrolment: Enrolment | null;
  /** A whole sentence. */
  readonly error: string | undefined;
};

// The forms lead back to their section: without script the page comes anew.

/** Most people have one phone, some a tablet too. */
const mostApps = 3;

/** The authenticator apps that are asked for when the person logs in: set up, and taken away. Rule 9.23. */
export function SecondFactorSection({ apps, enrolment, error }: SecondFactorSectionProps) {
  const { t } = useTranslation('settings');
  const { locale } = useLocale();
  if (enrolment) return <Setup enrolment={enrolment} error={error} />;
  return (
    <div className="space-y-4">
      <p className="text-second">{t(apps.length > 0 ? 'factor.on' : 'factor.text')}</p>
      {error && <FieldError id="factor-error">{error}</FieldError>}
      {apps.map(({ id, createdAt }) => (
        <Form
          key={id}
          method="post"
          action="#factor"
          preventScrollReset
          className="flex flex-wrap items-center justify-between gap-3"
        >
          <input type="hidden" name="factor" value={id} />
          <span>{t('factor.since', { day: writtenDay(createdAt, locale) })}</span>
          <Button type="submit" name="intent" value="factor-remove">
            {t('factor.remove')}
          </Button>
        </Form>
      ))}
      {apps.length < mostApps && (
        <Form method="post" action="#factor" preventScrollReset>
          <Button type="submit" name="intent" value="factor-begin">
            {t(apps.length > 0 ? 'factor.another' : 'factor.begin')}
          </Button>
        </Form>
      )}
    </div>
  );
}

function Setup({ enrolment, error }: { enrolment: Enrolment; error: string | undefined }) {
  const { t } = useTranslation('settings');
  const { id, uri, secret, picture } = enrolment;
  return (
    <Form method="post" action="#factor" noValidate preventScrollReset className="space-y-5">
      <input type="hidden" name="factor" value={id} />
      <input type="hidden" name="uri" value={uri} />
      <p className="text-second">{t('factor.scan')}</p>
      <img src={picture} alt={t('factor.picture')} width={208} height={208} className="rounded-control" />
      <p>
        {t('factor.secret')}
        <br />
        <code className="wrap-anywhere select-all">{secret.match(/.{1,4}/g)?.join(' ')}</code>
      </p>
      <p>
        <a href={uri} className="font-semibold underline">
          {t('factor.open')}
        </a>
      </p>
      <Input
        label={t('factor.code')}
        name="code"
        autoComplete="one-time-code"
        inputMode="numeric"
        maxLength={7}
        error={error}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" name="intent" value="factor-verify">
          {t('factor.verify')}
        </Button>
        <Button type="submit" name="intent" value="factor-cancel">
          {t('factor.cancel')}
        </Button>
      </div>
    </Form>
  );
}
