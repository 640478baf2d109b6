import { expect, type Page } from '@playwright/test';
import { expectNoViolationsInBoth } from './accessibility.ts';
import { hydrated } from './journey.ts';
import { newPerson } from './people.ts';
import { newWithRole } from './roles.ts';
import { grantLicence } from './store.ts';
import { otherBrowser, test } from './test.ts';

/** Pages of A4 that the page takes when it is printed. */
async function pagesOnPaper(page: Page): Promise<number> {
  const pdf = await page.pdf({
    format: 'A4',
    margin: { top: '12mm', bottom: '12mm', left: '12mm', right: '12mm' },
  });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
}

test('9.471, 9.472 from the community to a sheet, which is printed on one page without the site’s frame', async ({
  page,
}) => {
  await page.goto('/community');
  await page.getByRole('link', { name: 'See the conversation sheets' }).click();
  // The sheet with the most words, and English under them.
  await page.getByRole('link', { name: 'Klima i hverdagen' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Klima i hverdagen');

  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  await page.getByRole('button', { name: 'Print' }).click();
  await expect(page.locator('body[data-printed]')).toBeVisible();

  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.getByRole('heading', { name: 'Questions to talk about' })).toBeVisible();
  for (const frame of ['body > header', 'footer', '.cookie-banner', '.back-link', '[data-print]'])
    await expect(page.locator(frame), frame).toBeHidden();
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('light');
  expect(await pagesOnPaper(page)).toBe(1);
});

/** In three days at 18 o'clock, as a field of a form takes it. */
function inThreeDays(): string {
  return `${new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10)}T18:00`;
}

test('1.11 there is a language cafe: conversation sheets for everybody, and sessions that teachers and trusted learners host, with seats and a waiting list', async ({
  page: host,
  browser,
}) => {
  test.setTimeout(420_000);
  const title = `Om mat ${crypto.randomUUID().slice(0, 8)}`;
  await newWithRole(host, { role: 'host', path: '/app/host' });
  await host.getByRole('link', { name: 'Plan a session' }).click();
  await hydrated(host);
  await host.getByLabel('Title').fill(title);
  await host.getByLabel('Seats').fill('1');
  await host.getByLabel('Link to the meeting').fill('meet.example.no');
  await host.getByRole('button', { name: 'Plan it' }).click();
  // Everything that is wrong is said at once, and what was typed stays.
  await expect(host.locator('[aria-invalid=true]')).toHaveCount(3);
  await expect(host.getByLabel('Title')).toHaveValue(title);
  await expectNoViolationsInBoth(host, 'the form of a session, refused');
  await host.getByLabel('Conversation sheet').selectOption({ value: 'food' });
  await host.getByLabel('Seats').fill('2');
  await host.getByLabel('Start, by the clock in Norway').fill(inThreeDays());
  await host.getByLabel('How often').selectOption('3');
  await host.getByLabel('Link to the meeting').fill('https://meet.example.no/cafe');
  await host.getByRole('button', { name: 'Plan it' }).click();
  await expect(host.getByText('The session is planned.')).toBeVisible();
  await expect(host.getByRole('link', { name: title })).toHaveCount(3);
  await host.getByRole('link', { name: title }).first().click();
  await expect(host.getByRole('heading', { name: 'Change the session' })).toBeVisible();
  await expectNoViolationsInBoth(host, 'a session of a host');
  const path = new URL(host.url()).pathname.replace('host', 'language-cafe');

  const first = await otherBrowser(browser, {
    ...{ timezoneId: 'America/New_York', viewport: { width: 360, height: 740 } },
  });
  await grantLicence(await newPerson(first), 11);
  await first.goto('/app/language-cafe');
  await hydrated(first);
  await first.getByRole('link', { name: title }).first().focus();
  await first.keyboard.press('Enter');
  await expect(first.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(first.getByText('your time (New York)')).toBeVisible();
  await expect(first.getByText(/^In Norway: .*18:00–19:00$/)).toBeVisible();
  await first.getByRole('button', { name: 'Take a seat' }).focus();
  await first.keyboard.press('Enter');
  await expect(first.getByRole('status')).toContainText('You have a seat.');
  await expectNoViolationsInBoth(first, 'a session with a seat');
  const calendar = await (await first.context().request.get('/app/language-cafe/calendar')).text();
  expect(calendar).toContain(`SUMMARY:${title} (A1)`);

  const second = await otherBrowser(browser, { javaScriptEnabled: false });
  await grantLicence(await newPerson(second, '/nb'), 11);
  await second.goto(`/nb${path}`);
  await second.getByRole('button', { name: 'Ta en plass' }).click();
  await expect(second.getByRole('status')).toContainText('Du har fått plass.');
  const third = await otherBrowser(browser, { viewport: { width: 360, height: 740 } });
  await grantLicence(await newPerson(third, '/nb'), 11);
  await third.goto(`/nb${path}`);
  await third.getByRole('button', { name: 'Sett meg på ventelista' }).click();
  await expect(third.getByText('Du er nummer 1 på ventelista')).toBeVisible();

  await first.getByRole('button', { name: 'Give my seat back' }).click();
  await expect(first.getByRole('status')).toContainText('You have left the session.');
  await third.goto('/nb/notifications');
  await third.getByRole('link', { name: `Du har fått plass på «${title}»` }).click();
  await expect(third.getByText('Du har plass', { exact: true })).toBeVisible();

  await host.locator('summary').filter({ hasText: 'Cancel' }).click();
  await host.getByRole('button', { name: 'Cancel this and the 2 that follow' }).click();
  await expect(host.getByText('It is cancelled, and those who had signed up are told.')).toBeVisible();
  await third.reload();
  await expect(third.getByText('Denne språkkafeen er avlyst.')).toBeVisible();
  for (const one of [first, second, third]) await one.context().close();
});
