/** Stands on every request and every answer; a caller may bring one of its own. */
export const requestIdHeader = 'x-request-id';

/** What a caller may send as an id: nothing that could break a line of the log or of a header. */
const wellFormed = /^[\w.-]{8,64}$/;

/** The request's id: the one it brings when it is well-formed, else a new one. */
export function requestIdOf(request: Request): string {
  const given = request.headers.get(requestIdHeader);
  return given && wellFormed.test(given) ? given : crypto.randomUUID();
}
