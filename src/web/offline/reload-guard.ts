/** Rule 9.33: a page that was reloaded is not reloaded again for 10 s, whatever versions say. */
export const reloadGuardMs = 10_000;

const key = 'bestatt:reloaded-at';

/** Screens where somebody is in the middle of something: a test, a round, a text. They are reloaded when they are left. */
const busyPaths =
  /^(\/nb)?(\/app\/(test|mock-tests)\/[^/]+|\/app\/flashcards\/round|\/app\/license\/.+|\/offline|\/community\/post\/(new|edit.*)|\/onboarding|\/auth.*|\/contact|\/discount)\/?$/;

let wanted = false;
let typed = false;

/** Hears what is typed, and when another screen comes. */
export function startReloadGuard(): void {
  document.addEventListener('input', () => {
    typed = true;
  });
  addEventListener('bestatt:page', () => {
    typed = false;
    reloadIfFree();
  });
  document.addEventListener('visibilitychange', reloadIfFree);
}

/** Rule 4.27: a new version is here. The page is read anew at once, or as soon as nothing can be lost by it. Rule 9.451. */
export function reloadWhenFree(): void {
  wanted = true;
  reloadIfFree();
}

function reloadIfFree(): void {
  if (!wanted || !navigator.onLine || isBusy(location.pathname) || !passesGuard(Date.now())) return;
  wanted = false;
  location.reload();
}

/** Whether something would be lost, or somebody interrupted, if the page were read anew. */
export function isBusy(pathname: string): boolean {
  if (typed || busyPaths.test(pathname)) return true;
  if (document.querySelector('dialog[open], [data-uploading]')) return true;
  return [...document.querySelectorAll('audio, video')].some((one) => !(one as HTMLMediaElement).paused);
}

function passesGuard(now: number): boolean {
  try {
    const last = Number(sessionStorage.getItem(key) ?? 0);
    if (now - last < reloadGuardMs) return false;
    sessionStorage.setItem(key, String(now));
    return true;
  } catch {
    // Without storage nobody can tell whether this is the second time: once too few is better than for ever.
    return false;
  }
}
