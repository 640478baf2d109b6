import type { CDPSession, Page, Worker } from '@playwright/test';
import { expect } from '@playwright/test';
import { expectNoViolationsInBoth } from './accessibility.ts';
import { expectFits } from './fits.ts';
import { newPerson } from './people.ts';
import { withDatabase } from './store.ts';
import { test } from './test.ts';

test.use({ serviceWorkers: 'allow', actionTimeout: 30_000 });

/**
 * A push service is a company's server, which no test may call: the browser's subscription is one of its kind, kept as the
 * browser keeps it. Whatever is ours runs as it is.
 */
async function withPushService(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const key = 'test:subscription';
    const made = (given: object | null) =>
      given && {
        ...given,
        options: { applicationServerKey: new Uint8Array((given as { server: number[] }).server).buffer },
        toJSON: () => given,
        unsubscribe: async () => {
          localStorage.removeItem(key);
          return true;
        },
      };
    Object.assign(PushManager.prototype, {
      getSubscription: async () => made(JSON.parse(localStorage.getItem(key) ?? 'null')),
      async subscribe({ applicationServerKey }: { applicationServerKey: Uint8Array }) {
        const pair = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, [
          'deriveBits',
        ]);
        const text = (bytes: ArrayBuffer | Uint8Array<ArrayBuffer>) =>
          btoa(String.fromCharCode(...new Uint8Array(bytes)))
            .replace(/\+/g, '-')
            .replace(/\//g, '_')
            .replace(/=/g, '');
        const given = {
          endpoint: `https://push.example/${crypto.randomUUID()}`,
          keys: {
            p256dh: text(await crypto.subtle.exportKey('raw', pair.publicKey)),
            auth: text(crypto.getRandomValues(new Uint8Array(16))),
          },
          server: [...applicationServerKey],
        };
        localStorage.setItem(key, JSON.stringify(given));
        return made(given);
      },
    });
    // Headless browsers have no notifications to allow.
    Object.defineProperty(Notification, 'permission', {
      get: () => localStorage.getItem('test:permission') ?? 'default',
    });
    Object.assign(Notification, {
      async requestPermission() {
        localStorage.setItem('test:permission', 'granted');
        return 'granted';
      },
    });
  });
}

const permission = (page: Page) => page.evaluate(() => Notification.permission);

async function devices(email: string): Promise<number> {
  return withDatabase(async ({ pool }) => {
    const { rows } = await pool.query(
      'select from public.push_subscriptions p join auth.users u on u.id = p.user_id where u.email = $1',
      [email],
    );
    return rows.length;
  });
}

test('9.534, 9.532 the browser is asked only when somebody presses the switch; it is on, off, blocked, and off again after signing out', async ({
  page,
  context,
}) => {
  await withPushService(page);
  const email = await newPerson(page);
  await page.goto('/notifications#devices');
  const field = page.getByRole('switch', { name: 'On this device' });
  await expect(field).toBeVisible();
  await expect(field).not.toBeChecked();
  expect(await permission(page)).toBe('default');
  await expectNoViolationsInBoth(page, 'devices, off');

  // By the keyboard.
  await field.focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('This device tells you of what is new.')).toBeVisible();
  expect(await permission(page)).toBe('granted');
  expect(await devices(email)).toBe(1);
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/nb/notifications#devices');
  const norwegian = page.getByRole('switch', { name: 'På denne enheten' });
  await expect(norwegian).toBeChecked();
  await expectFits(page);
  await expectNoViolationsInBoth(page, 'devices, on, phone');
  await norwegian.click();
  await expect(page.getByText('Denne enheten sier fra')).toBeHidden();
  await expect.poll(() => devices(email)).toBe(0);

  // What fails says so, and changes nothing.
  await context.setOffline(true);
  await norwegian.click();
  await expect(page.getByText('Det gikk ikke.')).toBeVisible();
  await expect(norwegian).not.toBeChecked();
  await context.setOffline(false);
  await norwegian.click();
  await expect(page.getByText('Denne enheten sier fra')).toBeVisible();
  expect(await devices(email)).toBe(1);

  await page.goto('/signout');
  await expect(page.getByText('You have been signed out').first()).toBeVisible();
  await expect.poll(() => devices(email)).toBe(0);
});

test('9.534 where notifications are blocked the switch says so, and how to allow them', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(Notification, 'permission', { get: () => 'denied' }));
  await newPerson(page, '/nb');
  await page.goto('/nb/notifications');
  await expect(page.getByText('Nettleseren blokkerer varsler fra Bestått.')).toBeVisible();
  await expect(page.getByRole('switch', { name: 'På denne enheten' })).not.toBeChecked();
});

/** Hands the worker a message as the browser does when its push service brings one, already decrypted. */
async function deliver(cdp: CDPSession, { origin, data }: { origin: string; data: string }): Promise<void> {
  const versions = new Promise<{ registrationId: string }>((resolve) =>
    cdp.on('ServiceWorker.workerVersionUpdated', ({ versions: found }) => {
      const active = found.find(({ status }) => status === 'activated');
      if (active) resolve(active);
    }),
  );
  await cdp.send('ServiceWorker.enable');
  const { registrationId } = await versions;
  await cdp.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
  await cdp.send('ServiceWorker.disable');
}

/** The worker of the page, in which what a browser shows, opens and brings to the front is written down. */
async function watchedWorker(page: Page): Promise<Worker> {
  await page.goto('/nb/about');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const [worker] = page.context().serviceWorkers();
  if (!worker) throw new Error('there is no worker');
  await worker.evaluate(() => {
    const seen: object[] = [];
    const scope = globalThis as unknown as WorkerScope;
    scope.seen = seen;
    Object.assign(ServiceWorkerRegistration.prototype, {
      async showNotification(title: string, { body, lang, tag, renotify, data }: Shown) {
        seen.push({ title, body, lang, tag, renotify, data });
      },
    });
    Object.assign(scope.Clients.prototype, {
      openWindow: async (opened: string) => void seen.push({ opened }),
    });
    Object.assign(scope.WindowClient.prototype, {
      async focus(this: { readonly url: string }) {
        seen.push({ focused: this.url });
      },
    });
  });
  return worker;
}

type Shown = Readonly<Record<'body' | 'lang' | 'tag' | 'renotify' | 'data', unknown>>;
/** What a worker has; the types of pages know nothing of it. */
type WorkerScope = {
  seen: object[];
  readonly Clients: { readonly prototype: object };
  readonly WindowClient: { readonly prototype: object };
  readonly dispatchEvent: (event: Event) => boolean;
};

const seenIn = (worker: Worker) =>
  worker.evaluate(() => (globalThis as unknown as WorkerScope).seen.splice(0));

test('9.533, 9.534 the worker shows a message in the person’s language, under a name by which the next of the discussion takes its place, and something for one that it cannot read', async ({
  page,
  context,
  baseURL,
}) => {
  const worker = await watchedWorker(page);
  const cdp = await context.newCDPSession(page);
  const origin = `${baseURL}/`;
  const message = {
    ...{ title: 'Bestått', body: 'Ola svarte på kommentaren din i «Om klager».', lang: 'nb' },
    ...{ path: '/nb/notifications?open=a', shows: '', tag: 'a-discussion' },
  };
  const { title, body, lang, tag } = message;
  await deliver(cdp, { origin, data: JSON.stringify(message) });
  await expect
    .poll(() => seenIn(worker))
    .toEqual([{ title, body, lang, tag, renotify: true, data: message }]);
  await deliver(cdp, { origin, data: 'no message of ours' });
  await expect.poll(() => seenIn(worker)).toEqual([{ title }]);
});

/** Presses a notification that says this, as the browser tells the worker of it. */
async function press(worker: Worker, message: object): Promise<object[]> {
  await worker.evaluate(async (data) => {
    let done: Promise<unknown> = Promise.resolve();
    const event = Object.assign(new Event('notificationclick'), {
      notification: { data, close: () => {} },
      waitUntil(work: Promise<unknown>) {
        done = work;
      },
    });
    (globalThis as unknown as WorkerScope).dispatchEvent(event);
    await done;
  }, message);
  return seenIn(worker);
}

test('9.534 a press on a notification shows the tab that has its page open or opens it, on our own site only', async ({
  page,
  context,
  baseURL,
}) => {
  const worker = await watchedWorker(page);
  const message = { path: '/nb/notifications?open=a', shows: '/nb/community/post/b' };
  expect(await press(worker, message)).toEqual([{ opened: `${baseURL}/nb/notifications?open=a` }]);
  const asked = context.waitForEvent('request', (request) => request.url().endsWith(message.path));
  expect(await press(worker, { ...message, shows: '/nb/about' })).toEqual([
    { focused: `${baseURL}/nb/about` },
  ]);
  // It is marked as read.
  await asked;
  const elsewhere = { ...message, path: 'https://evil.example/' };
  expect(await press(worker, elsewhere)).toEqual([{ opened: `${baseURL}/notifications` }]);
});

test('a browser that gets another address at its push service tells us of it by itself (9.532)', async ({
  page,
  context,
}) => {
  const worker = await watchedWorker(page);
  const told = context.waitForEvent('request', (request) => request.method() === 'POST');
  await worker.evaluate(() => {
    const newSubscription = {
      toJSON: () => ({ endpoint: 'https://push.example/new', keys: { p256dh: 'a', auth: 'b' } }),
    };
    const event = Object.assign(new Event('pushsubscriptionchange'), {
      ...{ newSubscription, oldSubscription: null, waitUntil: () => {} },
    });
    (globalThis as unknown as WorkerScope).dispatchEvent(event);
  });
  const request = await told;
  expect(new URL(request.url()).pathname).toBe('/notifications');
  expect(Object.fromEntries(new URLSearchParams(request.postData() ?? ''))).toEqual({
    ...{ intent: 'push-on', endpoint: 'https://push.example/new', p256dh: 'a', auth: 'b' },
  });
});
