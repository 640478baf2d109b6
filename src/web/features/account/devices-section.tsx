import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import type { FunctionOutput } from '#domain/functions/functions.ts';
import { Button } from '#web/components/button.tsx';
import { formatDateTime } from '#web/formats/format-date.ts';
import { FieldError } from '#web/forms/field.tsx';
import { useLocale } from '#web/locale/locale.ts';
import { SettingsForm } from './settings-section.tsx';

export type DeviceSession = FunctionOutput<'device-sessions'>['sessions'][number];

/** Where the person is signed in, and signing out there; none where it is not to be had, as in the demo. Rule 9.64. */
export function DevicesSection(props: {
  readonly sessions: readonly DeviceSession[];
  readonly error: string | undefined;
}) {
  const { sessions, error } = props;
  const { t } = useTranslation('security');
  return (
    <div className="space-y-5">
      <p className="text-second">{t(sessions.length > 0 ? 'devices.text' : 'devices.none')}</p>
      {error && <FieldError id="devices-error">{error}</FieldError>}
      {sessions.length > 0 && (
        <ul className="divide-y divide-hairline border-t border-hairline">
          {sessions.map((session) => (
            <li key={session.id} className="last:-mb-3.5">
              <DeviceRow session={session} />
            </li>
          ))}
        </ul>
      )}
      {sessions.some(({ current }) => !current) && (
        <SettingsForm intent="sessions" action={t('devices.others')} />
      )}
    </div>
  );
}

function DeviceRow({ session }: { session: DeviceSession }) {
  const { t } = useTranslation('security');
  const { locale } = useLocale();
  const name = useDeviceName(session);
  const times = {
    started: formatDateTime(session.startedAt, locale),
    used: formatDateTime(session.usedAt, locale),
  };
  return (
    <Form
      method="post"
      action="#devices"
      preventScrollReset
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-3.5"
    >
      <input type="hidden" name="intent" value="session" />
      <input type="hidden" name="session" value={session.id} />
      <div className="min-w-0 space-y-1">
        <p className="font-semibold">{name}</p>
        {session.current && <p className="text-sm font-semibold text-primary">{t('devices.current')}</p>}
        <p className="text-sm text-second">{t('devices.times', times)}</p>
        <p className="text-sm text-muted">
          {session.address
            ? t(session.secondFactor ? 'devices.placeTwoSteps' : 'devices.place', {
                address: session.address,
              })
            : t(session.secondFactor ? 'devices.twoSteps' : 'devices.oneStep')}
        </p>
      </div>
      {!session.current && (
        <Button type="submit" size="small" aria-label={t('devices.signOutOf', { name })}>
          {t('devices.signOut')}
        </Button>
      )}
    </Form>
  );
}

function useDeviceName({ browser, system, kind }: DeviceSession): string {
  const { t } = useTranslation('security');
  if (browser && system) return t(kind === 'phone' ? 'devices.phone' : 'devices.name', { browser, system });
  return browser ?? system ?? t('devices.unknown');
}
