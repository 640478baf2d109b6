import type { AppError } from '#server/http/errors.ts';

/** The wire form of every error of this service: `{code, message, details, hint}`. */
export type ErrorBody = {
  readonly code: string;
  readonly message: string;
  readonly details: unknown;
  readonly hint: string | null;
};

/** An error that goes out as it stands; `details` may be a list, which AppError's cannot. */
export class RestError extends Error {
  readonly status: number;
  readonly body: ErrorBody;
  readonly headers: Readonly<Record<string, string>>;

  constructor(error: {
    readonly status: number;
    readonly code: string;
    readonly message: string;
    readonly details?: unknown;
    readonly hint?: string | null;
    readonly headers?: Readonly<Record<string, string>>;
  }) {
    super(error.message);
    this.name = 'RestError';
    this.status = error.status;
    this.body = {
      code: error.code,
      message: error.message,
      details: error.details ?? null,
      hint: error.hint ?? null,
    };
    this.headers = error.headers ?? {};
  }
}

/** The token's errors in this service's codes: PGRST303 for claims that do not hold, PGRST301 for all else. */
export function fromTokenError(error: AppError): RestError {
  const code = error.code === 'jwt_expired' ? 'PGRST303' : 'PGRST301';
  const said = error.message.replace(/[^\x20-\x7e]|["\\]/g, '');
  return new RestError({
    status: 401,
    code,
    message: error.message,
    headers: { 'WWW-Authenticate': `Bearer error="invalid_token", error_description="${said}"` },
  });
}
