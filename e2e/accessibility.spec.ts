import { expect, test } from '@playwright/test';
import { expectNoViolations } from './accessibility.ts';

const bar =
  '<nav aria-label="Bar" style="position:sticky;bottom:0;height:60px;background:white"><a href="#a" style="display:block;height:60px">On</a></nav>';

/** A page with room to scroll, whose two buttons lie at so many pixels from the top. */
const screen = (top: number, pixels: number) => `<!doctype html><html lang="en"><title>T</title>
  <main id="a" style="height:2000px"><h1>T</h1>
  ${['A', 'B'].map((name, place) => `<button style="position:absolute;padding:0;border:0;left:${place * pixels}px;top:${top}px;width:${pixels}px;height:${pixels}px">${name}</button>`).join('')}
  </main>${bar}</html>`;

test('a target counts as small where it is, and not where a bar covers half of it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  // Twelve pixels stand above the bar.
  await page.setContent(screen(740 - 60 - 12, 44));
  await expectNoViolations(page, 'covered by half');
  await page.setContent(screen(300, 12));
  await expect(expectNoViolations(page, 'small')).rejects.toThrow('target-size');
});
