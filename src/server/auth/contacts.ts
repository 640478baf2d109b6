import { invalid } from './errors.ts';

const maxEmailLength = 255;

/** One part before the @ (RFC 5321 dot-string), a host name with at least one dot after it. */
const emailPattern =
  /^[\p{L}\d!#$%&'*+/=?^_`{|}~-]+(\.[\p{L}\d!#$%&'*+/=?^_`{|}~-]+)*@([\p{L}\d]([\p{L}\d-]{0,61}[\p{L}\d])?\.)+[\p{L}][\p{L}\d-]{1,62}$/u;

/** E.164: up to 15 digits, the first not 0; kept without the plus sign, as supabase/auth does. */
const phonePattern = /^[1-9]\d{1,14}$/;

/** The address in lower case. @throws AuthError 400 `validation_failed`. */
export function cleanEmail(email: string): string {
  if (email === '') throw invalid('An email address is required');
  if (email.length > maxEmailLength) throw invalid('An email address is too long');
  if (!emailPattern.test(email)) throw invalid('Unable to validate email address: invalid format');
  return email.toLowerCase();
}

/** The number's digits. @throws AuthError 400 `validation_failed`. */
export function cleanPhone(phone: string): string {
  const digits = phoneDigits(phone);
  if (!phonePattern.test(digits)) throw invalid('Invalid phone number format (E.164 required)');
  return digits;
}

/** Without plus sign and spaces, unchecked: to look a number up. */
export function phoneDigits(phone: string): string {
  return phone.replaceAll(/[\s()-]/g, '').replace(/^\+/, '');
}
