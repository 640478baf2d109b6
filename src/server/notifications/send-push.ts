import { request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import { isIP } from 'node:net';
import webPush, { type RequestOptions } from 'web-push';
import { isPublicAddress, lookUpPublic, PrivateAddressError } from '#server/http/public-address.ts';
import type { PushKeys } from './push-keys.ts';
import type { PushSettings } from './push-settings.ts';

/** Where a browser takes messages, and the keys that only it can read them with. */
export type PushTarget = { readonly endpoint: string; readonly p256dh: string; readonly auth: string };

export type Push = {
  readonly text: string;
  readonly ttlSeconds: number;
  readonly urgency: 'normal' | 'high';
  /** What waits at the push service under the same topic is replaced. */
  readonly topic: string;
};

/** `gone`: there is no such browser any more. `later`: it may be tried again. */
export type PushOutcome =
  | { readonly kind: 'sent' | 'gone' }
  | { readonly kind: 'later' | 'refused'; readonly status: number | null };

const limitMs = 10_000;

/**
 * Rule 9.532. An address that messages may be sent to: https, no name or password in it, none of the inside of the house; a
 * developer's own machine without TLS where the settings name it.
 */
export function isPushAddress(text: string, privateHosts: ReadonlySet<string>): boolean {
  if (!URL.canParse(text)) return false;
  const url = new URL(text);
  if (url.username !== '' || url.password !== '') return false;
  if (privateHosts.has(url.hostname)) return /^https?:$/.test(url.protocol);
  const literal = url.hostname.replace(/^\[|\]$/g, '');
  // A name is looked at when it is looked up; an address never is.
  return url.protocol === 'https:' && url.port === '' && (isIP(literal) === 0 || isPublicAddress(literal));
}

/**
 * Encrypts and sends one message (RFC 8030, 8188, 8291, 8292), to where `isPushAddress` lets through, over a connection of its own
 * whose address was looked at; no redirects.
 */
export async function sendPush(
  target: PushTarget,
  push: Push,
  { keys, settings }: { readonly keys: PushKeys; readonly settings: PushSettings },
): Promise<PushOutcome> {
  const { endpoint } = target;
  if (!isPushAddress(endpoint, settings.privateHosts)) return { kind: 'gone' };
  try {
    return outcomeOf(await post(endpoint, { target, push, keys, settings }));
  } catch (error) {
    return error instanceof PrivateAddressError ? { kind: 'gone' } : { kind: 'later', status: null };
  }
}

function outcomeOf(status: number): PushOutcome {
  if (status >= 200 && status < 300) return { kind: 'sent' };
  if (status === 404 || status === 410) return { kind: 'gone' };
  return { kind: status === 429 || status >= 500 ? 'later' : 'refused', status };
}

/** @returns the status. @throws Error of the connection, and `PrivateAddressError` */
async function post(
  endpoint: string,
  parts: {
    readonly target: PushTarget;
    readonly push: Push;
    readonly keys: PushKeys;
    readonly settings: PushSettings;
  },
): Promise<number> {
  const { target, push, keys, settings } = parts;
  const url = new URL(endpoint);
  const { p256dh, auth } = target;
  const { headers, body } = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, push.text, {
    vapidDetails: { ...keys, subject: settings.subject },
    TTL: push.ttlSeconds,
    urgency: push.urgency,
    topic: push.topic,
  } satisfies RequestOptions);
  return new Promise((resolve, reject) => {
    const request = url.protocol === 'https:' ? requestSecure : requestPlain;
    request(url, {
      method: 'POST',
      headers: headers as Record<string, string>,
      signal: AbortSignal.timeout(limitMs),
      agent: false,
      ...(!settings.privateHosts.has(url.hostname) && { lookup: lookUpPublic }),
    })
      .on('response', (response) => {
        response.on('error', () => {}).destroy();
        resolve(response.statusCode ?? 0);
      })
      .on('error', reject)
      .end(body);
  });
}
