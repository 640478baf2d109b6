import { keepCookie } from '#web/session/browser-cookies.ts';
import { type Theme, themeColours, themeMedia } from './theme.ts';

/** What the browser keeps of a person's choices; the server reads the same cookies. Works without React. */
export function remember(name: 'theme' | 'cookies-seen' | 'install-seen' | 'menu', value: string): void {
  keepCookie(name, value, 31_536_000);
}

let chosen: Theme | null = null;
const listeners = new Set<() => void>();

/** The colour mode chosen since the page was loaded; null when the one it came with still holds. */
export function chosenTheme(): Theme | null {
  return chosen;
}

/** Hears of every choice of a colour mode; answers with the way to stop. */
export function subscribeToTheme(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Shows the page in a colour mode, marks its buttons, and remembers it. */
export function applyTheme(theme: Theme): void {
  chosen = theme;
  const root = document.documentElement;
  root.classList.remove('light', 'dark');
  if (theme !== 'system') root.classList.add(theme);
  for (const { scheme, colour } of themeColours)
    document
      .querySelector(`meta[name="theme-color"][content="${colour}"]`)
      ?.setAttribute('media', themeMedia(scheme, theme));
  remember('theme', theme);
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-theme-form] button')) {
    button.setAttribute('aria-pressed', String(button.value === theme));
  }
  for (const listener of listeners) listener();
}
