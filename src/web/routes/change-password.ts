import { redirect } from 'react-router';

/** Where password managers look for the place to change a password (W3C, A Well-Known URL for Changing Passwords). */
export function loader(): Response {
  return redirect('/app/settings/security#password');
}
