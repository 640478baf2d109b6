import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { takePictures } from './pictures.ts';
import { settled } from './settled.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The rules that look at colours: all that another colour mode can break, for both modes are drawn from one document. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** Axe finds nothing wrong in what is on the screen, drawn light or dark as it is now. */
export async function expectNoViolations(page: Page, name = page.url()): Promise<void> {
  await expectNothingFound(page, name, new AxeBuilder({ page }).withTags(tags));
  await takePictures(page, name);
}

async function expectNothingFound(page: Page, name: string, axe: AxeBuilder): Promise<void> {
  await settled(page);
  const { violations } = await axe.analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
  );
  expect(found, name).toEqual([]);
}

/** The same in both colour modes, one after the other: every rule in light, those about colours in dark too. */
export async function expectNoViolationsInBoth(page: Page, name = page.url()): Promise<void> {
  const light = await drawnIn(page, 'light');
  // Without the other colours the second look would only be the first again.
  expect(await drawnIn(page, 'dark'), name).not.toBe(light);
  await expectNothingFound(page, `${name}, dark`, new AxeBuilder({ page }).withRules(colourRules));
  expect(await drawnIn(page, 'light'), name).toBe(light);
  await expectNothingFound(page, `${name}, light`, new AxeBuilder({ page }).withTags(tags));
  await takePictures(page, name);
}

/** Has the page drawn in a colour mode, as somebody's system asks for it, and settled. @returns its background. */
async function drawnIn(page: Page, colorScheme: 'light' | 'dark'): Promise<string> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.waitForFunction((query) => matchMedia(query).matches, `(prefers-color-scheme: ${colorScheme})`);
  await settled(page);
  return page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
}
