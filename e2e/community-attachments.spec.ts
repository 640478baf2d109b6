import { readFile } from 'node:fs/promises';
import { expect, test as plain } from '@playwright/test';
import sharp from 'sharp';
import { expectNoViolationsInBoth } from './accessibility.ts';
import { newPerson } from './people.ts';
import { test } from './test.ts';

function picture(): Promise<Buffer> {
  return sharp({ create: { width: 640, height: 320, channels: 3, background: '#2f6f57' } })
    .jpeg()
    .withMetadata({ orientation: 6 })
    .toBuffer();
}

test('files are attached with their progress, described, taken away, shown and fetched (3.19, 3.20, 8.7, 8.11, 9.465)', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await newPerson(page);
  await page.goto('/community/post/new?category=writing');
  await page.locator('input[name=title]').fill('Hva betyr dette skiltet?');
  await page.locator('textarea[name=content]').fill('Jeg så det på stasjonen.');
  const files = page.locator('input[type=file]');
  await files.focus();
  await expect(files).not.toHaveAttribute('name', /.*/);
  const text = { name: 'notat.txt', mimeType: 'text/plain', buffer: Buffer.from('Hei') };
  await files.setInputFiles([{ name: 'skilt.jpg', mimeType: 'image/jpeg', buffer: await picture() }, text]);
  await expect(page.getByText('Files uploaded successfully!')).toBeVisible();
  await expect(page.locator('[data-file]')).toHaveCount(2);
  await page.getByLabel('What does the picture show?').first().fill('Et grønt skilt');
  // One that is no picture is refused by its content, and what is typed stays.
  await files.setInputFiles([
    { name: 'falsk.png', mimeType: 'image/png', buffer: Buffer.from('<svg onload=alert(1)>') },
  ]);
  await expect(page.locator('[data-files-said]')).toContainText('Failed to upload files. falsk.png');
  await files.setInputFiles([{ name: 'side.html', mimeType: 'text/html', buffer: Buffer.from('<p>') }]);
  await expect(page.locator('[data-files-said]')).toContainText('Attach a picture');
  await expectNoViolationsInBoth(page, 'a form with files');
  await page.getByRole('button', { name: 'Publish post' }).click();
  await expect(page.getByText('Post created successfully!')).toBeVisible();
  const shown = page.getByRole('img', { name: 'Et grønt skilt' });
  await shown.scrollIntoViewIfNeeded();
  await expect
    .poll(() => shown.evaluate((img: HTMLImageElement) => img.naturalHeight > img.naturalWidth))
    .toBe(true);
  await expectNoViolationsInBoth(page, 'a discussion with files');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'notat.txt' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('notat.txt');
  expect(await readFile(await download.path(), 'utf8')).toBe('Hei');
  const answer = await page.request.get(
    (await page.getByRole('link', { name: 'notat.txt' }).getAttribute('href')) ?? '',
  );
  expect(answer.headers()).toMatchObject({
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining('sandbox'),
    'content-disposition': expect.stringMatching(/^attachment/),
  });
  // Changed: one goes.
  await page.getByRole('link', { name: 'Edit' }).click();
  await page.locator('[data-file]').filter({ hasText: 'notat.txt' }).getByText('Remove').click();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Post updated successfully!')).toBeVisible();
  await expect(page.getByRole('link', { name: 'notat.txt' })).toHaveCount(0);
  await expect(page.getByRole('img', { name: 'Et grønt skilt' })).toHaveCount(1);
});

plain(
  'without script a file goes with the form, and one that is refused leaves what was typed (9.465)',
  async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await newPerson(page, '/nb');
    await page.goto('/nb/community/post/new?category=writing');
    await page.locator('input[name=title]').fill('Uten skript');
    await page.locator('textarea[name=content]').fill('Teksten min.');
    await page
      .locator('input[type=file]')
      .setInputFiles([{ name: 'a.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('MZ') }]);
    await page.getByRole('button', { name: 'Publiser innlegget' }).click();
    await expect(page.getByText('Kunne ikke laste opp filene.')).toBeVisible();
    await expect(page.locator('textarea[name=content]')).toHaveValue('Teksten min.');
    await page
      .locator('input[type=file]')
      .setInputFiles([{ name: 'skilt.jpg', mimeType: 'image/jpeg', buffer: await picture() }]);
    await page.getByRole('button', { name: 'Publiser innlegget' }).click();
    await expect(page.getByText('Innlegget er publisert!')).toBeVisible();
    await expect(page.getByRole('img')).toHaveCount(1);
    await context.close();
  },
);

plain(
  'a phone fetches the small AVIF of a picture, and nothing moves when it comes (9.529)',
  async ({ browser }) => {
    const phone = { viewport: { width: 360, height: 780 }, deviceScaleFactor: 2, javaScriptEnabled: false };
    const context = await browser.newContext(phone);
    const page = await context.newPage();
    await newPerson(page);
    await page.goto('/community/post/new?category=writing');
    await page.locator('input[name=title]').fill('Et stort bilde');
    await page.locator('textarea[name=content]').fill('Hva står det her?');
    const buffer = await sharp({ create: { width: 2000, height: 1000, channels: 3, background: '#2f6f57' } })
      .jpeg()
      .toBuffer();
    await page
      .locator('input[type=file]')
      .setInputFiles([{ name: 'stort.jpg', mimeType: 'image/jpeg', buffer }]);
    let letCome = () => {};
    const mayCome = new Promise<void>((resolve) => {
      letCome = resolve;
    });
    await page.route('**/_image/**', async (route) => {
      await mayCome;
      await route.continue();
    });
    await page.getByRole('button', { name: 'Publish post' }).click({ noWaitAfter: true });
    const img = page.getByRole('img', { name: /stort/ });
    const before = await img.boundingBox();
    const [answer] = await Promise.all([
      page.waitForResponse((one) => one.url().includes('/_image/')),
      letCome(),
    ]);
    expect(new URL(answer.url()).pathname).toMatch(/^\/_image\/w_640,f_avif\/community\/file\//);
    expect(answer.headers()).toMatchObject({
      'content-type': 'image/avif',
      'cache-control': 'private, max-age=31536000, immutable',
    });
    expect((await sharp(await answer.body()).metadata()).width).toBe(640);
    await expect.poll(() => img.evaluate((one: HTMLImageElement) => one.complete)).toBe(true);
    const after = await img.boundingBox();
    expect(after).toEqual(before);
    expect(after?.width).toBeGreaterThan(300);
    await context.close();
  },
);
