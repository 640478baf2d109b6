/** Colour mode (Rule 4.25): kept in a cookie so that the server draws the right one and nothing flashes. */
export const themes = ['light', 'dark', 'system'] as const;
export type Theme = (typeof themes)[number];

export const themeCookie = { name: 'theme', maxAgeDays: 365 } as const;

/** The mode that a request's cookie asks for; `system` without one. */
export function themeOf(cookieHeader: string | null): Theme {
  const match = /(?:^|;\s*)theme=(light|dark|system)/.exec(cookieHeader ?? '');
  return (match?.[1] as Theme | undefined) ?? 'system';
}

/** Rule 9.26: the browser's colour in each scheme. */
export const themeColours = [
  { scheme: 'light', colour: '#ffffff' },
  { scheme: 'dark', colour: '#18181b' },
] as const;

/** When a scheme's colour counts: the script of pages without React sets the same (`applyTheme`). */
export function themeMedia(scheme: 'light' | 'dark', theme: Theme): string {
  if (theme === 'system') return `(prefers-color-scheme: ${scheme})`;
  return theme === scheme ? 'all' : 'not all';
}
