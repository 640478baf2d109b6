import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { settled } from './settled.ts';

const root = join(import.meta.dirname, '..');
const widths = [360, 768, 1280] as const;
const schemes = ['light', 'dark'] as const;
/** The same address may show this many different screens: a task of each kind, a form and its errors. */
const mostOfOneName = 12;

/**
 * With PICTURES=<folder>, each screen that a journey has looked through by axe is also drawn at every width, light and
 * dark, and on a phone with text at 200 %: `npm run pictures`. What reaches out of the screen is said in the log. A person
 * looks at the pictures; nothing here says that a screen is good.
 */
export async function takePictures(page: Page, name: string): Promise<void> {
  const folder = process.env.PICTURES;
  const target = folder && newFolder(resolve(root, folder), await slug(page, name));
  if (!target) return;
  const size = page.viewportSize();
  for (const width of widths)
    for (const scheme of schemes) await takePicture(page, { width, scheme, target, text: '100%' });
  await takePicture(page, { width: 360, scheme: 'light', target, text: '200%' });
  await page.emulateMedia({ colorScheme: null });
  if (size) await page.setViewportSize(size);
}

type View = {
  readonly width: number;
  readonly scheme: 'light' | 'dark';
  readonly target: string;
  readonly text: string;
};

async function takePicture(page: Page, { width, scheme, target, text }: View): Promise<void> {
  await page.setViewportSize({ width, height: width === 360 ? 740 : 900 });
  await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
  await page.evaluate((size) => {
    document.documentElement.style.fontSize = size;
  }, text);
  await settled(page);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  const reaching = wide > width ? await page.evaluate(reachingOut, width) : [];
  const file = `${width}-${scheme}${text === '100%' ? '' : '-large'}`;
  if (wide > width) console.log(`Sideways: ${target} ${file} is ${wide} px wide: ${reaching.join(' · ')}`);
  await page.screenshot({ path: join(target, `${file}.png`), fullPage: true });
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
}

/** In the page: the innermost elements that reach out of it, as a selector with the beginning of their words. */
function reachingOut(width: number): string[] {
  const out = [...document.querySelectorAll('body *')].filter((element) => {
    const { right, width: own } = element.getBoundingClientRect();
    return own > 0 && right > width + 1;
  });
  return out
    .filter((element) => !out.some((other) => other !== element && element.contains(other)))
    .slice(0, 4)
    .map(
      (element) =>
        `${element.tagName}.${element.getAttribute('class')} "${element.textContent?.trim().slice(0, 40)}"`,
    );
}

/** Name and language of the screen, without what differs from run to run. */
async function slug(page: Page, name: string): Promise<string> {
  const language = await page.evaluate(() => document.documentElement.lang);
  const plain = name
    .replace(/, (dark|light)$/, '')
    .replace(/^https?:\/\/[^/]+/, '')
    .replace(/\/nb(?=\/|$)/, '')
    .replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'id')
    .replace(/[^\p{Letter}\p{Number}]+/gu, '-')
    .slice(0, 80);
  return `${plain || 'front'}.${language}`;
}

/** @returns a folder of the name that no other test has taken, or nothing when there are enough of it. */
function newFolder(folder: string, name: string): string | undefined {
  mkdirSync(folder, { recursive: true });
  for (let count = 1; count <= mostOfOneName; count += 1) {
    const target = join(folder, count === 1 ? name : `${name}.${count}`);
    try {
      mkdirSync(target);
      return target;
    } catch {
      // Taken, perhaps by the other worker.
    }
  }
  return undefined;
}
