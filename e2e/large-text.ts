import { expect, type Page } from '@playwright/test';
import { settled } from './settled.ts';

/** Of the screen's height: more must not stand still in front of what is read. */
const mostOfBars = 0.45;

/**
 * Text at 200 % on a phone of 360 px (WCAG 2.2, 1.4.4 and 1.4.10): nothing scrolls sideways, no text reaches beyond
 * the screen or is cut off in its box, and the bars that stay while one scrolls leave room for what is read.
 */
export async function expectRoom(page: Page, name = new URL(page.url()).pathname): Promise<void> {
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  await settled(page);
  expect.soft(await page.evaluate(cutTexts), `${name}: texts out of the screen or cut`).toEqual([]);
  expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), `${name}: width`).toBe(360);
  const [share, bars] = await page.evaluate(barsThatStay);
  expect.soft(share, `${name}: height of ${bars.join(', ')}`).toBeLessThanOrEqual(mostOfBars);
}

/** In the page: the texts that are cut off, or reach out of the screen where nothing can be scrolled. */
function cutTexts(): string[] {
  const isSeen = (part: Element) =>
    part.checkVisibility({ visibilityProperty: true, opacityProperty: true, contentVisibilityAuto: true }) &&
    part.getBoundingClientRect().width >= 2 &&
    !part.closest('svg, .sr-only');
  const scrolls = (part: Element | null): boolean =>
    part !== null &&
    part !== document.body &&
    (/auto|scroll/.test(getComputedStyle(part).overflowX) || scrolls(part.parentElement));
  const boxesOf = (part: Element) =>
    [...part.childNodes].flatMap((node) => {
      if (!(node instanceof Text) || node.data.trim() === '') return [];
      const range = document.createRange();
      range.selectNodeContents(node);
      return [...range.getClientRects()];
    });
  return [...document.querySelectorAll('body *')].flatMap((part) => {
    if (!isSeen(part)) return [];
    // A box wholly beyond the left edge is put there, for nobody to see.
    const boxes = boxesOf(part).filter(({ right }) => right > 0);
    if (boxes.length === 0 || scrolls(part)) return [];
    const isOut = boxes.some(({ left, right }) => left < -1 || right > 361);
    const isCut = getComputedStyle(part).overflowX !== 'visible' && part.scrollWidth > part.clientWidth + 1;
    return isOut || isCut ? [`${part.tagName} ${part.textContent?.slice(0, 60)}`] : [];
  });
}

/** In the page: the share of the screen's height that fixed and stuck parts cover at two places of it, and which they are. */
function barsThatStay(): [share: number, bars: string[]] {
  const placed = [...document.querySelectorAll('body *')].filter((part) => {
    const { position, pointerEvents } = getComputedStyle(part);
    // What was opened, a menu or a dialog, may fill the screen.
    const isOpened = part.closest(':popover-open, dialog[open]') !== null;
    return /fixed|sticky/.test(position) && pointerEvents !== 'none' && !isOpened && part.checkVisibility();
  });
  const end = document.documentElement.scrollHeight - innerHeight;
  const boxesAt = (top: number) => {
    scrollTo({ top, behavior: 'instant' });
    return placed.map((part) => part.getBoundingClientRect());
  };
  const [before, after] = [boxesAt(end / 3), boxesAt((end * 2) / 3)];
  scrollTo({ top: 0, behavior: 'instant' });
  // What moves along with the page is no bar, and a page too short to scroll has none that is in the way.
  const bars = placed.flatMap((part, index) => {
    const [box, other] = [before[index], after[index]];
    const stays = end > 60 && box && other && box.width > 100 && Math.abs(box.top - other.top) < 1;
    return stays ? [{ part, box }] : [];
  });
  const covered = new Set<number>();
  for (const { box } of bars)
    for (let row = Math.max(0, Math.ceil(box.top)); row < Math.min(innerHeight, box.bottom); row += 1)
      covered.add(row);
  return [
    covered.size / innerHeight,
    bars.map(({ part, box }) => `${part.tagName}.${part.classList[0]} ${Math.round(box.height)} px`),
  ];
}
