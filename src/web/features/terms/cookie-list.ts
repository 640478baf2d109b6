import { leavingCookie, sessionCookie, signedInCookie } from '#web/api/session-cookie.ts';
import { menuCookie } from '#web/app-shell/side-menu.ts';
import { localeCookie } from '#web/locale/locale.ts';
import { themeCookie } from '#web/page-context/theme.ts';
import { guestCookie } from '#web/session/guest-cookie.ts';
import { savedPathRules } from '#web/session/saved-path.ts';

/** All cookies that the site sets. `key` is that of the texts `terms:cookie.…`. Rule 1.28. */
export const cookieList = [
  { key: 'session', name: sessionCookie.name, days: sessionCookie.maxAgeDays },
  { key: 'signedIn', name: signedInCookie.name, days: signedInCookie.maxAgeDays },
  { key: 'leaving', name: leavingCookie.name, days: leavingCookie.maxAgeDays },
  { key: 'guest', name: guestCookie.name, days: 1 },
  { key: 'locale', name: localeCookie.name, days: localeCookie.maxAgeDays },
  { key: 'theme', name: themeCookie.name, days: themeCookie.maxAgeDays },
  { key: 'menu', name: menuCookie.name, days: menuCookie.maxAgeDays },
  { key: 'wanted', name: savedPathRules.name, days: savedPathRules.maxAgeDays },
  { key: 'seen', name: 'cookies-seen', days: 365 },
  { key: 'installSeen', name: 'install-seen', days: 365 },
] as const;
