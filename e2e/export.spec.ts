import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { hydrated } from './journey.ts';
import { newPerson } from './people.ts';
import { test } from './test.ts';

const languages = [
  { prefix: '', make: 'Make a copy', download: 'Download', readme: 'README.txt', anew: 'Make a new copy' },
  { prefix: '/nb', make: 'Lag en kopi', download: 'Last ned', readme: 'LES MEG.txt', anew: 'Lag en ny kopi' },
] as const;

for (const { prefix, make, download, readme, anew } of languages) {
  test(`9.68 somebody gets a copy of their data (${prefix || 'en'})`, async ({ page }) => {
    const email = await newPerson(page, prefix);
    await page.goto(`${prefix}/app/settings/data`);
    await hydrated(page);
    await page.getByRole('button', { name: make }).click();
    const link = page.getByRole('link', { name: download });
    await expect(link).toBeVisible();
    await expect(page.getByRole('button', { name: anew })).toBeVisible();
    const [file] = await Promise.all([page.waitForEvent('download'), link.click()]);
    expect(file.suggestedFilename()).toBe('bestatt-data.zip');
    const archive = unzipSync(readFileSync(await file.path()));
    expect(Object.keys(archive)).toContain(readme);
    expect(strFromU8(archive['account.json'] ?? new Uint8Array())).toContain(email);
    expect(strFromU8(archive['profile.json'] ?? new Uint8Array())).toContain('Rojin Demir');
  });
}
