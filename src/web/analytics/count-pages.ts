import { isCountingOff, setCounting } from './counting-choice.ts';

/**
 * Counts pages without cookies and without knowing anybody (decision 151), in the form of Umami's collector. What the server
 * answers is sent along with the next call, and kept in the page alone.
 */

/** Rule 9.35: how long a page has been loaded before it is counted, in milliseconds. */
export const pageViewDelayMs = 250;

let cache = '';
let before = '';

/** Counts the page that is open, and every screen that comes in its place. */
export function startCounting(): void {
  startChoice();
  before = document.referrer;
  let timer = 0;
  const soon = () => {
    clearTimeout(timer);
    timer = window.setTimeout(countPage, pageViewDelayMs);
  };
  addEventListener('bestatt:page', soon);
  soon();
}

function countPage(): void {
  const url = location.pathname;
  if (url === before) return;
  void send({});
  before = url;
}

/** Counts something that happened. Rule 5.23: without a name the server takes it for an unknown event. */
export function countEvent(name?: string): void {
  void send(name === undefined ? { data: {} } : { name });
}

/** Rule 5.22, Rule 9.458: on our own hosts only, and never of somebody who has said no, here or in their browser. */
export function mayCount(): boolean {
  const hosts = document.documentElement.dataset.countedHosts?.split(' ') ?? [];
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & {
    readonly globalPrivacyControl?: boolean;
  };
  return (
    hosts.includes(location.hostname) &&
    doNotTrack !== '1' &&
    globalPrivacyControl !== true &&
    !isCountingOff()
  );
}

async function send(more: { readonly name?: string; readonly data?: object }): Promise<void> {
  if (!mayCount()) return;
  const payload = {
    hostname: location.hostname,
    language: navigator.language,
    screen: `${screen.width}x${screen.height}`,
    url: location.pathname,
    title: document.title,
    referrer: before,
    ...more,
  };
  try {
    const response = await fetch('/api/savory', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ type: 'event', payload, cache }),
      keepalive: true,
      credentials: 'omit',
    });
    if (response.ok) cache = await response.text();
  } catch (error) {
    // Rule 8.24: logged quietly; nothing depends on it.
    console.debug('not counted', error);
  }
}

/** The switch on the page on data: shown where a script can do what it says. */
function startChoice(): void {
  const choice = document.querySelector<HTMLElement>('[data-counting]');
  const box = choice?.querySelector('input');
  if (!choice || !box) return;
  choice.hidden = false;
  box.checked = !isCountingOff();
  box.addEventListener('change', () => setCounting(box.checked));
}
