/** How wide the side menu stands on wide screens; kept in a cookie, so that the page comes with the right width. */
export const menuCookie = { name: 'menu', maxAgeDays: 365 } as const;
export const menuWidths = ['wide', 'narrow'] as const;

/** Whether a request's cookie asks for the narrow menu. Rule 2.59. */
export function isMenuNarrow(cookieHeader: string | null): boolean {
  return /(?:^|;\s*)menu=narrow/.test(cookieHeader ?? '');
}
