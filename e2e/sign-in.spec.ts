import { type Browser, expect, type Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import { expectNoViolations } from './accessibility.ts';
import { readMail } from './inbox.ts';
import { hydrated } from './journey.ts';
import { newPerson, password } from './people.ts';
import { otherBrowser, test } from './test.ts';

/** A person with an account and a profile, who is somewhere else now. */
async function somebody(browser: Browser, prefix = ''): Promise<string> {
  const page = await otherBrowser(browser);
  const email = await newPerson(page, prefix);
  await page.context().close();
  return email;
}

async function send(page: Page): Promise<void> {
  await page.locator('main form button[type=submit]').first().click();
}

test('a forgotten password is replaced by the mail’s link, without script, on a phone', async ({
  browser,
}) => {
  const email = await somebody(browser);
  const page = await otherBrowser(browser, {
    javaScriptEnabled: false,
    viewport: { width: 360, height: 740 },
  });
  await page.goto('/auth?next=/app/settings');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await page.getByLabel('Email').fill(email);
  await send(page);
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  await page.goto((await readMail(page, email, /Choose a new password/)).link);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('New password', { exact: true }).fill('four quiet fjords');
  await page.getByLabel('Password once more').fill('four quiet fjords');
  await send(page);
  await expect(page).toHaveURL('/app/settings');
  await page.context().clearCookies();
  await page.goto('/auth');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await send(page);
  await expect(page.getByText('Invalid email or password.', { exact: true })).toBeVisible();
  await page.context().close();
});

test('logging in by email: the code typed, then a link that says it was used', async ({ browser, page }) => {
  const email = await somebody(browser, '/nb');
  await page.goto('/nb/auth?next=/nb/app/settings');
  await page.getByRole('link', { name: 'Logg inn med e-post' }).click();
  await expectNoViolations(page);
  await page.getByLabel('E-post').fill(email);
  await page.keyboard.press('Enter');
  const code = page.getByLabel('Koden fra e-posten');
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  await expectNoViolations(page);
  const mail = await readMail(page, email, /Innloggingslenken/);
  await code.fill('000 000');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Koden er feil, brukt eller for gammel.')).toBeVisible();
  await page.getByLabel('Koden fra e-posten').fill(mail.code);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/nb/app/settings');
  await page.goto(mail.link);
  await page.locator('main').getByRole('button', { name: 'Logg inn' }).click();
  await expect(page.getByText('Lenken er brukt før, eller den er for gammel.')).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole('link', { name: 'Få en ny lenke' }).click();
  await expect(page).toHaveURL(/\/nb\/auth\/code\?next=/);
});

test('a new email counts when the links in both mails were followed', async ({ page }) => {
  const email = await newPerson(page);
  const next = `new-${email}`;
  await page.goto('/app/settings');
  await hydrated(page);
  await page.getByLabel('New email').fill(next);
  await page.getByRole('button', { name: 'Change email' }).click();
  // What was typed stays while the password is missing.
  await expect(page.getByText('Enter your password to make this change.', { exact: true })).toBeVisible();
  await expect(page.getByLabel('New email')).toHaveValue(next);
  await page.getByLabel('Your password').fill(password);
  await page.keyboard.press('Enter');
  await expect(page.getByText(/We have sent a link to both addresses/).first()).toBeVisible();
  await page.goto((await readMail(page, next, /new email address/)).link);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('heading', { name: 'One of two is done' })).toBeVisible();
  await page.goto((await readMail(page, email, /change of your email/)).link);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('heading', { name: 'Your email is changed' })).toBeVisible();
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(page.getByText(`Your address is ${next}.`)).toBeVisible();
});

test('two-step login is set up by key, asked for, and taken away (9.23)', async ({ browser, page }) => {
  const email = await newPerson(page);
  await page.goto('/app/settings/security');
  await hydrated(page);
  await page.locator('#factor').getByLabel('Your password').first().fill(password);
  await page.getByRole('button', { name: 'Set up an authenticator app' }).click();
  await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  await expectNoViolations(page);
  const secret = ((await page.locator('code').textContent()) ?? '').replaceAll(' ', '');
  const totp = new TOTP({ secret });
  await page.getByLabel('Six-digit code from the app').fill(totp.generate());
  await page.getByRole('button', { name: 'Turn on' }).click();
  await expect(page.getByText('Two-step login is on.').first()).toBeVisible();

  const other = await otherBrowser(browser);
  await other.goto('/auth?next=/app/settings/security');
  await other.getByLabel('Email').fill(email);
  await other.getByLabel('Password', { exact: true }).fill(password);
  await send(other);
  await expect(other.getByRole('heading', { name: 'One more step' })).toBeVisible();
  await expectNoViolations(other);
  await other.goto('/app/settings/security');
  await expect(other).toHaveURL('/auth/factor?next=%2Fapp%2Fsettings%2Fsecurity');
  await other.getByLabel('Six-digit code').fill(totp.generate({ timestamp: Date.now() + 30_000 }));
  await other.keyboard.press('Enter');
  await expect(other).toHaveURL('/app/settings/security');
  await hydrated(other);
  await other.getByText('Remove the authenticator app', { exact: true }).click();
  await other.locator('#factor details').getByLabel('Your password').fill(password);
  await other.getByRole('button', { name: 'Yes, remove it' }).click();
  await expect(other.getByText('It is removed.').first()).toBeVisible();
  await expect(other.getByRole('button', { name: 'Set up an authenticator app' })).toBeVisible();
  await other.context().close();
});
