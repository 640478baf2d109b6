/**
 * A session cookie as the JSON that it holds. The client would decode it letter by letter, each time that it looks; it takes
 * the JSON as well. What is a part of a longer cookie, or no JSON, stays as it is: the client judges that itself.
 */
export function plainCookie(value: string): string {
  const [, coded] = /^base64-([\w-]+)$/.exec(value) ?? [];
  if (coded === undefined) return value;
  const text = Buffer.from(coded, 'base64url').toString();
  return isJson(text) ? text : value;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
