import { createElement } from 'react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Browser, openBrowser } from '#main/testing/browser-fixture.ts';
import { createdAccount, password } from '#main/testing/sign-in-browser-fixture.ts';
import { pushService } from '#server/notifications/push-service-fixture.ts';
import { type TestApi, testApi } from '#server/testing/api.ts';
import { NotificationsScreen } from '#web/features/notifications/notifications-screen.tsx';
import * as auth from '#web/routes/auth.tsx';
import * as notifications from '#web/routes/notifications.tsx';
import { renderScreen, textOf } from '#web/testing/render-screen.tsx';

let api: TestApi;
let service: Awaited<ReturnType<typeof pushService>>;
beforeAll(async () => {
  service = await pushService();
  api = await testApi(undefined, {
    push: { keys: null, subject: 'https://bestatt.test', privateHosts: new Set(['127.0.0.1']) },
  });
});
afterAll(async () => {
  await api.close();
  await service.close();
});

type Shown = Parameters<typeof NotificationsScreen>[0];

async function shown(browser: Browser): Promise<Shown> {
  return (await browser.visit(notifications.loader, '/notifications')).data as Shown;
}

const send = (browser: Browser, form: Record<string, string>) =>
  browser.visit(notifications.action, '/nb/notifications', form);

const html = (path: string, props: Shown) =>
  renderScreen({ path, element: createElement(NotificationsScreen, props) });

test('9.534 Ours, decision 173: the browser is asked only when somebody presses the switch, which says where notifications are blocked, not supported or need the installed app; each is on the page, in both languages, and nothing is on before', async () => {
  const { browser } = await createdAccount(api);
  const page = await shown(browser);
  expect(page.push?.devices).toEqual([]);
  const norwegian = html('/nb/notifications', page);
  expect(norwegian).toContain(`data-key="${page.push?.publicKey}"`);
  expect(norwegian).toContain('data-known="false"');
  for (const state of ['on', 'blocked', 'unsupported', 'install', 'failed'])
    expect(norwegian).toMatch(new RegExp(`<p data-push-said="${state}" hidden`));
  for (const words of ['På denne enheten', 'Nettleseren blokkerer varsler', '«Legg til på Hjem-skjerm»'])
    expect(textOf(norwegian)).toContain(words);
  for (const words of ['On this device', 'Your browser blocks notifications', '“Add to Home Screen”'])
    expect(textOf(html('/notifications', page))).toContain(words);
});

test('a device is switched on and off by forms of the page, and another one from here, without script (9.532)', async () => {
  const { browser, email } = await createdAccount(api);
  const { subscription } = service.browser();
  const answer = await send(browser, { intent: 'push-on', ...subscription });
  expect([answer.status, answer.location]).toEqual([303, '/nb/notifications?done=removed']);
  expect((await shown(browser)).push?.devices).toMatchObject([{ current: true }]);

  const safari =
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15';
  const other = openBrowser(api, {}, safari);
  await other.visit(auth.action, '/auth', { mode: 'sign-in', email, password });
  await send(other, { intent: 'push-on', ...service.browser().subscription });
  const page = await shown(browser);
  expect(page.push?.devices).toMatchObject([{ current: true }, { current: false, browser: 'Safari' }]);
  const text = textOf(html('/nb/notifications', page));
  expect(text).toContain('De andre enhetene dine Safari på macOS Slått på');
  await send(browser, { intent: 'push-off', device: page.push?.devices[1]?.id ?? '' });
  expect((await shown(browser)).push?.devices).toMatchObject([{ current: true }]);
  await send(browser, { intent: 'push-off' });
  expect((await shown(browser)).push?.devices).toEqual([]);

  const refused = await send(browser, {
    intent: 'push-on',
    ...subscription,
    endpoint: 'http://push.example/a',
  });
  expect(refused.location).toBe('/nb/notifications?done=failed');
  const wrong = await send(browser, { intent: 'push-on', endpoint: subscription.endpoint });
  expect(wrong.location).toBe('/nb/notifications?done=failed');
  expect((await send(openBrowser(api), { intent: 'push-on', ...subscription })).status).toBe(401);
});
