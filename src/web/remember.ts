import type { Theme } from './theme.ts';

/** What the browser keeps of a person's choices; the server reads the same cookies. Works without React. */
export function remember(name: 'theme' | 'cookies-seen', value: string): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet.
  document.cookie = `${name}=${value}; Path=/; Max-Age=31536000; SameSite=Lax${secure}`;
}

/** Shows the page in a colour mode, marks its buttons, and remembers it. */
export function applyTheme(theme: Theme): void {
  const root = document.documentElement;
  root.classList.remove('light', 'dark');
  if (theme !== 'system') root.classList.add(theme);
  remember('theme', theme);
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-theme-form] button')) {
    button.setAttribute('aria-pressed', String(button.value === theme));
  }
}
