import { type Browser, expect, type Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import { expectNoViolations } from './accessibility.ts';
import { readSms } from './inbox.ts';
import { hydrated, startTest } from './journey.ts';
import { newPerson, password } from './people.ts';
import { otherBrowser, test } from './test.ts';

async function openSecurity(page: Page, prefix = ''): Promise<void> {
  await page.goto(`${prefix}/app/settings/security`);
  await hydrated(page);
}

/** Sets an authenticator app up, by its key. */
async function setUpApp(page: Page): Promise<TOTP> {
  await page.locator('#factor input[name=ownPassword]').first().fill(password);
  await page.keyboard.press('Enter');
  const totp = new TOTP({
    secret: ((await page.locator('#factor code').textContent()) ?? '').replaceAll(' ', ''),
  });
  await page.locator('#factor input[name=code]').fill(totp.generate());
  await page.locator('#factor button[value=factor-verify]').click();
  return totp;
}

/** Another device, which logs in by password. */
async function logInElsewhere(
  browser: Browser,
  email: string,
  prefix = '',
  next = '/app/test',
): Promise<Page> {
  const page = await otherBrowser(browser);
  await logIn(page, email, prefix, next);
  return page;
}

async function logIn(page: Page, email: string, prefix: string, next: string): Promise<void> {
  await page.goto(`${prefix}/auth?${new URLSearchParams({ next: prefix + next })}`);
  await page.locator('input[name=email]').fill(email);
  await page.locator('input[name=password]').fill(password);
  await page.locator('main button[type=submit]').first().click();
}

test('9.62 recovery codes are shown once, get in when the app is lost, and say how many are left', async ({
  browser,
  page,
}) => {
  test.setTimeout(180_000);
  const email = await newPerson(page);
  await openSecurity(page);
  await setUpApp(page);
  await expect(page.getByText('These are your new recovery codes', { exact: true })).toBeVisible();
  await expectNoViolations(page);
  const codes = await page.locator('#codes ol code').allTextContents();
  expect(new Set(codes).size).toBe(10);
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download as text' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('bestatt-recovery-codes.txt');
  await openSecurity(page);
  await expect(page.getByText(/^10 codes are left\./)).toBeVisible();
  await expect(page.locator('#codes ol')).toHaveCount(0);

  const other = await logInElsewhere(browser, email);
  await other.getByRole('link', { name: 'Use a recovery code' }).click();
  await expectNoViolations(other);
  await other.getByLabel('Recovery code').fill('00000-00000');
  await other.keyboard.press('Enter');
  await expect(
    other.getByText('This recovery code is wrong, or you have used it. Try another one from your list.', {
      exact: true,
    }),
  ).toBeVisible();
  await other.getByLabel('Recovery code').fill(codes[3] ?? '');
  await other.keyboard.press('Enter');
  await expect(
    other.getByText('You logged in with a recovery code. 9 are left.', { exact: true }),
  ).toBeVisible();
  await expectNoViolations(other);
  await other.getByRole('link', { name: 'Later, go on to where I was going' }).click();
  await expect(other).toHaveURL('/app/test');
  await other.context().close();
});

test('en telefon settes opp uten skript, og står inn for appen ved innlogging (9.62, 9.63)', async ({
  browser,
}) => {
  const page = await otherBrowser(browser, {
    javaScriptEnabled: false,
    viewport: { width: 360, height: 740 },
  });
  const email = await newPerson(page, '/nb');
  await page.goto('/nb/app/settings/security');
  const number = `+4799${String(Math.floor(Math.random() * 1e6)).padStart(6, '0')}`;
  await page.getByLabel('Telefonnummer').fill(number);
  // The number stays while the password is missing.
  await page.getByRole('button', { name: 'Send en kode til nummeret' }).click();
  await expect(page.getByText('Skriv passordet ditt for å gjøre endringen.', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Telefonnummer')).toHaveValue(number);
  await page.locator('form', { hasText: 'Telefonnummer' }).getByLabel('Passordet ditt').fill(password);
  await page.getByRole('button', { name: 'Send en kode til nummeret' }).click();
  await expect(
    page.getByText(`Vi har sendt en kode til ${number}. Den virker i fem minutter.`),
  ).toBeVisible();
  await page.getByLabel('Sekssifret kode fra meldingen').fill(await readSms(page, number.slice(1)));
  await page.getByRole('button', { name: 'Slå på' }).click();
  await expect(page.getByText('Her er de nye gjenopprettingskodene dine', { exact: true })).toBeVisible();
  await expect(page.locator('#codes ol code')).toHaveCount(10);
  await expect(page.getByText(`Telefonen som slutter på ${number.slice(-3)}`)).toBeVisible();

  await page.context().clearCookies();
  await logIn(page, email, '/nb', '/app/test');
  await expect(
    page.getByText(`Vi sender en kode til telefonen din, nummeret som slutter på ${number.slice(-3)}.`),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Send koden' }).click();
  // Less than a minute has passed since the phone was set up.
  await expect(
    page.getByText(/^En kode er nettopp sendt\. Du kan be om en ny om \d+ sekunder\.$/),
  ).toBeVisible();
  await page.context().close();
});

for (const [prefix, words] of [
  ['', { current: 'This device', signOut: /^Sign out /, gone: 'The device is signed out.' }],
  ['/nb', { current: 'Denne enheten', signOut: /^Logg ut /, gone: 'Enheten er logget ut.' }],
] as const)
  test(`9.64 a device is signed out, and its next page is the login (${prefix || 'en'})`, async ({
    browser,
    page,
  }) => {
    const email = await newPerson(page, prefix);
    const other = await logInElsewhere(browser, email, prefix, '/app/settings');
    await expect(other).toHaveURL(`${prefix}/app/settings`);
    await openSecurity(page, prefix);
    const devices = page.locator('#devices');
    await expect(devices.getByText(words.current, { exact: true })).toHaveCount(1);
    await expect(devices.locator('li')).toHaveCount(2);
    await devices.locator('li').getByRole('button', { name: words.signOut }).click();
    await expect(page.getByText(words.gone, { exact: true })).toBeVisible();
    await expect(devices.locator('li')).toHaveCount(1);
    await other.goto(`${prefix}/app/settings`);
    await expect(other).toHaveURL(new RegExp(`${prefix}/auth(/login)?\\?next=`));
    await other.context().close();
  });

test('9.65, 8.20 the only way to log in says that it stays', async ({ page }) => {
  await newPerson(page);
  await openSecurity(page);
  await expect(
    page.getByText('Your only way to log in, so it cannot be removed.', { exact: true }),
  ).toBeVisible();
  await expectNoViolations(page);
});

test('9.66 a guest’s test comes along to the account that is logged in to', async ({ browser, page }) => {
  const email = await newPerson(page, '/nb');
  const guest = await otherBrowser(browser);
  await startTest(guest, { path: '/nb/app/leveltest' });
  await guest.goto('/nb/auth');
  await expect(
    guest.getByText('Logg inn, så blir resultatene du har her, med til kontoen din.', { exact: true }),
  ).toBeVisible();
  await logIn(guest, email, '/nb', '/app/test');
  await expect(guest).toHaveURL('/nb/app/test');
  await expect(guest.locator('main li:has(a[href*="/app/test/"])')).toHaveCount(1);
  await page.goto('/nb/app/test');
  await expect(page.locator('main li:has(a[href*="/app/test/"])')).toHaveCount(1);
  await guest.context().close();
});

test('half a login is led from the test to its second step, and back (9.23)', async ({ browser, page }) => {
  const email = await newPerson(page);
  await openSecurity(page);
  const totp = await setUpApp(page);
  await expect(page.locator('#codes ol')).toBeVisible();
  const other = await logInElsewhere(browser, email, '', '/app');
  await expect(other.getByRole('heading', { name: 'One more step' })).toBeVisible();
  await other.goto('/app/leveltest');
  await expect(other).toHaveURL('/auth/factor?next=%2Fapp%2Fleveltest');
  await other.getByLabel('Six-digit code').fill(totp.generate({ timestamp: Date.now() + 30_000 }));
  await other.keyboard.press('Enter');
  await expect(other).toHaveURL('/app/leveltest');
  await other.context().close();
});
