import { localeCookie } from '#web/locale.ts';
import { themeCookie } from '#web/theme.ts';

/** All cookies that the site sets. `key` is that of the texts `terms:cookie.…`. */
export const cookieList = [
  // Specification 9: the session's cookie lasts 400 days. Its name is that of session.ts.
  { key: 'session', name: 'sb-bestatt-auth-token', days: 400 },
  { key: 'locale', name: localeCookie.name, days: localeCookie.maxAgeDays },
  { key: 'theme', name: themeCookie.name, days: themeCookie.maxAgeDays },
  { key: 'seen', name: 'cookies-seen', days: 365 },
] as const;
