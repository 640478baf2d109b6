/** A header that HTTP can carry (RFC 9110, 5.5 and 5.6.2): a token, and a value without control characters. */
export function isHeader(name: string, value: string): boolean {
  return /^[\w!#$%&'*+.^`|~-]+$/.test(name) && /^[\t\x20-\x7e\x80-\xff]*$/.test(value);
}
