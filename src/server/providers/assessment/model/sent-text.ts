/**
 * A text as it is sent: without what cannot be seen and with names and numbers behind placeholders. For each of its UTF-16
 * units it knows which range of the learner's text it stands for, so that a quote of it is found again there.
 */
export type SentText = {
  readonly text: string;
  readonly starts: readonly number[];
  readonly ends: readonly number[];
};

/** A range of the learner's text and what is sent in its place. */
export type Replacement = { readonly start: number; readonly end: number; readonly by: string };

/** More marks than this on one letter are no writing of any language that learners here write. */
const mostMarks = 2;
const segmenter = new Intl.Segmenter('nb', { granularity: 'grapheme' });

/**
 * Without control and format characters (zero-width ones, marks that turn the direction, tags), private and half
 * characters and piled marks; composed, so that a letter is one letter. Line breaks and tabs stay.
 */
export function visibleText(original: string): SentText {
  const kept = { text: '', starts: [] as number[], ends: [] as number[] };
  for (const { segment, index } of segmenter.segment(original)) {
    const visible = visibleLetter(segment);
    kept.text += visible;
    for (let unit = 0; unit < visible.length; unit += 1) {
      kept.starts.push(index);
      kept.ends.push(index + segment.length);
    }
  }
  return kept;
}

function visibleLetter(segment: string): string {
  if (/^\r?\n$/.test(segment)) return '\n';
  const seen = segment
    .replace(/[^\P{Cc}\n\t]|[\p{Cf}\p{Co}\p{Cs}\p{Cn}\u2028\u2029]|\p{Variation_Selector}/gu, '')
    .normalize('NFC');
  const [letter = '', ...marks] = seen;
  return letter + marks.slice(0, mostMarks).join('');
}

/** The text with other words in the place of some ranges of it. They are in order and do not overlap. */
export function replaceRanges(sent: SentText, replacements: readonly Replacement[]): SentText {
  const made = { text: '', starts: [] as number[], ends: [] as number[] };
  let at = 0;
  for (const { start, end, by } of replacements) {
    copy(at, start);
    made.text += by;
    for (let unit = 0; unit < by.length; unit += 1) {
      made.starts.push(sent.starts[start] ?? 0);
      made.ends.push(sent.ends[end - 1] ?? 0);
    }
    at = end;
  }
  copy(at, sent.text.length);
  return made;

  function copy(from: number, to: number): void {
    made.text += sent.text.slice(from, to);
    for (let unit = from; unit < to; unit += 1) {
      made.starts.push(sent.starts[unit] ?? 0);
      made.ends.push(sent.ends[unit] ?? 0);
    }
  }
}

/** A place in the learner's text: offsets in UTF-16 units, end exclusive. */
export type Place = { readonly start: number; readonly end: number };

/**
 * Where a quote of the sent text stands in the learner's text; null where it does not. White space and the kind of
 * quotation marks and dashes may differ, nothing else.
 */
export function findQuote(
  { text, starts, ends }: SentText,
  quote: string,
  within?: { readonly from: number; readonly to: number },
): (Place & { readonly sentFrom: number; readonly sentTo: number }) | null {
  const wanted = quote.normalize('NFC').trim();
  if (wanted === '') return null;
  const pattern = new RegExp([...wanted.replace(/\s+/gu, ' ')].map(patternOf).join(''), 'gu');
  pattern.lastIndex = within?.from ?? 0;
  const match = pattern.exec(text);
  if (!match) return null;
  const [sentFrom, sentTo] = [match.index, match.index + match[0].length];
  if (within && sentTo > within.to) return null;
  return { start: starts[sentFrom] ?? 0, end: ends[sentTo - 1] ?? 0, sentFrom, sentTo };
}

function patternOf(letter: string): string {
  if (letter === ' ') return '\\s+';
  if (/["'«»“”„‘’]/u.test(letter)) return '["\'«»“”„‘’]';
  if (/[-–—]/u.test(letter)) return '[-–—]';
  return letter.replace(/[\\^$.*+?()[\]{}|/]/gu, '\\$&');
}
