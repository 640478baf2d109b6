/**
 * One error for everything that a person or a client did or can mend; everything else is unknown and is
 * logged with the request's id. Each service turns it into its own wire form.
 */
export class AppError extends Error {
  readonly code: string;
  readonly status: number;
  readonly details: string | null;
  readonly hint: string | null;

  constructor(error: {
    code: string;
    status: number;
    message: string;
    details?: string | null;
    hint?: string | null;
  }) {
    super(error.message);
    this.name = 'AppError';
    this.code = error.code;
    this.status = error.status;
    this.details = error.details ?? null;
    this.hint = error.hint ?? null;
  }
}

/** Rule 8.26: the sentence for an unknown error; the id stands in the log. */
export function unknownErrorMessage(requestId: string): string {
  return `Something went wrong on our side. If it happens again, tell us this number: ${requestId}`;
}
