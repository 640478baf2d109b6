/** Text into sentences and tokens. Nothing is changed: every token knows its place in the text. */

export interface RawToken {
  readonly text: string;
  /** Offsets in the whole text, in UTF-16 units, end exclusive. */
  readonly start: number;
  readonly end: number;
  readonly kind: 'word' | 'number' | 'abbreviation' | 'address' | 'punctuation';
}

export interface RawSentence {
  readonly tokens: readonly RawToken[];
  /** Whether the line ends with it. */
  readonly endsLine: boolean;
  /** Whether it may be a heading, a greeting or a list's item: a short line of its own. */
  readonly isHeading: boolean;
}

const abbreviations =
  'f\\.?\\s?eks|bl\\.?\\s?a|d\\.?\\s?v\\.?\\s?s|o\\.?\\s?s\\.?\\s?v|m\\.\\s?m|m\\.\\s?fl|o\\.\\s?l|e\\.\\s?l|p\\.?g\\.?a|m\\.?h\\.?t|' +
  's\\.k|eks|info|ca|kl|etc|jf|nr|tlf|st|dr|mrd|mill|inkl|ekskl|evt|pst|min|sek|maks|kr|mvh|ev|el|resp|ifm|ang|vedr';

const patterns: readonly (readonly [RawToken['kind'], string])[] = [
  [
    'address',
    String.raw`(?i:https?:\/\/|www\.)\S+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+|[\p{L}\d-]+\.(?:no|com|org|net)\b`,
  ],
  ['abbreviation', String.raw`(?<![\p{L}\d])(?i:${abbreviations})\.(?![\p{L}\d])`],
  // An ordinal is followed by a word in lower case: 17. mai, 2. etasje.
  ['number', String.raw`\d+(?:[.,:]\d+)*(?:\.(?=\s+\p{Ll}))?(?:-?\p{Ll}+(?:-\p{L}+)*)?%?`],
  ['word', String.raw`[\p{L}\p{M}]+(?:(?!-(?i:${abbreviations})\.)[-'’´.](?=\p{L})[\p{L}\p{M}]+)*-?`],
  ['punctuation', String.raw`\.{2,}|[^\s\p{L}\p{N}]`],
];
const tokenPattern = new RegExp(patterns.map(([, source]) => `(${source})`).join('|'), 'gu');

/** In tokens. */
const longestHeading = 15;

/** The sentences of a text in order; a line break ends one, as in greetings and lists. */
export function sentencesIn(text: string): readonly RawSentence[] {
  const sentences: RawSentence[] = [];
  const lines = [...text.matchAll(/[^\r\n]+/gu)].map((line) => inLine(tokensIn(line[0], line.index)));
  for (const line of lines) {
    const [only] = line;
    const isHeading = lines.length > 1 && line.length === 1 && (only?.tokens.length ?? 0) < longestHeading;
    sentences.push(...line.map((sentence) => ({ ...sentence, isHeading })));
  }
  return sentences;
}

function tokensIn(line: string, offset: number): readonly RawToken[] {
  return [...line.matchAll(tokenPattern)].map((match) => {
    const kind = patterns[match.slice(1).findIndex((group) => group !== undefined)]?.[0] ?? 'punctuation';
    const start = offset + match.index;
    return { text: match[0], start, end: start + match[0].length, kind };
  });
}

function inLine(tokens: readonly RawToken[]): readonly Omit<RawSentence, 'isHeading'>[] {
  const sentences: Omit<RawSentence, 'isHeading'>[] = [];
  let from = 0;
  for (let index = 0; index < tokens.length; index += 1) {
    if (!endsSentence(tokens, index)) continue;
    sentences.push({ tokens: tokens.slice(from, index + 1), endsLine: index + 1 === tokens.length });
    from = index + 1;
  }
  if (from < tokens.length) sentences.push({ tokens: tokens.slice(from), endsLine: true });
  return sentences;
}

/** A full stop and its like, with the quotation marks that close after it, before a gap. */
function endsSentence(tokens: readonly RawToken[], index: number): boolean {
  const next = tokens[index + 1];
  const token = tokens[index];
  if (token === undefined || next === undefined) return false;
  const stop = isClosing(token) ? tokens[index - 1] : token;
  if (stop === undefined || !isStop(stop)) return false;
  if (isClosing(next) && next.start === token.end) return false;
  if (isStop(next)) return false;
  // «Kommer du?» spurte hun. A quotation goes on in lower case.
  if (isClosing(token) && /^\p{Ll}/u.test(next.text)) return false;
  if (/^(\.{2,}|…)$/u.test(stop.text) && /^\p{Ll}/u.test(next.text)) return false;
  return next.start > token.end && next.kind !== 'punctuation'
    ? true
    : /^["«“'‘(–-]$/u.test(next.text) && next.start > token.end;
}

function isStop({ text }: RawToken): boolean {
  return /^([.!?…]|\.{2,})$/u.test(text);
}

function isClosing({ text }: RawToken): boolean {
  return /^["»”'’)\]]$/u.test(text);
}
