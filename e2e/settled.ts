import type { Page } from '@playwright/test';

/**
 * Waits until nothing on the page is on its way from one look to another, so that a colour or a place that is read is the
 * one that stays. Asking for the animations has the browser bring the styles up to date first: a change that was only just
 * asked for counts. Loops without an end (spinners, skeletons) are no way to anywhere.
 */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const underWay = () =>
      document
        .getAnimations()
        .filter(
          ({ playState, effect }) =>
            playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
        );
    // What ends may begin something else: a child follows its parent's colour.
    for (let running = underWay(); running.length > 0; running = underWay())
      await Promise.allSettled(running.map(({ finished }) => finished));
  });
}
