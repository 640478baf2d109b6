type State = 'on' | 'off' | 'blocked' | 'unsupported' | 'install' | 'failed';

/**
 * The switch for notifications on this device. The browser is asked when somebody presses it, and never before. Rule 9.534.
 * @param section holds the key to subscribe with, the words for each state, and whether the server knows this device
 */
export async function startPush(section: HTMLElement): Promise<void> {
  const field = section.querySelector<HTMLInputElement>('[data-push-switch]');
  if (!field) return;
  const shown = (state: State) => show(section, state);
  shown(await stateNow(section.dataset.known === 'true'));
  let busy = false;
  field.addEventListener('change', async () => {
    if (busy) return;
    busy = true;
    const state = await (field.checked ? switchOn(section.dataset.key ?? '') : switchOff()).catch(
      () => 'failed' as const,
    );
    // What failed changed nothing.
    if (state === 'failed') field.checked = !field.checked;
    shown(state);
    busy = false;
  });
}

function show(section: HTMLElement, state: State): void {
  const field = section.querySelector<HTMLInputElement>('[data-push-switch]');
  const line = section.querySelector<HTMLElement>('[data-push-line]');
  if (field && state !== 'failed') field.checked = state === 'on';
  if (line) line.hidden = state === 'unsupported' || state === 'install';
  for (const one of section.querySelectorAll<HTMLElement>('[data-push-said]'))
    one.hidden = one.dataset.pushSaid !== state;
}

/** @param known the server has this device */
async function stateNow(known: boolean): Promise<State> {
  // Safari on iOS has them only for what is opened from the home screen.
  const isTab = 'standalone' in navigator && navigator.standalone === false;
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window))
    return isTab ? 'install' : 'unsupported';
  if (Notification.permission === 'denied') return 'blocked';
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  return known && subscription && Notification.permission === 'granted' ? 'on' : 'off';
}

async function switchOn(key: string): Promise<State> {
  // First, while the press still counts as one.
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return permission === 'denied' ? 'blocked' : 'off';
  const registration = await readyWorker();
  const applicationServerKey = bytesOf(key);
  const old = await registration.pushManager.getSubscription();
  const isOurs = old && sameBytes(old.options.applicationServerKey, applicationServerKey);
  if (old && !isOurs) await old.unsubscribe();
  const subscription = isOurs
    ? old
    : await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
  const { endpoint, keys } = subscription.toJSON();
  await send({ intent: 'push-on', endpoint: endpoint ?? '', ...keys });
  return 'on';
}

async function switchOff(): Promise<State> {
  await send({ intent: 'push-off' });
  const registration = await navigator.serviceWorker.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
  return 'off';
}

async function readyWorker(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register('/sw.js', { scope: '/' });
  return navigator.serviceWorker.ready;
}

/** @throws Error when it was not kept */
async function send(fields: Record<string, string>): Promise<void> {
  const response = await fetch(location.pathname, { method: 'POST', body: new URLSearchParams(fields) });
  if (!response.ok || new URL(response.url).searchParams.get('done') === 'failed')
    throw new Error('the device was not kept');
}

function bytesOf(key: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(key.replace(/-/g, '+').replace(/_/g, '/')), (letter) => letter.charCodeAt(0));
}

function sameBytes(one: ArrayBuffer | null, other: Uint8Array): boolean {
  const bytes = one && new Uint8Array(one);
  return bytes?.length === other.length && bytes.every((byte, at) => byte === other[at]);
}
