import type { Page } from '@playwright/test';
import { expectNoViolationsInBoth, expectNoViolationsInTurn } from './accessibility.ts';
import { newPerson } from './people.ts';
import { newWithRole } from './roles.ts';
import { grantLicence, withDatabase } from './store.ts';
import { test } from './test.ts';

/**
 * Screens that no journey looks at by axe: as a visitor sees them, and filled with the made-up weeks of the demo. With PICTURES also
 * as somebody new sees them and as whoever has a role: what axe would find there, journeys and screens.spec.ts find.
 */
const visitors = [
  '/contact',
  '/auth/code',
  '/auth/forgot',
  '/lettavis',
  '/lettavis?level=B1&page=2',
  '/articles',
  '/community',
  '/community?page=2',
  '/community/search?q=muntlig',
  '/community/search?q=zzzz',
  '/app/custom',
  '/app/mock-tests',
  '/app/ask-a-teacher',
  '/app/language-cafe',
  '/app/plan',
  '/app/license',
  '/app/settings',
];
const members = [
  '/app',
  '/app/leveltest',
  '/app/test',
  '/app/test?show=results',
  '/app/plan',
  '/app/custom',
  '/app/flashcards',
  '/app/flashcards/statistics',
  '/app/flashcards/decks',
  '/app/flashcards/met',
  '/app/flashcards/import',
  '/app/flashcards/words/A1/home',
  '/app/flashcards/round',
  '/app/settings',
  '/app/settings/practice',
  '/app/settings/security',
  '/app/settings/data',
  '/app/settings/mail',
  '/app/settings/offline',
  '/app/license',
  '/app/license/guarantee',
  '/app/license/checkout?package=premium',
  '/app/ask-a-teacher',
  '/app/language-cafe',
  '/app/mock-tests',
  '/app/feedback',
  '/community/me',
  '/community/post/new',
  '/notifications',
];
const administration = [
  '/admin/people',
  '/admin/codes',
  '/admin/tasks',
  '/admin/stories',
  '/admin/claims',
  '/admin/payments',
  '/admin/messages',
  '/admin/feedback',
  '/admin/visits',
  '/admin/jobs',
  '/admin/audit',
];

type Round = {
  readonly prefix: string;
  readonly who: string;
  readonly paths: readonly string[];
  readonly look?: (page: Page, name: string) => Promise<void>;
};

async function lookAt(page: Page, { prefix, who, paths, look = expectNoViolationsInBoth }: Round) {
  for (const path of paths) {
    await page.goto(prefix + path);
    await page.waitForLoadState('networkidle');
    await look(page, `${who} ${path}`);
  }
}

for (const prefix of ['', '/nb']) {
  const look = (page: Page, name: string) => expectNoViolationsInTurn(page, { prefix, name });

  test(`accessibility: what else visitors see has no axe violation (${prefix || 'en'})`, async ({ page }) => {
    test.setTimeout(900_000);
    await lookAt(page, { prefix, who: 'visitor', paths: visitors, look });
    for (const list of ['/lettavis', '/articles', '/community']) {
      await page.goto(prefix + list);
      const first = page.locator(`main a[href*="${list}/"]`).first();
      await first.click();
      await page.waitForLoadState('networkidle');
      await look(page, `visitor one of ${list}`);
    }
  });

  test(`accessibility: the app filled by the demo has no axe violation (${prefix || 'en'})`, async ({
    page,
  }) => {
    test.setTimeout(900_000);
    await page.goto(`${prefix}/demo`);
    await page.locator('main button[type=submit]').click();
    await page.waitForURL(/\/app$/);
    await lookAt(page, { prefix, who: 'demo', paths: [...members, '/demo'], look });
    await page.goto(`${prefix}/app/test?show=results`);
    const href = await page.locator('main a[href*="/result"]').first().getAttribute('href');
    await lookAt(page, {
      ...{ prefix: '', who: 'demo', look },
      paths: [href ?? '', (href ?? '').replace('/result', '/review')],
    });
  });

  if (process.env.PICTURES) {
    test.describe.configure({ timeout: 900_000 });

    test(`somebody new (${prefix || 'en'})`, async ({ page }) => {
      await newPerson(page, prefix);
      await lookAt(page, { prefix, who: 'free', paths: members });
      await grantLicence(await newPerson(page, prefix), 12);
      await lookAt(page, { prefix, who: 'premium', paths: members });
    });

    test(`the administration (${prefix || 'en'})`, async ({ page }) => {
      await newWithRole(page, { role: 'admin', path: '/admin/people', prefix });
      const ids = await withDatabase(async ({ pool }) => {
        const [user] = (
          await pool.query<{ id: string }>('select id from auth.users order by created_at desc limit 1')
        ).rows;
        const [task] = (await pool.query<{ id: string }>('select id from public.tasks limit 1')).rows;
        return { user: user?.id, task: task?.id };
      });
      await lookAt(page, {
        ...{ prefix, who: 'admin' },
        paths: [...administration, `/admin/people/${ids.user}`, `/admin/tasks/${ids.task}`],
      });
    });

    for (const [role, path] of [
      ['teacher', '/app/teacher'],
      ['host', '/app/host'],
      ['moderator', '/community/reports'],
    ] as const)
      test(`a ${role} (${prefix || 'en'})`, async ({ page }) => {
        await newWithRole(page, { role, path, prefix });
        await expectNoViolationsInBoth(page, `${role} ${path}`);
        if (role === 'host')
          await lookAt(page, { prefix, who: 'host', paths: ['/app/host/new', '/app/language-cafe'] });
      });
  }
}
