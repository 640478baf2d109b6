import { countryCodes } from '#domain/accounts/countries.ts';
import type { Locale } from '#web/locale/locale.ts';

export type CountryName = { readonly code: string; readonly name: string };

const made = new Map<Locale, readonly CountryName[]>();

/** Every country by its name in a language, in that language's order. 'Other' is not among them. */
export function countryNames(locale: Locale): readonly CountryName[] {
  const known = made.get(locale);
  if (known) return known;
  const words = new Intl.DisplayNames([locale], { type: 'region' });
  const { compare } = new Intl.Collator(locale);
  const names = countryCodes
    .map((code) => ({ code, name: words.of(code) ?? code }))
    .toSorted((one, other) => compare(one.name, other.name));
  made.set(locale, names);
  return names;
}
