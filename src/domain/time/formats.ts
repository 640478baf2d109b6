/**
 * Formats of the platform, made once for each language and form: to make one takes some 50 µs, to use one a fiftieth of it,
 * and `toLocaleDateString` makes one at each call.
 */
const dates = new Map<string, Intl.DateTimeFormat>();
const numbers = new Map<string, Intl.NumberFormat>();

/** The format for days and times of a language (BCP 47). */
export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = keyOf(locale, options);
  const format = dates.get(key) ?? new Intl.DateTimeFormat(locale, options);
  dates.set(key, format);
  return format;
}

/** The format for numbers of a language (BCP 47). */
export function numberFormat(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = keyOf(locale, options);
  const format = numbers.get(key) ?? new Intl.NumberFormat(locale, options);
  numbers.set(key, format);
  return format;
}

function keyOf(locale: string, options: object): string {
  return `${locale} ${JSON.stringify(options)}`;
}
