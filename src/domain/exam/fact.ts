export type Source = { readonly page: string; readonly url: string };

export type Fact = {
  /** The fact in one English sentence, for whoever reads this file; the site's words are in web/text. */
  readonly fact: string;
  /** A figure, a range `{from, to}` with both ends, a closed list, or figures by level or test. Units: in the fact's name. */
  readonly value: unknown;
  readonly source: Source;
  /** Year and month in which the source was read. */
  readonly read: string;
  /** Not read on an official page: say "check" wherever it is shown. */
  readonly secondHand?: true;
};

export const content: Source = { page: 'prove.hkdir.no, innholdet i prøven', url: 'https://prove.hkdir.no/' };
export const questions: Source = {
  page: 'prove.hkdir.no, ofte stilte spørsmål',
  url: 'https://prove.hkdir.no/',
};
export const writingTest: Source = {
  page: 'prove.hkdir.no, om skriveprøven',
  url: 'https://prove.hkdir.no/',
};
export const oralTest: Source = { page: 'prove.hkdir.no, om muntlig prøve', url: 'https://prove.hkdir.no/' };
/** The official pages of HK-dir, read without a note of which one. */
export const official: Source = { page: 'prove.hkdir.no', url: 'https://prove.hkdir.no/' };
export const udi: Source = { page: 'udi.no', url: 'https://www.udi.no/' };
/** When all of them were read. */
export const read = '2026-11';

export type Facts = Readonly<Record<string, Fact>>;
