import { foldWord, wordsIn } from '#domain/language/words.ts';

/** Sounds that fill time, as recognisers write them. */
const fillers: ReadonlySet<string> = new Set(
  'eh eeh øh øøh hm hmm mm mhm em ehm øhm ehh uh um uhm æh ææ øø'.split(' '),
);

/** A repair goes back over so many words at most: «i går i går jeg», «jeg skal jeg vil». */
const longestRepair = 4;

/**
 * A transcript with fillers, broken-off words and the first go at what was said again blanked out, letter by letter: places
 * stay what they were. Restarts are how everybody speaks and are no errors.
 */
export function withoutRestarts(transcript: string): { readonly text: string; readonly restarts: number } {
  const words = wordsIn(transcript).map(({ text, start }) => ({
    word: foldWord(text),
    start,
    end: start + text.length,
  }));
  const gone = new Set<number>();
  for (const [at, { word, end }] of words.entries()) {
    if (fillers.has(word) || /^-(?=\s|$)/u.test(transcript.slice(end))) gone.add(at);
  }
  const fillerCount = gone.size;
  const said = words.map((_, at) => at).filter((at) => !gone.has(at));
  for (let size = longestRepair; size >= 1; size -= 1) {
    for (let from = 0; from + 2 * size <= said.length; from += 1) {
      const first = said.slice(from, from + size);
      const again = said.slice(from + size, from + 2 * size);
      const isSame = first.every((at, place) => words[at]?.word === words[again[place] ?? -1]?.word);
      if (isSame && !first.some((at) => gone.has(at)) && isOneBreath(transcript, words, [first, again]))
        for (const at of first) gone.add(at);
    }
  }
  let text = transcript;
  for (const at of gone) {
    const { start = 0, end = 0 } = words[at] ?? {};
    const after = /^[-,.…]*/u.exec(text.slice(end))?.[0].length ?? 0;
    // A full stop that closes the sentence before stays.
    const until = end + (/[.?!]/u.test(text.slice(end, end + after)) ? 0 : after);
    text = text.slice(0, start) + ' '.repeat(until - start) + text.slice(until);
  }
  return { text, restarts: gone.size - fillerCount };
}

/** «Ja. Ja, det er fint.» is no repair: a full stop between the two parts. */
function isOneBreath(
  transcript: string,
  words: readonly { readonly start: number; readonly end: number }[],
  [first, again]: readonly [readonly number[], readonly number[]],
): boolean {
  const from = words[first.at(-1) ?? -1]?.end ?? 0;
  const to = words[again[0] ?? -1]?.start ?? 0;
  return !/[.?!\n]/u.test(transcript.slice(from, to));
}
