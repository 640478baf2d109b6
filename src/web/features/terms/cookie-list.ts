import { menuCookie } from '#web/app-shell/side-menu.ts';
import { localeCookie } from '#web/locale/locale.ts';
import { themeCookie } from '#web/page-context/theme.ts';
import { guestCookie } from '#web/session/guest-cookie.ts';
import { savedPathRules } from '#web/session/saved-path.ts';

/** All cookies that the site sets. `key` is that of the texts `terms:cookie.…`. Rule 1.28. */
export const cookieList = [
  // Rule 9.17: the session's cookie lasts 400 days. Its name is that of session.ts.
  { key: 'session', name: 'sb-bestatt-auth-token', days: 400 },
  { key: 'guest', name: guestCookie.name, days: 1 },
  { key: 'locale', name: localeCookie.name, days: localeCookie.maxAgeDays },
  { key: 'theme', name: themeCookie.name, days: themeCookie.maxAgeDays },
  { key: 'menu', name: menuCookie.name, days: menuCookie.maxAgeDays },
  { key: 'wanted', name: savedPathRules.name, days: savedPathRules.maxAgeDays },
  { key: 'seen', name: 'cookies-seen', days: 365 },
] as const;
