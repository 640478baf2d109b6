import { expect, type Page } from '@playwright/test';

export const primaryOf = (page: Page) => page.locator('[data-test-buttons] .button-primary');
const panelOf = (page: Page, state: string) => page.locator(`[data-recording=${state}]`);

/** Records the task that is open, for so long, up to the moment where it may be handed in. */
export async function record(page: Page, ms: number): Promise<void> {
  await primaryOf(page).click();
  const ready = page.getByRole('button', { name: 'I am ready now' });
  await expect(ready.or(panelOf(page, 'countdown')).or(panelOf(page, 'recording')).first()).toBeVisible();
  if (await ready.isVisible()) await ready.click();
  // A partner whose voice does not come in time, from a server with much to do, is read.
  const turn = page.getByRole('button', { name: 'I have read it: my turn' });
  await expect(panelOf(page, 'recording').or(turn).first()).toBeVisible();
  if (await turn.isVisible()) await turn.click();
  await expect(panelOf(page, 'recording')).toBeVisible();
  await page.waitForTimeout(ms);
  await page
    .getByRole('button', { name: 'Stop recording' })
    .or(page.getByRole('button', { name: 'End here' }))
    .first()
    .click();
  await expect(panelOf(page, 'stopped')).toBeVisible();
}

/** The sound that the browser keeps of what was said: its bytes and their hash. */
export function keptSound(page: Page): Promise<{ readonly bytes: number; readonly hash: string }> {
  return page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open('bestatt-recordings');
      request.onsuccess = () => resolve(request.result);
    });
    const pieces = await new Promise<{ bytes: ArrayBuffer }[]>((resolve) => {
      const request = database.transaction('pieces').objectStore('pieces').getAll();
      request.onsuccess = () => resolve(request.result);
    });
    database.close();
    const whole = await new Blob(pieces.map(({ bytes }) => bytes)).arrayBuffer();
    const hash = Array.from(new Uint8Array(await crypto.subtle.digest('SHA-256', whole)), (byte) =>
      byte.toString(16).padStart(2, '0'),
    ).join('');
    return { bytes: whole.byteLength, hash };
  });
}

/** Puts noughts in the place of the sound that the browser keeps, from a byte of each piece on. */
export function spoilKept(page: Page, from: number): Promise<void> {
  return page.evaluate(async (first) => {
    const database = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open('bestatt-recordings');
      request.onsuccess = () => resolve(request.result);
    });
    await new Promise((resolve) => {
      const transaction = database.transaction('pieces', 'readwrite');
      transaction.oncomplete = resolve;
      const cursor = transaction.objectStore('pieces').openCursor();
      cursor.onsuccess = () => {
        if (!cursor.result) return;
        const piece = cursor.result.value as { readonly bytes: ArrayBuffer };
        const bytes = new Uint8Array(piece.bytes).map((byte, place) => (place < first ? byte : 0));
        cursor.result.update({ ...piece, bytes: bytes.buffer });
        cursor.result.continue();
      };
    });
    database.close();
  }, from);
}
