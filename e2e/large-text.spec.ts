import { expect, type Page } from '@playwright/test';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import routes from '#web/routes.ts';
import { startWithTask } from './given-task.ts';
import { answerToTheEnd, finishOnboarding, hydrated, openSettings, startTest } from './journey.ts';
import { expectRoom } from './large-text.ts';
import { beginPart } from './mocks.ts';
import { newAccount, newPerson } from './people.ts';
import { newWithRole } from './roles.ts';
import { grantLicence } from './store.ts';
import { test } from './test.ts';

/**
 * Text at 200 % on a phone, on every screen that a learner meets: each once, in English and in bokmål by turns, for the
 * layout is the same and a load of a page costs time on the way to main.
 */
// The line that shows how far one has read moves with the page's scrolling, and never comes to rest.
test.use({ viewport: { width: 360, height: 740 }, contextOptions: { reducedMotion: 'reduce' } });
// Up to thirty screens in a test.
test.describe.configure({ timeout: 300_000 });

/** By their path in the route table: an address of each. */
const forVisitors = {
  '': [''],
  about: ['/about'],
  pricing: ['/pricing'],
  terms: ['/terms'],
  contact: ['/contact'],
  discount: ['/discount'],
  demo: ['/demo'],
  articles: ['/articles'],
  'articles/:slug': ['/articles/statsborgerskap', '/articles/statsborgerskap'],
  lettavis: ['/lettavis'],
  'lettavis/:slug': ['/lettavis/pant', '/lettavis/pant'],
  community: ['/community'],
  'community/search': ['/community/search?q=muntlig'],
  'community/language-cafe': ['/community/language-cafe'],
  'community/language-cafe/:topic': ['/community/language-cafe/food'],
  auth: ['/auth', '/auth?create'],
  'auth/login': ['/auth/login'],
  'auth/code': ['/auth/code'],
  'auth/forgot': ['/auth/forgot'],
  'mail/stop': ['/mail/stop?mail=week&token=x'],
  offline: ['/offline'],
  'app/leveltest': ['/app/leveltest'],
  '*': ['/no-such-page', '/no-such-page'],
};
/** In the demo, which has Premium and weeks of practice. */
const inTheDemo = {
  app: ['/app', '/app'],
  'app/test': ['/app/test', '/app/test?show=results'],
  'app/plan': ['/app/plan'],
  'app/custom': ['/app/custom'],
  'app/flashcards': ['/app/flashcards'],
  'app/flashcards/statistics': ['/app/flashcards/statistics'],
  'app/flashcards/decks': ['/app/flashcards/decks'],
  'app/flashcards/words/:level/:topic': ['/app/flashcards/words/A1/home'],
  'app/flashcards/met': ['/app/flashcards/met'],
  'app/flashcards/import': ['/app/flashcards/import'],
  'app/flashcards/round': ['/app/flashcards/round', '/app/flashcards/round'],
  'app/settings': ['/app/settings'],
  'app/settings/practice': ['/app/settings/practice'],
  'app/settings/security': ['/app/settings/security'],
  'app/settings/data': ['/app/settings/data'],
  'app/settings/mail': ['/app/settings/mail'],
  'app/settings/offline': ['/app/settings/offline'],
  'app/license/guarantee': ['/app/license/guarantee'],
  'app/ask-a-teacher': ['/app/ask-a-teacher'],
  'app/language-cafe': ['/app/language-cafe'],
  'app/mock-tests': ['/app/mock-tests', '/app/mock-tests?begin=listen'],
  'community/me': ['/community/me'],
  notifications: ['/notifications'],
};
/** To somebody new without a package. */
const forFree = {
  'app/license': ['/app/license', '/app/license?needs=11&for=custom', '/app/license?needs=12&for=mock-tests'],
  'app/license/checkout': ['/app/license/checkout?package=premium'],
  'app/feedback': ['/app/feedback'],
  'community/post/new': ['/community/post/new'],
};
/** What the journeys below come through. */
const onTheWay = [
  'onboarding',
  'app/test/:sittingId',
  'app/test/:sittingId/result',
  'app/test/:sittingId/review',
  'app/license/test-checkout/:checkoutId',
  'app/license/order/:orderId',
  'app/mock-tests/:partId',
  'app/host',
  'app/host/new',
  'community/category/:categoryId',
  'community/post/:postId',
];
/** Not opened here, and why: another screen that is has its parts, or no learner meets it. */
const leftOut: Readonly<Record<string, string>> = {
  'shared/:token': 'the result, read by others',
  'decks/:token': 'the words of a topic, read by others',
  'app/flashcards/decks/:deckId': 'the words of a topic, of one’s own',
  'auth/password': 'the form of /auth with one field',
  'auth/factor': 'the form of /auth/code',
  confirm: 'the form of /auth/code',
  signout: 'a sentence and a button in the frame of /auth',
  'community/post/edit/:postId': 'the form of a new post, filled in',
  'community/reports': 'for moderators',
  'app/language-cafe/:sessionId': 'what a host sees of a session, without its form',
  'app/host/:sessionId': 'what a learner sees of a session, with the form of a new one',
  'app/mock-tests/:partId/result': 'the cards of a result',
  'app/mock-tests/:partId/review': 'the cards of a review',
  'app/teacher': 'for teachers',
  'app/teacher/:requestId': 'for teachers',
};

/** The paths of the route table that lead to pages, without the administration's. */
function pagesOf(entries: readonly RouteConfigEntry[]): readonly string[] {
  return entries.flatMap((entry) => {
    if (entry.path === 'nb' || entry.path?.startsWith('admin')) return [];
    if (entry.children) return pagesOf(entry.children);
    return entry.file.endsWith('.tsx') ? [entry.path ?? ''] : [];
  });
}

test('text at 200 % on a phone: every screen of the route table is opened here or has its reason', async () => {
  const named = [forVisitors, inTheDemo, forFree, leftOut].flatMap((screens) => Object.keys(screens));
  expect([...named, ...onTheWay].toSorted()).toEqual(pagesOf(await routes).toSorted());
});

/** Opens each of the addresses, in the two languages by turns. */
async function expectRoomAt(page: Page, screens: Readonly<Record<string, readonly string[]>>): Promise<void> {
  for (const [index, address] of Object.values(screens).flat().entries()) {
    const path = (index % 2 ? '/nb' : '') + address;
    await page.goto(path || '/');
    await expectRoom(page, path);
  }
}

test('text at 200 % on a phone: what visitors see', async ({ page }) => {
  await expectRoomAt(page, forVisitors);
});

test('text at 200 % on a phone: the demo, a result of weeks, its answers, and a word that is turned', async ({
  page,
}) => {
  await page.goto('/demo');
  await page.locator('main button[type=submit]').click();
  await page.waitForURL(/\/app$/);
  await expectRoomAt(page, inTheDemo);
  await page.goto('/app/flashcards/round');
  await hydrated(page);
  await page.keyboard.press('Space');
  await expect(page.locator('fieldset button').first()).toBeVisible();
  await expectRoom(page, 'a word that is turned');
  await page.goto('/nb/app/test?show=results');
  const result = await page.locator('main a[href*="/result"]').first().getAttribute('href');
  await page.goto(result ?? '');
  await expectRoom(page, 'a result of weeks');
  await page.goto((result ?? '').replace(/^\/nb/, '').replace(/\/result.*/, '/review'));
  await expectRoom(page, 'its answers');
  await page.goto('/nb/app');
  await hydrated(page);
  await page.locator('[popovertarget=app-menu]').click();
  await expectRoom(page, 'the menu');
});

test('text at 200 % on a phone: settings of a test, tasks of each form, result and answers', async ({
  page,
}) => {
  await page.goto('/nb/app/leveltest');
  await openSettings(page);
  await expectRoom(page, 'the settings of a test');
  for (const [index, kind] of ['order', 'match', 'choose', 'click_word', 'typed_cloze'].entries()) {
    await startWithTask(page, { kind, path: `${index % 2 ? '/nb' : ''}/app/leveltest` });
    await expectRoom(page, `a task, ${kind}`);
  }
  await startTest(page, { path: '/nb/app/leveltest' });
  await answerToTheEnd(page);
  await expect(page.locator('#result-level')).toBeVisible();
  await expectRoom(page, 'a result');
});

test('text at 200 % on a phone: onboarding, the gate of a package, paying', async ({ page }) => {
  await newAccount(page);
  await page.goto('/nb/onboarding');
  await expectRoom(page);
  await finishOnboarding(page);
  await expectRoomAt(page, forFree);
  await page.goto('/nb/app/license/checkout?package=plus');
  await page.locator('input[name=terms]').check();
  await page.locator('input[name=withdrawal]').check();
  await page.locator('button[value=pay]').click();
  await page.waitForURL(/test-checkout/);
  await expectRoom(page, 'the test checkout');
  await page.locator('button[value=paid]').click();
  await page.waitForURL(/\/order\//);
  await expectRoom(page, 'the receipt');
});

test('text at 200 % on a phone: writing with its feedback, a mock exam', async ({ page }) => {
  await grantLicence(await newPerson(page), 12);
  await page.goto('/app/test');
  await hydrated(page);
  await page
    .locator('form:has(input[name=category][value=write]):has(input[name=level][value=A2]) button')
    .click();
  await page.waitForURL(/\/app\/test\/[0-9a-f-]{36}/);
  await page.locator('#written-text').fill('Hei! Jeg heter Amal og bor i Bærgen. I går jeg gikk på tur.');
  await expectRoom(page, 'the desk of a text');
  await page.locator('[data-test-buttons] .button-primary').click();
  await expect(page.locator('#written-text')).toHaveCount(0);
  await expectRoom(page, 'feedback on a text');
  for (const part of ['speak', 'read'] as const) {
    await page.goto(`/nb/app/mock-tests?begin=${part}`);
    await hydrated(page);
    await expectRoom(page, `the start of a mock exam, ${part}`);
  }
  await beginPart(page, 'read', '/nb');
  await expectRoom(page, 'a mock exam');
});

test('text at 200 % on a phone: a discussion, and what a host plans', async ({ page }) => {
  await page.goto('/community');
  const category = await page.locator('main a[href*="/community/category/"]').first().getAttribute('href');
  await page.goto(`/nb${category}`);
  await expectRoom(page, 'a category');
  await page.locator('main a[href*="/community/post/"]:not([href*="/post/new"])').first().click();
  await page.waitForURL(/\/community\/post\//);
  await expectRoom(page, 'a discussion');
  await newWithRole(page, { role: 'host', path: '/app/host' });
  await expectRoom(page, 'a host’s sessions');
  await page.goto('/nb/app/host/new');
  await expectRoom(page, 'a new session');
});
