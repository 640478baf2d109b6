import { isEmail } from '#domain/accounts/email.ts';
import { AppError } from './errors.ts';

/** The longest that mail knows (RFC 5321), with room. */
const longestAddress = 320;

/** The address as it was typed, without what stands around it. @throws AppError 400 `email_format`. */
export function requireAddress(text: string): string {
  const address = text.trim();
  if (address.length <= longestAddress && isEmail(address) && !/\p{C}/u.test(address)) return address;
  throw new AppError({ code: 'email_format', status: 400, message: 'This is not an email address.' });
}
