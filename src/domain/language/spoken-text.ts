import { cardinal, digits, ordinal, pairs, year } from './spoken-numbers.ts';

/**
 * A text as it is read aloud: numbers, times, prices, dates and abbreviations in words; quotation marks and
 * brackets gone; no punctuation but . , ? ! ; : — so that every speech engine says the same.
 */
export function spokenText(text: string): string {
  let spoken = text.normalize('NFC').replace(/[\u00a0\u202f]/gu, ' ');
  for (const [pattern, said] of abbreviations) spoken = spoken.replace(pattern, said);
  for (const rule of rules) spoken = spoken.replace(rule.pattern, rule.say);
  return spoken
    .replace(/[«»"“”„*_#()[\]{}<>|\\^~`]/gu, ' ')
    .replace(/\s+([.,?!;:])/gu, '$1')
    .replace(/([,;:])(?=[,;:.?!])/gu, '')
    .replace(/\s+/gu, ' ')
    .trim();
}

/** The sentences of a text, in order, each with its closing punctuation. A line break ends one too. */
export function sentencesOf(text: string): readonly string[] {
  return text
    .split(/(?<=[.!?…][»”")]?)\s+(?=[«“"(–-]?\s?[\p{Lu}\p{N}])|\n+/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
}

const abbreviations: readonly (readonly [pattern: RegExp, said: string])[] = [
  ['f.eks.', 'for eksempel'],
  ['f. eks.', 'for eksempel'],
  ['bl.a.', 'blant annet'],
  ['blant a.', 'blant annet'],
  ['m.m.', 'med mer'],
  ['m.fl.', 'med flere'],
  ['o.l.', 'og lignende'],
  ['osv.', 'og så videre'],
  ['dvs.', 'det vil si'],
  ['d.v.s.', 'det vil si'],
  ['pga.', 'på grunn av'],
  ['mht.', 'med hensyn til'],
  ['ift.', 'i forhold til'],
  ['iht.', 'i henhold til'],
  ['t.o.m.', 'til og med'],
  ['f.o.m.', 'fra og med'],
  ['evt.', 'eventuelt'],
  ['ev.', 'eventuelt'],
  ['inkl.', 'inkludert'],
  ['ekskl.', 'eksklusive'],
  ['ca.', 'cirka'],
  ['nr.', 'nummer'],
  ['tlf.', 'telefon'],
  ['kl.', 'klokka'],
  ['mrk.', 'merket'],
  ['maks.', 'maksimalt'],
  ['jf.', 'jamfør'],
  ['kap.', 'kapittel'],
  ['mill.', 'millioner'],
  ['mrd.', 'milliarder'],
  ['pst.', 'prosent'],
  ['stk.', 'stykker'],
  ['hr.', 'herr'],
  ['fr.', 'fru'],
  ['dr.', 'doktor'],
  ['mr.', 'mister'],
  ['mrs.', 'missis'],
].map(
  ([short = '', said = '']) =>
    [new RegExp(`(?<![\\p{L}\\p{N}.])${short.replaceAll('.', '\\.')}(?!\\p{L})`, 'giu'), said] as const,
);

const months = 'januar|februar|mars|april|mai|juni|juli|august|september|oktober|november|desember';
const beforeYear = `i|fra|til|siden|år|året|av|før|etter|våren|sommeren|høsten|vinteren|født|${months}`;

type Rule = { readonly pattern: RegExp; readonly say: (...found: string[]) => string };

/** In this order: what is special first, bare numbers last. */
const rules: readonly Rule[] = [
  { pattern: /https?:\/\//gu, say: () => '' },
  { pattern: /(?<=[\p{L}\d])@(?=[\p{L}\d])/gu, say: () => ' krøllalfa ' },
  { pattern: /(?<=[\p{L}\d])\.(?=(?:no|com|org|net|eu|se|dk)(?![\p{L}\d]))/gu, say: () => ' punkt ' },
  { pattern: /\bwww\./gu, say: () => 've ve ve punkt ' },
  { pattern: /m²/gu, say: () => ' kvadratmeter' },
  // Telephone numbers: eight digits in their usual groups; service numbers digit by digit.
  {
    pattern: /(?<![\d.,])(?:\+47 ?)?(\d{2} \d{2} \d{2} \d{2}|\d{3} \d{2} \d{3}|\d{8})(?![\d,])/gu,
    say: (_, number = '') => pairs(number.replace(/ /gu, '')),
  },
  {
    pattern:
      /(?<=(?<!\p{L})(?:ring|ringe|ringer|ringte|nummer|nødnummer|nødnummeret|telefon|på) )(11[0237]|116 ?117|0\d{4})(?![\d.,:]\d|\d)/giu,
    say: (_, number = '') => digits(number),
  },
  // 12 500 and 12.500 are one number.
  { pattern: /(?<![\d.,])\d{1,3}(?:[ .]\d{3})+(?!\d)/gu, say: (number = '') => number.replace(/[ .]/gu, '') },
  { pattern: /(\d)\s?[–—-]\s?(?=\d)/gu, say: (_, digit = '') => `${digit} til ` },
  { pattern: /\bkr\.? ?(\d+(?:,\d{2}|,-)?)/giu, say: (_, sum = '') => money(sum) },
  { pattern: /(\d+(?:,\d{2})?),- ?(?:kr|kroner)?/gu, say: (_, sum = '') => money(sum) },
  { pattern: /(\d+(?:,\d{2})?) ?(?:kr\b(?:\.(?= \p{Ll}))?|kroner\b)/gu, say: (_, sum = '') => money(sum) },
  { pattern: /(?<![\d.,])(\d{1,2}[.:]\d{2})(?![\d.,]\d)/gu, say: (_, time = '') => clock(time) },
  {
    pattern: new RegExp(`(?<![\\d.,])(\\d{1,2})\\. (?=${months})`, 'giu'),
    say: (_, day = '') => `${ordinal(Number(day))} `,
  },
  {
    pattern: /(\d{1,3})\.\s?[–—-]\s?(\d{1,3})\.(?= \p{Ll})/gu,
    say: (_, from = '', to = '') => `${ordinal(Number(from))} til ${ordinal(Number(to))}`,
  },
  { pattern: /(?<![\d.,])(\d{1,3})\.(?= \p{Ll})/gu, say: (_, number = '') => ordinal(Number(number)) },
  {
    pattern: new RegExp(
      `(?<=(?<!\\p{L})(?:${beforeYear}) )(1[1-9]\\d{2}|20\\d{2})(?![\\d,]| (?:kroner|meter|mennesker|personer))`,
      'giu',
    ),
    say: (_, number = '') => year(Number(number)),
  },
  { pattern: /(?<![\p{L}\d])[-−](?=\d)/gu, say: () => 'minus ' },
  {
    pattern: /(\d+),(\d+)/gu,
    say: (_, whole = '', part = '') =>
      `${cardinal(Number(whole))} komma ${part.length > 2 || part.startsWith('0') ? digits(part) : cardinal(Number(part))}`,
  },
  { pattern: /(\d+|[a-zæøå]) ?°\s?C?\b/gu, say: (_, number = '') => `${number} grader` },
  { pattern: /°\s?C?/gu, say: () => ' grader' },
  {
    pattern: /(\d|[a-zæøå]) ?(km\/t|km|kg|hg|dl|cl|ml|cm|mm|min|sek)(?![\p{L}\d])(?:\.(?= \p{Ll}))?/gu,
    say: (_, number = '', unit = '') => `${number} ${units[unit] ?? unit}`,
  },
  {
    pattern: /(\d) ?(m|g|l|t)(?![\p{L}\d])/gu,
    say: (_, number = '', unit = '') => `${number} ${units[unit] ?? unit}`,
  },
  { pattern: /%/gu, say: () => ' prosent' },
  { pattern: /§/gu, say: () => ' paragraf ' },
  { pattern: /&/gu, say: () => ' og ' },
  { pattern: /\+/gu, say: () => ' pluss ' },
  { pattern: /=/gu, say: () => ' er lik ' },
  {
    pattern:
      /(?<![\p{L}\d])1(?= (?:år|minutt|sekund|kilo|gram|glass|eple|egg|rom|barn|brød|døgn|bord|kvarter|spørsmål|hus|poeng|stykke)(?!\p{L}))/gu,
    say: () => 'ett',
  },
  { pattern: /(\d+)(?=\p{L})/gu, say: (_, number = '') => `${cardinal(Number(number))} ` },
  {
    pattern: /(\p{L})-?(\d+)/gu,
    say: (_, letter = '', number = '') => `${letter} ${cardinal(Number(number))}`,
  },
  {
    pattern: /\d+/gu,
    say: (number = '') => (number.length > 12 ? digits(number) : cardinal(Number(number))),
  },
  { pattern: /\s?…/gu, say: () => '.' },
  { pattern: /\.{2,}/gu, say: () => '.' },
  { pattern: /\s[–—-]\s?|^[–—-]\s?/gu, say: () => ', ' },
  { pattern: /\//gu, say: () => ' ' },
  { pattern: /^[,\s]+/gu, say: () => '' },
];

const units: Readonly<Record<string, string>> = {
  'km/t': 'kilometer i timen',
  km: 'kilometer',
  kg: 'kilo',
  hg: 'hekto',
  dl: 'desiliter',
  cl: 'centiliter',
  ml: 'milliliter',
  cm: 'centimeter',
  mm: 'millimeter',
  min: 'minutter',
  sek: 'sekunder',
  m: 'meter',
  g: 'gram',
  l: 'liter',
  t: 'timer',
};

/** `250`, `250,-`, `49,90` as «… kroner» («førtini nitti» where there are øre, as at the till). */
function money(sum: string): string {
  const [kroner = '', cents = ''] = sum.replace(',-', '').split(',');
  if (cents !== '' && cents !== '00') return `${cardinal(Number(kroner))} ${cardinal(Number(cents))}`;
  return `${cardinal(Number(kroner))} ${kroner === '1' ? 'krone' : 'kroner'}`;
}

/** `08.05` → «åtte null fem», `15.00` → «femten»; what is no time of day stays. */
function clock(time: string): string {
  const [hours = '', minutes = ''] = time.split(/[.:]/u);
  if (Number(hours) > 24 || Number(minutes) > 59)
    return `${cardinal(Number(hours))} ${cardinal(Number(minutes))}`;
  if (minutes === '00') return cardinal(Number(hours));
  return `${cardinal(Number(hours))} ${minutes.startsWith('0') ? digits(minutes) : cardinal(Number(minutes))}`;
}
