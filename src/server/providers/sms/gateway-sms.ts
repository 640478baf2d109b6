import type { SmsSender } from './sms-sender.ts';

const timeoutMs = 10_000;

/**
 * An SMS gateway over HTTP: one POST with a JSON body `{to, from, text}`, the form that most gateways take
 * or a small relay can turn into theirs.
 * @param to is sent with `+` (E.164).
 * @throws Error on any status but 2xx, or after 10 s.
 */
export function createGatewaySms(settings: {
  readonly url: string;
  readonly token: string;
  readonly from: string;
}): SmsSender {
  return {
    kind: 'gateway',
    async send(sms) {
      const response = await fetch(settings.url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${settings.token}` },
        body: JSON.stringify({ to: `+${sms.to}`, from: settings.from, text: sms.text }),
        signal: AbortSignal.timeout(timeoutMs),
        redirect: 'error',
      });
      await response.body?.cancel();
      if (!response.ok) throw new Error(`The SMS gateway answered ${response.status}.`);
    },
  };
}
