import type { Page } from '@playwright/test';

/**
 * Waits until nothing on the page is on its way from one look to another, so that a colour or a place that is read is the
 * one that stays. Asking for the animations has the browser bring the styles up to date first: a change that was only just
 * asked for counts. Loops without an end (spinners, skeletons) are no way to anywhere. It asks again and again instead of
 * waiting for `finished`: that promise needs a frame, and a page that nothing moves on may be given none.
 */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      !document
        .getAnimations()
        .some(
          ({ playState, effect }) =>
            playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
        ),
    undefined,
    { polling: 50 },
  );
}
