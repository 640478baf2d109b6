import { type Browser, chromium, type Page, test } from '@playwright/test';
import { speechFile } from './speech-file.ts';

/**
 * A Chromium whose microphone hears a recording, over and over, and may always be used: it is chosen when the browser starts, so
 * that it needs one of its own. For `beforeAll`; close it afterwards.
 */
export async function browserWithMicrophone(): Promise<Browser> {
  const { launchOptions } = test.info().project.use;
  return chromium.launch({
    ...launchOptions,
    args: [
      ...(launchOptions?.args ?? []),
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-audio-capture=${await speechFile()}`,
      '--autoplay-policy=no-user-gesture-required',
    ],
  });
}

/** A recogniser in the browser's place, switched on: of each turn it understands the next of these, and after the last nothing. */
export async function understand(page: Page, turns: readonly string[]): Promise<void> {
  await page.addInitScript((heard) => {
    localStorage.setItem('bestatt:recogniser', 'on');
    (window as unknown as { SpeechRecognition: unknown }).SpeechRecognition = class {
      onresult: ((event: object) => void) | null = null;
      start() {
        const turn = Number(sessionStorage.getItem('turns understood'));
        sessionStorage.setItem('turns understood', String(turn + 1));
        const transcript = heard[turn];
        if (transcript === undefined) return;
        const result = Object.assign([{ transcript }], { isFinal: true });
        setTimeout(() => this.onresult?.({ results: [result] }), 300);
      }
      stop() {}
    };
  }, turns);
}
