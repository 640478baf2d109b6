import { expect, type Page } from '@playwright/test';
import { startWithTask } from './given-task.ts';
import { hydrated } from './journey.ts';
import { test } from './test.ts';

type Device = {
  /** The voice breaks off at its first line. */
  readonly fails?: boolean;
  /** The browser learns of its voices after so long. */
  readonly lateMs?: number;
};

/** A browser with a Norwegian voice, as far as a test can hear one: what is said is put down. */
async function withDeviceVoice(page: Page, { fails = false, lateMs = 0 }: Device = {}): Promise<void> {
  await page.addInitScript(
    ([failing, late]) => {
      const voice = { lang: 'nb_NO', name: 'Nora', default: true, localService: true, voiceURI: 'nora' };
      const began = performance.now();
      const said: string[] = [];
      const target = new EventTarget();
      const synthesis = Object.assign(target, {
        said,
        getVoices: () => (performance.now() - began >= Number(late) ? [voice] : []),
        cancel() {},
        speak(utterance: { text: string; onstart?: () => void; onend?: () => void; onerror?: () => void }) {
          if (utterance.text === '') return;
          setTimeout(() => {
            if (failing) return utterance.onerror?.();
            said.push(utterance.text);
            utterance.onstart?.();
            setTimeout(() => utterance.onend?.(), 20);
          }, 10);
        },
      });
      Object.defineProperty(window, 'speechSynthesis', { value: synthesis });
      Object.defineProperty(window, 'SpeechSynthesisUtterance', {
        value: class {
          text: string;
          constructor(text: string) {
            this.text = text;
          }
        },
      });
      if (late) setTimeout(() => target.dispatchEvent(new Event('voiceschanged')), Number(late) + 50);
    },
    [fails, lateMs] as const,
  );
}

const said = (page: Page) =>
  page.evaluate(() => (window.speechSynthesis as unknown as { said: string[] }).said.length);

test('9.242 where our voice is a robot the device reads by itself, once said, and its plays are counted', async ({
  page,
}) => {
  await withDeviceVoice(page, { lateMs: 600 });
  await startWithTask(page, { kind: 'choose', stimulus: 'clip', robot: true });
  await expect(page.getByText("Read by your device's Norwegian voice.")).toBeVisible();
  await expect(page.getByText('A robot voice reads the clips')).toHaveCount(0);
  const left = page.getByText(/You can hear it (once|\d times)\./);
  const plays = (await left.textContent())?.includes('once') ? 1 : 2;
  for (let play = 1; play <= plays; play += 1) {
    await page.getByRole('button', { name: 'Play the clip' }).click();
    await expect(
      page.getByText(play === plays ? 'You have heard it as often as in the exam.' : 'once more'),
    ).toBeVisible();
  }
  expect(await said(page)).toBeGreaterThan(0);
  const before = await said(page);
  // It says that it is off, and is pressed all the same.
  await page.getByRole('button', { name: 'Play the clip' }).click({ force: true });
  await page.waitForTimeout(200);
  expect(await said(page)).toBe(before);
  // It was heard: nothing is asked.
  await page.locator('.option').first().click();
  await page.locator('[data-test-buttons] .button-primary').click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('9.242 a device that fails loses no play: our own voice takes over', async ({ page }) => {
  await withDeviceVoice(page, { fails: true });
  await startWithTask(page, { kind: 'choose', stimulus: 'clip', robot: true });
  await page.getByRole('button', { name: 'Play the clip' }).click();
  await expect(page.getByText('A robot voice reads the clips')).toBeVisible();
  await expect(page.getByText('You have heard it as often')).toHaveCount(0);
  expect(await said(page)).toBe(0);
});

test('9.242 without a Norwegian voice the robot is said, and that listening is provisional', async ({
  page,
}) => {
  await startWithTask(page, { kind: 'choose', stimulus: 'clip', robot: true });
  await expect(page.getByText('Your level in listening is marked as provisional.')).toBeVisible();
  await hydrated(page);
});
