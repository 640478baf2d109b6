const pattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether it has the form of a UUID (RFC 9562), of any version, in small or capital letters. */
export function isUuid(value: unknown): value is string {
  return typeof value === 'string' && pattern.test(value);
}
