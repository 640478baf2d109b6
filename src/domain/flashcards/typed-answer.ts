/** A stretch of letters of the answer that is expected, or of what was written instead. */
export type AnswerPart = {
  /** `missing` stands in the answer and was not written, `extra` was written and does not stand there. */
  readonly kind: 'same' | 'missing' | 'extra';
  readonly text: string;
};

export type TypedAnswer = {
  readonly correct: boolean;
  /** The accepted form that comes nearest to what was written. */
  readonly expected: string;
  readonly parts: readonly AnswerPart[];
};

/**
 * Rule 9.428: what was typed beside the forms that are accepted. Case, outer and double spaces and a closing mark do not
 * count; å, ø and æ are letters of their own, not a and o with something on top.
 */
export function compareAnswer(typed: string, accepted: readonly string[]): TypedAnswer {
  const written = plain(typed);
  const compared = accepted.map((form) => ({
    form,
    parts: differences(letters(plain(form)), letters(written)),
  }));
  const nearest = compared.toSorted((one, other) => distance(one.parts) - distance(other.parts))[0];
  if (!nearest) return { correct: false, expected: '', parts: [{ kind: 'extra', text: written }] };
  return { correct: distance(nearest.parts) === 0, expected: nearest.form, parts: nearest.parts };
}

function plain(text: string): string {
  return text
    .normalize('NFC')
    .toLocaleLowerCase('nb')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/\s*[.!?]+$/, '');
}

/** As a reader counts letters. */
function letters(text: string): readonly string[] {
  return [...text];
}

function distance(parts: readonly AnswerPart[]): number {
  return parts.reduce((sum, { kind, text }) => sum + (kind === 'same' ? 0 : text.length), 0);
}

/** The longest common letters stay; the others are missing or extra, missing first. */
function differences(expected: readonly string[], written: readonly string[]): readonly AnswerPart[] {
  const common = commonLengths(expected, written);
  const parts: AnswerPart[] = [];
  let [at, to] = [0, 0];
  const add = (kind: AnswerPart['kind'], letter: string | undefined) => {
    const last = parts.at(-1);
    if (last?.kind === kind) parts.splice(-1, 1, { kind, text: last.text + (letter ?? '') });
    else parts.push({ kind, text: letter ?? '' });
  };
  while (at < expected.length || to < written.length) {
    const isSame = at < expected.length && expected[at] === written[to];
    const below = common[at + 1]?.[to] ?? -1;
    const beside = common[at]?.[to + 1] ?? -1;
    if (isSame) {
      add('same', expected[at]);
      at += 1;
      to += 1;
    } else if (at < expected.length && (to >= written.length || below >= beside))
      add('missing', expected[at++]);
    else add('extra', written[to++]);
  }
  return parts;
}

/** How many letters the rests have in common, from each pair of places on. */
function commonLengths(one: readonly string[], other: readonly string[]): readonly (readonly number[])[] {
  const lengths = Array.from({ length: one.length + 1 }, () => Array<number>(other.length + 1).fill(0));
  for (let at = one.length - 1; at >= 0; at -= 1) {
    const row = lengths[at] as number[];
    const below = lengths[at + 1] as number[];
    for (let to = other.length - 1; to >= 0; to -= 1)
      row[to] = one[at] === other[to] ? (below[to + 1] ?? 0) + 1 : Math.max(below[to] ?? 0, row[to + 1] ?? 0);
  }
  return lengths;
}
