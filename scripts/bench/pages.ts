import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Page } from '@playwright/test';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { startBenchProduct } from './bench-product.ts';

/**
 * `npm run bench:pages`: Lighthouse with its phone settings, five runs a page, medians. `--runs 1` for a quick look, `--only`
 * for the pages whose addresses begin so. Last line: JSON.
 */
const { values } = parseArgs({
  options: { runs: { type: 'string', default: '5' }, only: { type: 'string', multiple: true } },
});
const runs = Number(values.runs);
const flags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
const chromePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
const profile = mkdtempSync(join(tmpdir(), 'bestatt-lighthouse-'));

// What a first start does for itself is not what is measured.
const product = await startBenchProduct({ SPEECH_AHEAD: 'false' });
try {
  const { cookie, task, result } = await takeTest(product.url);
  const chrome = await launch({ chromePath, chromeFlags: flags, userDataDir: profile });
  const pages = [];
  try {
    const open = ['/', '/nb', '/pricing', '/articles/norskproven', '/lettavis/nordlys', '/app/leveltest'];
    const wanted = [...open, task, result].filter(
      (path) => values.only?.some((one) => path.startsWith(one)) ?? true,
    );
    for (const path of wanted) {
      pages.push(await measure({ url: product.url, path, port: chrome.port, cookie }));
      console.log(JSON.stringify(pages.at(-1)));
    }
  } finally {
    chrome.kill();
  }
  console.table(pages);
  console.log(JSON.stringify({ pages }));
} finally {
  await product.stop();
  rmSync(profile, { recursive: true, force: true });
}

/** A visitor with one test begun and one ended, for the pages that need them. */
async function takeTest(url: string): Promise<{ cookie: string; task: string; result: string }> {
  const browser = await chromium.launch({ executablePath: chromePath, args: flags });
  const context = await browser.newContext();
  const page = await context.newPage();
  await start(page, url);
  await page.locator('#task-prompt').scrollIntoViewIfNeeded();
  await page.locator('[data-test-buttons] .button-primary').click();
  await page.locator('dialog[open] .button-secondary').click();
  await page.getByText('Task 2').first().waitFor();
  await page.getByRole('button', { name: 'Abort' }).first().click();
  await page.getByRole('button', { name: 'Finish now and see the result' }).click();
  await page.waitForURL(/\/result/);
  const result = new URL(page.url()).pathname;
  await start(page, url);
  const task = new URL(page.url()).pathname;
  const cookie = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  await browser.close();
  return { cookie, task, result };
}

async function start(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/app/leveltest`, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Start the test' }).click();
  await page.waitForURL(/\/app\/test\//);
  await page.locator('h1:focus').waitFor();
}

type Figure =
  | 'performance'
  | 'accessibility'
  | 'bestPractices'
  | 'seo'
  | 'lcpMs'
  | 'cls'
  | 'tbtMs'
  | 'scriptKb';

async function measure(input: { url: string; path: string; port: number; cookie: string }) {
  const { url, path, port, cookie } = input;
  const found: Record<Figure, number>[] = [];
  for (let run = 0; run < runs; run += 1) {
    const answer = await lighthouse(`${url}${path}`, {
      port,
      output: 'json',
      logLevel: 'error',
      onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
      extraHeaders: path.startsWith('/app/test') ? { Cookie: cookie } : {},
    });
    if (!answer) throw new Error(`Lighthouse gave no answer for ${path}.`);
    const { categories, audits } = answer.lhr;
    const scripts =
      (
        audits['network-requests']?.details as
          | { items?: { resourceType: string; transferSize: number }[] }
          | undefined
      )?.items ?? [];
    found.push({
      performance: points(categories.performance?.score),
      accessibility: points(categories.accessibility?.score),
      bestPractices: points(categories['best-practices']?.score),
      seo: points(categories.seo?.score),
      lcpMs: Math.round(audits['largest-contentful-paint']?.numericValue ?? 0),
      cls: Math.round((audits['cumulative-layout-shift']?.numericValue ?? 0) * 1000) / 1000,
      tbtMs: Math.round(audits['total-blocking-time']?.numericValue ?? 0),
      scriptKb:
        Math.round(
          scripts
            .filter((item) => item.resourceType === 'Script')
            .reduce((sum, item) => sum + item.transferSize, 0) / 102.4,
        ) / 10,
    });
    if (run === 0) {
      const failed = Object.values(audits).filter(
        (audit) => audit.score !== null && audit.score < 0.9 && audit.scoreDisplayMode === 'binary',
      );
      if (failed.length > 0) console.log(`${path}: ${failed.map((audit) => audit.id).join(', ')}`);
    }
  }
  const keys = Object.keys(found[0] ?? {}) as Figure[];
  const medians = Object.fromEntries(keys.map((key) => [key, median(found.map((one) => one[key]))]));
  return { path: path.replace(/[0-9a-f-]{36}/, ':id'), ...medians };
}

function points(score: number | null | undefined): number {
  return Math.round((score ?? 0) * 100);
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}
