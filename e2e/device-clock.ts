import { expect, type Page } from '@playwright/test';
import type { PartState } from '#domain/mocks/part-state.ts';

/**
 * A device whose clock can be set in the middle of everything, as a person does it: `Date` jumps, the running clock
 * (`performance.now`) does not. Call it before the page is opened; what is set lasts over a reload.
 */
export async function withSettableClock(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const real = Date;
    const now = () => real.now() + Number(sessionStorage.getItem('device-clock-ahead') ?? 0);
    globalThis.Date = new Proxy(real, {
      construct: (target, given, made) => Reflect.construct(target, given.length > 0 ? given : [now()], made),
      apply: () => new real(now()).toString(),
      get: (target, key, receiver) => (key === 'now' ? now : Reflect.get(target, key, receiver)),
    });
  });
}

/** Sets the device's clock so many hours ahead of the true time, and sees that both ways to read it say so. */
export async function setClock(page: Page, hoursAhead: number): Promise<void> {
  const [read, made] = await page.evaluate((ms) => {
    sessionStorage.setItem('device-clock-ahead', String(ms));
    return [Date.now(), Date.parse(new Date().toISOString())] as const;
  }, hoursAhead * 3_600_000);
  for (const said of [read, made])
    expect(Math.abs(said - Date.now() - hoursAhead * 3_600_000)).toBeLessThan(60_000);
}

/** Where the part stands by the server, asked past the screen. */
export async function serverState(page: Page, partId: string): Promise<PartState> {
  const response = await page.request.post(`/app/mock-tests/${partId}/changes`, { data: { kind: 'state' } });
  return ((await response.json()) as { readonly state: PartState }).state;
}

/**
 * The countdown of the screen is true to the server's end within two seconds, at four looks in two seconds; at fewer where what it
 * counts to comes first. The looks are taken in the page: on a machine that does much else each way there takes its time.
 * @param shown where the minutes and seconds stand
 */
export async function expectTrueCountdown(page: Page, shown: string, endsAt: number): Promise<void> {
  // After a reload the server is asked first.
  await expect(page.locator(shown)).toHaveText(/\d:\d\d/);
  const { looks, endedAt } = await page.evaluate(lookFourTimes, shown);
  for (const { text, at } of looks) {
    const [said = ''] = /[\d:]+:\d\d/.exec(text) ?? [];
    const left = said.split(':').reduce((sum, part) => 60 * sum + Number(part), 0);
    expect(Math.abs(endsAt - at - left * 1000), `"${text}" of ${endsAt - at} ms`).toBeLessThan(2000);
  }
  expect(looks.length, 'looks at the countdown').toBeGreaterThan(0);
  if (endedAt !== null) expect(endsAt - endedAt, 'gone before its end').toBeLessThan(1000);
}

type Looks = {
  readonly looks: readonly { readonly text: string; readonly at: number }[];
  readonly endedAt: number | null;
};

/** In the page. No Date: the true time, as this machine and its server have it. */
async function lookFourTimes(shown: string): Promise<Looks> {
  const now = () => performance.timeOrigin + performance.now();
  const looks: { text: string; at: number }[] = [];
  for (let look = 0; look < 4; look += 1) {
    const text = document.querySelector(shown)?.textContent ?? '';
    if (!/\d:\d\d/.test(text)) return { looks, endedAt: now() };
    looks.push({ text, at: now() });
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  return { looks, endedAt: null };
}
