import { numberFormat } from '#domain/time/formats.ts';

/** What stands between the words of a message: a value's name, and for numbers how they are written. */
type Part = string | { readonly name: string; readonly number: Intl.NumberFormatOptions | null };

export type Values = Readonly<Record<string, unknown>>;

const compiled = new Map<string, readonly Part[]>();

/**
 * Puts values in the place of `{{name}}` and `{{name, number(option: value)}}`; one that is null leaves nothing, and so does
 * one that was forgotten, which tests and development tell.
 * @throws Error where a value was forgotten, outside of a built page.
 */
export function formatMessage(message: string, values: Values, locale: string): string {
  if (!message.includes('{{')) return message;
  const parts = compiled.get(message) ?? compile(message);
  compiled.set(message, parts);
  let text = '';
  for (const part of parts) {
    if (typeof part === 'string') text += part;
    else {
      const value = values[part.name];
      if (value === undefined && import.meta.env?.DEV)
        throw new Error(`"${message}" is given no value for ${part.name}.`);
      if (value === undefined || value === null) continue;
      text += part.number ? numberFormat(locale, part.number).format(Number(value)) : String(value);
    }
  }
  return text;
}

function compile(message: string): readonly Part[] {
  // Every other piece is what stood between the braces.
  return message.split(/\{\{(.*?)\}\}/).map((piece, index) => {
    if (index % 2 === 0) return piece;
    const [name = '', ...format] = piece.split(',').map((word) => word.trim());
    return { name, number: format.length > 0 ? numberOptions(format.join(',')) : null };
  });
}

/** `number(useGrouping: min2)` as the platform's options. */
function numberOptions(format: string): Intl.NumberFormatOptions {
  const inner = /\((.*)\)/.exec(format)?.[1] ?? '';
  const pairs = inner.split(';').filter((pair) => pair.includes(':'));
  return Object.fromEntries(pairs.map((pair) => pair.split(':').map((word) => word.trim())));
}
