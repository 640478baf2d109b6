import { type PushMessage, readPushMessage } from '#domain/notifications/push-message.ts';
import { addressToOpen } from './address-to-open.ts';

declare const self: ServiceWorkerGlobalScope;

/** Shows what the server tells, opens it when it is pressed, and tells the server of a new address. Rule 9.534. */
export function startPush(): void {
  self.addEventListener('push', (event) => event.waitUntil(show(event.data?.text() ?? '')));
  self.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(open(event.notification.data as Partial<PushMessage> | null));
  });
  self.addEventListener('pushsubscriptionchange', (event) => {
    const { newSubscription, oldSubscription } = event as PushSubscriptionChangeEvent;
    event.waitUntil(renew(newSubscription, oldSubscription));
  });
}

/** Browsers want something shown for each message, also for one that cannot be read. */
function show(text: string): Promise<void> {
  const message = readPushMessage(text);
  const { title = 'Bestått', body, lang, tag } = message ?? {};
  return self.registration.showNotification(title, {
    icon: '/icons/icon-192.png',
    ...(message && { body, lang, tag, data: message }),
    // What takes another's place is news all the same; not yet in the library's types.
    ...(tag && { renotify: true }),
  } as NotificationOptions);
}

/** A tab that follows the discussion is shown as it is, so that nothing typed in it is lost. */
async function open(message: Partial<PushMessage> | null): Promise<void> {
  const address = addressToOpen(message?.path ?? '/notifications', self.location.origin);
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const tab = tabs.find(({ url }) => new URL(url).pathname === message?.shows);
  if (!tab) return void (await self.clients.openWindow(address));
  await tab.focus();
  // It counts as read, as if it had been opened by the list.
  await fetch(address, { redirect: 'manual' }).catch(() => {});
}

/** The browser has given the subscription up, or made another. */
async function renew(made: PushSubscription | null, old: PushSubscription | null): Promise<void> {
  const now = made ?? (old && (await self.registration.pushManager.subscribe(old.options)));
  if (!now) return;
  const { endpoint, keys } = now.toJSON();
  const fields = new URLSearchParams({ intent: 'push-on', endpoint: endpoint ?? '', ...keys });
  await fetch('/notifications', { method: 'POST', body: fields });
}
