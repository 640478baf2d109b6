import { setTimeout as delay } from 'node:timers/promises';

const timeoutMs = 60_000;
const tries = 3;
/** Above this a reply is no turn of a clip. */
const maxBytes = 50 * 1024 * 1024;

/**
 * Posts to a speech service and returns the sound file it answers with. Busy (429) and failing (5xx) services are asked
 * again after 0.5 and 1 s, or as long as they ask for, at most 5 s.
 * @throws Error with the status and the start of the service's answer, never with the key.
 */
export async function fetchSound(
  url: string,
  request: { readonly headers: Readonly<Record<string, string>>; readonly body: string },
): Promise<Uint8Array> {
  for (let attempt = 1; ; attempt++) {
    const response = await fetch(url, {
      method: 'POST',
      ...request,
      signal: AbortSignal.timeout(timeoutMs),
      redirect: 'error',
    });
    if (response.ok) {
      const bytes = new Uint8Array(await response.arrayBuffer());
      if (bytes.length === 0 || bytes.length > maxBytes)
        throw new Error(`The speech service answered with ${bytes.length} bytes.`);
      return bytes;
    }
    const told = (await response.text().catch(() => '')).slice(0, 200);
    if (attempt >= tries || (response.status !== 429 && response.status < 500))
      throw new Error(`The speech service answered ${response.status}: ${told}`);
    const askedSeconds = Number(response.headers.get('retry-after'));
    await delay(Math.min(5_000, askedSeconds > 0 ? askedSeconds * 1000 : 500 * attempt));
  }
}
