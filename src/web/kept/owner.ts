import { keptDatabase, practiceCache, savedCache } from './cache-names.ts';
import { keep, readKept } from './kept.ts';

/**
 * What is kept belongs to whoever is signed in: when somebody else's account is opened in this browser, all of it goes first.
 * What a visitor saved becomes theirs. Rule 9.452.
 * @returns whether something of somebody else's went
 */
export async function claimKept(userId: string): Promise<boolean> {
  const owner = await readKept<string>('owner');
  if (owner === userId) return false;
  if (owner !== undefined) await forgetKept();
  await keep('owner', userId).catch(() => {});
  return owner !== undefined;
}

/** Forgets everything that was kept for use without a network; what screens are made of stays. */
export async function forgetKept(): Promise<void> {
  await Promise.all([
    new Promise((resolve) => {
      const request = indexedDB.deleteDatabase(keptDatabase);
      request.onsuccess = resolve;
      request.onerror = resolve;
      request.onblocked = resolve;
    }),
    // Left out where the page is not served safely.
    globalThis.caches?.delete(savedCache),
    globalThis.caches?.delete(practiceCache),
  ]);
}
