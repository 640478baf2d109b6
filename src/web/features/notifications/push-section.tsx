import { useTranslation } from 'react-i18next';
import type { FunctionOutput } from '#domain/functions/functions.ts';
import { Button } from '#web/components/button.tsx';
import { formatDate } from '#web/formats/format-date.ts';
import { Switch } from '#web/forms/choice.tsx';
import { useLocale } from '#web/locale/locale.ts';

export type PushDevices = FunctionOutput<'push-devices'>;
type Device = PushDevices['devices'][number];

/** In the order of what the script says. */
const said = ['on', 'blocked', 'unsupported', 'install', 'failed'] as const;

/** Notifications on this device, which a script switches, and the person's others. Rule 9.534. */
export function PushSection({ publicKey, devices }: PushDevices) {
  const { t } = useTranslation('notifications');
  const others = devices.filter(({ current }) => !current);
  return (
    <section
      id="devices"
      aria-labelledby="devices-title"
      className="mt-14 scroll-mt-6"
      data-push
      data-key={publicKey}
      data-known={devices.some(({ current }) => current)}
    >
      <h2 id="devices-title" className="heading-3">
        {t('push.title')}
      </h2>
      <p className="mt-2 mb-3 max-w-reading text-second">{t('push.text')}</p>
      <div data-push-line hidden className="border-y border-hairline py-1">
        <Switch label={t('push.here')} hint={t('push.hint')} data-push-switch autoComplete="off" />
      </div>
      <div role="status">
        {said.map((state) => (
          <p key={state} data-push-said={state} hidden className="mt-3 rounded-control bg-sunk px-4 py-3">
            {t(`push.${state}`)}
          </p>
        ))}
      </div>
      <noscript>
        <p className="rounded-control bg-sunk px-4 py-3">{t('push.script')}</p>
      </noscript>
      {others.length > 0 && <Others devices={others} />}
    </section>
  );
}

function Others({ devices }: { readonly devices: readonly Device[] }) {
  const { t } = useTranslation('notifications');
  const { locale } = useLocale();
  return (
    <>
      <h3 className="mt-6 mb-2 font-semibold">{t('push.others')}</h3>
      <ul className="divide-y divide-hairline border-y border-hairline">
        {devices.map((device) => {
          const { id, browser, system, since } = device;
          const name = browser && system ? t('push.name', { browser, system }) : t('push.unknown');
          return (
            <li key={id}>
              <form
                method="post"
                className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3"
              >
                <input type="hidden" name="device" value={id} />
                <div className="min-w-0">
                  <p className="font-medium">{name}</p>
                  <p className="text-sm text-second">{t('push.since', { day: formatDate(since, locale) })}</p>
                </div>
                <Button
                  type="submit"
                  name="intent"
                  value="push-off"
                  size="small"
                  aria-label={t('push.removeOf', { name })}
                >
                  {t('push.remove')}
                </Button>
              </form>
            </li>
          );
        })}
      </ul>
    </>
  );
}
