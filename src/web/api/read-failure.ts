import { data } from 'react-router';

/**
 * The error of a page whose data could not be read, to be thrown: it is logged with its cause under the number that the page
 * shows, and of the cause nothing reaches the browser. Rule 8.26.
 */
export function readFailure(what: string, cause: unknown): Error {
  return new Error(`${what} could not be read.`, { cause });
}

/** What to throw when a call for a page was refused: a refusal is the visitor's matter, a failure is ours. */
export function callFailure(
  what: string,
  refusal: { readonly code: string; readonly status: number },
  headers?: Headers,
): unknown {
  if (refusal.status < 500) return data(refusal.code, { status: refusal.status, headers });
  const { code, status } = refusal;
  return readFailure(what, { message: `The API answered ${status} ${code}.`, code, status });
}
