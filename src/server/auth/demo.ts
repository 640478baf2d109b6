import { demoUntil } from '#domain/demo/demo.ts';
import { AuthError } from './errors.ts';
import type { User } from './users.ts';

/** A demo is thrown away after a day: it never becomes somebody's account. Rule 9.70. @throws AuthError 403 `demo_account` */
export function refuseDemo(user: Pick<User, 'raw_app_meta_data'>): void {
  if (demoUntil({ app_metadata: user.raw_app_meta_data }) === null) return;
  throw new AuthError(403, 'demo_account', 'The demo cannot become an account; sign up for one of your own.');
}
