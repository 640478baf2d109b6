import type { MarkedError } from './open-task-file.ts';

interface Model {
  readonly text: string;
  readonly errors?: readonly MarkedError[] | undefined;
}

/** A model's text with its marked errors mended: what spelling and typography are checked in. */
export function correctedText({ text, errors = [] }: Model): string {
  return [...errors]
    .map((error) => ({ ...error, start: text.indexOf(error.quote) }))
    .filter(({ start }) => start >= 0)
    .sort((one, other) => other.start - one.start)
    .reduce(
      (mended, { quote, correction, start }) =>
        mended.slice(0, start) + correction + mended.slice(start + quote.length),
      text,
    );
}

/** A note or reason with what it quotes of the errors mended; an error may be named there, and only in quotation marks. */
export function mendedQuotes(text: string, { errors = [] }: Model): string {
  return errors.reduce(
    (mended, { quote, correction }) => mended.replaceAll(`«${quote}»`, `«${correction}»`),
    text,
  );
}
