import { type Browser, expect, type Page } from '@playwright/test';
import { expectNoViolationsInBoth, expectNoViolationsInTurn } from './accessibility.ts';
import { hydrated } from './journey.ts';
import { newAccount } from './people.ts';
import { newWithRole, walkToRole } from './roles.ts';
import { withDatabase } from './store.ts';
import { otherBrowser, test } from './test.ts';

const administrator = (page: Page, prefix = '') =>
  newWithRole(page, { role: 'admin', path: '/admin', prefix });

/** Somebody else's account. */
async function learner(browser: Browser): Promise<string> {
  const page = await otherBrowser(browser);
  const email = await newAccount(page);
  await page.context().close();
  return email;
}

/** A job of an order that nobody has, after its last try. @returns the order's id. */
async function failedJob(): Promise<string> {
  const orderId = crypto.randomUUID();
  await withDatabase(({ pool }) =>
    pool.query(
      `insert into jobs.job (name, data, singleton_key, source_name, source_id, source_created_on, source_retry_count, source_output, keep_until)
       values ('dead-letters', $1, $2, 'order-mails', gen_random_uuid(), now() - interval '1 hour', 5,
         '{"message": "421 try later"}', now() + interval '1 day')`,
      [JSON.stringify({ orderId }), orderId],
    ),
  );
  return orderId;
}

const words = {
  '': {
    find: 'Find',
    reason: 'Reason',
    give: 'Give licence',
    given: 'The licence is given.',
    grant: /Premium, 30 days/,
    sentence: /gave .* Premium for 30 days\./,
    make: 'Make codes',
    note: 'What they are for',
    percent: 'Discount in per cent',
    made: '2 new codes',
    administration: 'Administration',
    menu: 'Account, language and appearance',
    notFound: 'Page not found',
    tryAgain: /^Try again/,
    triedAgain: 'The job is tried again.',
    remove: /^Remove/,
    removed: 'The job is removed.',
    jobSentence: 'removed a failed job: Send a receipt.',
  },
  '/nb': {
    find: 'Finn',
    reason: 'Begrunnelse',
    give: 'Gi lisens',
    given: 'Lisensen er gitt.',
    grant: /Premium, 30 dager/,
    sentence: /ga .* Premium i 30 dager\./,
    make: 'Lag koder',
    note: 'Hva de er til',
    percent: 'Rabatt i prosent',
    made: '2 nye koder',
    administration: 'Administrasjon',
    menu: 'Konto, språk og utseende',
    notFound: 'Siden finnes ikke',
    tryAgain: /^Prøv igjen/,
    triedAgain: 'Jobben prøves igjen.',
    remove: /^Fjern/,
    removed: 'Jobben er fjernet.',
    jobSentence: 'fjernet en mislykket jobb: Send en kvittering.',
  },
} as const;

for (const prefix of ['', '/nb'] as const) {
  const said = words[prefix];

  test(`9.60 an administrator finds somebody, gives a licence and reads it in the log (${prefix || 'en'})`, async ({
    page,
    browser,
  }) => {
    const email = await learner(browser);
    await walkToRole(page, { role: 'admin', path: '/admin', prefix });
    await page.goto(`${prefix}/admin`);
    await expect(page).toHaveURL(new RegExp(`${prefix}/admin/people$`));
    await hydrated(page);
    await page.locator('input[name=search]').fill(email.slice(0, 20));
    await page.getByRole('button', { name: said.find }).click();
    await page.getByRole('link', { name: email }).click();
    await page.waitForURL(/\/admin\/people\/[0-9a-f-]{36}$/);
    const licences = page.locator('#licences');
    await licences.getByLabel(said.reason).fill('Paid by invoice');
    await licences.getByRole('button', { name: said.give }).click();
    await page.getByRole('dialog').getByRole('button', { name: said.give }).click();
    await expect(page.locator('main [role=status]')).toHaveText(said.given);
    await expect(licences.getByText(said.grant)).toBeVisible();
    await expect(licences.getByLabel(said.reason).last()).toHaveValue('');
    await expect(page.locator('#audit')).toContainText(said.sentence);
    await page.goto(`${prefix}/admin/audit`);
    await expect(page.locator('main ol')).toContainText(said.sentence);
  });

  test(`codes are made, copied as a list and downloaded (9.60) (${prefix || 'en'})`, async ({ page }) => {
    await administrator(page, prefix);
    await page.goto(`${prefix}/admin/codes`);
    await hydrated(page);
    const form = page.locator('#make');
    await form.locator('input[name=count]').fill('2');
    await form.getByLabel(said.percent).fill('25');
    await form.getByLabel(said.note).fill('A course in Bergen');
    await form.getByRole('button', { name: said.make }).click();
    await page.getByRole('dialog').getByRole('button', { name: said.make }).click();
    await expect(page.getByRole('heading', { name: said.made })).toBeVisible();
    const made = await page.locator('#made textarea').inputValue();
    expect(made.split('\n')).toHaveLength(2);
    const download = page.waitForEvent('download');
    await page.locator('#made a').click();
    expect((await download).suggestedFilename()).toBe('codes.csv');
  });

  test(`9.61 for a learner the administration does not exist (${prefix || 'en'})`, async ({ page }) => {
    await newAccount(page, prefix);
    for (const path of ['/admin', '/admin/people', '/admin/codes.csv']) {
      const response = await page.goto(prefix + path);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('heading', { name: said.notFound })).toBeVisible();
    }
  });

  test(`9.205 an administrator tries a failed job again and removes another (${prefix || 'en'})`, async ({
    page,
  }) => {
    await administrator(page, prefix);
    const [again, gone] = [await failedJob(), await failedJob()];
    await page.goto(`${prefix}/admin/jobs`);
    await hydrated(page);
    const row = (orderId: string) => page.getByRole('listitem').filter({ hasText: orderId });
    await expect(row(again)).toContainText('421 try later');
    await expectNoViolationsInBoth(page, 'failed jobs');
    await row(again).getByRole('button', { name: said.tryAgain }).click();
    await page.getByRole('dialog').getByRole('button', { name: said.tryAgain }).click();
    await expect(page.locator('main [role=status]')).toHaveText(said.triedAgain);
    await expect(row(again)).toHaveCount(0);
    await row(gone).getByRole('button', { name: said.remove }).click();
    await page.getByRole('dialog').getByRole('button', { name: said.remove }).click();
    await expect(page.locator('main [role=status]')).toHaveText(said.removed);
    await expect(row(gone)).toHaveCount(0);
    await page.goto(`${prefix}/admin/audit`);
    await expect(page.locator('main ol')).toContainText(said.jobSentence);
  });

  test(`accessibility: the administration has no axe violation (${prefix || 'en'})`, async ({
    page,
    browser,
  }) => {
    test.setTimeout(180_000);
    const email = await learner(browser);
    await administrator(page, prefix);
    await page.goto(`${prefix}/app/settings/security?needed=admin`);
    await expectNoViolationsInTurn(page, { prefix, name: 'the second factor is needed' });
    for (const path of [
      'people',
      'people?search=nobody-at-all',
      'codes',
      'claims',
      'payments',
      'messages',
      'messages?list=suspected',
      'tasks',
      'tasks?list=all',
      'feedback',
      'visits',
      'jobs',
      'audit',
    ]) {
      await page.goto(`${prefix}/admin/${path}`);
      await page.waitForLoadState('networkidle');
      await expectNoViolationsInTurn(page, { prefix, name: path });
    }
    await page.goto(`${prefix}/admin/people?search=${email}`);
    await page.getByRole('link', { name: email }).click();
    await page.waitForURL(/\/admin\/people\/[0-9a-f-]{36}$/);
    await page.waitForLoadState('networkidle');
    await expectNoViolationsInTurn(page, { prefix, name: 'person' });
  });
}

test('people with a role find the way in their menu (9.61)', async ({ page }) => {
  await administrator(page);
  await page.goto('/app/leveltest');
  await hydrated(page);
  await page.getByRole('button', { name: new RegExp(words[''].menu) }).click();
  await page.getByRole('link', { name: words[''].administration }).click();
  await page.waitForURL(/\/admin\/people$/);
});

test('the forms work without script (9.60)', async ({ browser }) => {
  const page = await otherBrowser(browser, { javaScriptEnabled: false });
  await administrator(page);
  await page.goto('/admin/codes');
  await page.locator('input[name=trialDays]').fill('7');
  await page.locator('input[name=note]').fill('Without script');
  await page.getByRole('button', { name: 'Make codes' }).click();
  await expect(page.getByRole('heading', { name: '1 new code' })).toBeVisible();
  await page.context().close();
});
