import { type DestinationStream, type Logger, pino } from 'pino';

/**
 * The product's log: one JSON object a line. Rule 8.27: neither secrets nor personal data stand in it, whoever writes:
 * each line passes through `scrub`, also errors in the database's words.
 */
export function createLog(level: string, destination: DestinationStream = pino.destination(1)): Logger {
  return pino(
    { level, base: undefined, serializers: { err: describeError } },
    { write: (line) => destination.write(scrub(line)) },
  );
}

/** Causes deeper than this say nothing new. */
const mostCauses = 5;

type Described = {
  readonly type: string;
  readonly message: string;
  readonly code?: string;
  readonly detail?: string;
  readonly stack?: string;
  readonly cause?: Described;
};

/**
 * The one shape of an error in the log, whatever was thrown: an Error, what the official client or Postgres gives, a word.
 * What caused it stands inside it in the same shape. Rule 8.26.
 */
export function describeError(error: unknown, depth = 0): Described {
  const { name, message, code, detail, details, stack, cause } = (
    typeof error === 'object' && error !== null ? error : { message: String(error) }
  ) as Record<string, unknown>;
  const more = detail ?? details;
  return {
    type: typeof name === 'string' ? name : 'Unknown',
    message: typeof message === 'string' ? message : JSON.stringify(error),
    ...(typeof code === 'string' && { code }),
    ...(typeof more === 'string' && more !== '' && { detail: more }),
    ...(typeof stack === 'string' && { stack }),
    ...(cause !== undefined && depth < mostCauses && { cause: describeError(cause, depth + 1) }),
  };
}

const marked = '[left out]';

const secretName =
  '\\b\\w*(?:password|passwd|secret|token|apikey|api_key|authorization|cookie|verifier|auth_code|nonce|otp)';

/** What never belongs into a log, by its form; the order counts. */
const patterns: readonly (readonly [RegExp, string])[] = [
  // JSON Web Tokens, also without their signature.
  [/\beyJ[\w-]{8,}\.[\w-]{8,}(?:\.[\w-]*)?/g, marked],
  [/\b(bearer|basic)\s+[\w.~+/=-]{8,}/gi, `$1 ${marked}`],
  // User and password of an address.
  [/\b([a-z][a-z0-9+]*:\/\/)[^\s/@"'\\]+@/gi, `$1${marked}@`],
  // "password":"…", \"token\":\"…\", code_verifier=…
  [new RegExp(`(${secretName}\\\\*"\\s*:\\s*\\\\*")[^"\\\\]+`, 'gi'), `$1${marked}`],
  [new RegExp(`(${secretName}['"]?\\s*[:=]\\s*'?)[^\\s"'\\\\,&;)}]+`, 'gi'), `$1${marked}`],
  [/[\p{L}\p{N}._%+'-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu, marked],
  // Numbers in international form, and what Postgres says about a key: Key (phone)=(4712345678).
  [/(?<![\w+])\+\d[\d ]{6,14}\d\b/g, marked],
  [/(Key \([^)]*\)=)\((?:[^()]|\([^)]*\))*\)/g, `$1(${marked})`],
  [/(Failing row contains )\(.*?\)(?=\.|\\n|"|$)/g, `$1(${marked})`],
];

/** The line without what looks like a token, a password, an address or a number. */
export function scrub(line: string): string {
  return patterns.reduce((text, [pattern, replacement]) => text.replace(pattern, replacement), line);
}

/**
 * A request's path without what names a person or opens an endpoint: ids, tokens, codes and the names of files become
 * `:id`; the query is left out.
 */
export function pathForLog(path: string): string {
  const parts = path.split('/');
  const isObject = path.startsWith('/storage/v1/');
  return parts
    .map((part, index) => {
      if (isObject && index > 4) return ':file';
      const isName = /^[a-z_-]+$/.test(part);
      const telling =
        part.length > 40 || /\d{3}|[@%]|[0-9a-f]{8}-/i.test(part) || (part.length >= 16 && !isName);
      return telling && !/^v\d+$/.test(part) ? ':id' : part;
    })
    .join('/');
}
