import { expect, type Page, test } from '@playwright/test';
import axe from 'axe-core';
import { takePictures } from './pictures.ts';
import { settled } from './settled.ts';

const everything: axe.RunOnly = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};
/** The rules that look at colours: all that another colour mode can break, for both modes are drawn from one document. */
const colours: axe.RunOnly = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };

/** Axe finds nothing wrong in what is on the screen, drawn light or dark as it is now. */
export async function expectNoViolations(page: Page, name = page.url()): Promise<void> {
  await expectNothingFound(page, name, everything);
  await takePictures(page, name);
}

/**
 * Axe is put into the page once and run there. Its own builder for Playwright puts it in each time, and opens a page of its own
 * to join what it found in frames: twice the processor's time of a look, for frames that no screen has.
 */
async function expectNothingFound(page: Page, name: string, runOnly: axe.RunOnly): Promise<void> {
  await settled(page);
  expect(page.frames(), `${name}: axe looks at one frame`).toHaveLength(1);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const found = await page.evaluate(async (rules) => {
    const { axe: within } = window as unknown as { readonly axe: typeof axe };
    const { violations } = await within.run({ runOnly: rules, resultTypes: ['violations'] });
    const told: string[] = [];
    for (const { id, nodes } of violations) {
      const targets: string[] = [];
      for (const { target } of nodes) {
        const place = target.join(' ');
        if (id !== 'target-size' || (await isSmallInTheMiddle(place))) targets.push(place);
      }
      if (targets.length > 0) told.push(`${id}: ${targets.join(', ')}`);
    }
    return told;

    /** A target that a bar covers by half has its whole size where it is scrolled to. */
    async function isSmallInTheMiddle(place: string): Promise<boolean> {
      const [x, y] = [scrollX, scrollY];
      document.querySelector(place)?.scrollIntoView({ block: 'center', behavior: 'instant' });
      const again = await within.run(place, { runOnly: { type: 'rule', values: ['target-size'] } });
      scrollTo({ left: x, top: y, behavior: 'instant' });
      return again.violations.length > 0;
    }
  }, runOnly);
  expect(found, name).toEqual([]);
}

/** The same in both colour modes, one after the other: every rule in light, those about colours in dark too. */
export async function expectNoViolationsInBoth(page: Page, name = page.url()): Promise<void> {
  const light = await drawnIn(page, 'light');
  // Without the other colours the second look would only be the first again.
  expect(await drawnIn(page, 'dark'), name).not.toBe(light);
  await expectNothingFound(page, `${name}, dark`, colours);
  expect(await drawnIn(page, 'light'), name).toBe(light);
  await expectNothingFound(page, `${name}, light`, everything);
  await takePictures(page, name);
}

/**
 * For a test that goes the same way in both languages, with the same data: every rule, in light where it goes in English and in dark
 * where it goes in Norwegian. What is said has no colour, and colours know no language, so that the pair of tests sees what each
 * of them would see in both.
 */
export async function expectNoViolationsInTurn(
  page: Page,
  { prefix, name = page.url() }: { readonly prefix: string; readonly name?: string },
): Promise<void> {
  expect(test.info().title, 'one test of a pair').toMatch(prefix ? /\bnb\b/ : /\ben\b/);
  const light = await drawnIn(page, 'light');
  if (prefix) expect(await drawnIn(page, 'dark'), name).not.toBe(light);
  await expectNothingFound(page, name, everything);
  await takePictures(page, name);
}

/** Has the page drawn in a colour mode, as somebody's system asks for it, and settled. @returns its background. */
async function drawnIn(page: Page, colorScheme: 'light' | 'dark'): Promise<string> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.waitForFunction((query) => matchMedia(query).matches, `(prefers-color-scheme: ${colorScheme})`);
  await settled(page);
  return page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
}
