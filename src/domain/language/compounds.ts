/**
 * Parts of up to three letters. The dictionary knows many more short words, and with all of them
 * nearly every misspelling falls into two.
 */
const shortParts = new Set(
  (
    'arv bil blå bok bær by båt dag dyr dør egg elg elv far fag fly for fot gul gås hav hel hud hus hår ' +
    'fri inn is jag jul kne kor ku kø lag lek liv lov lys lyd lån mai mat mel mor mål nød ord ost opp pc råd rom rød ' +
    'sag sak sau sju sjø ski sko sky små snø sol sti sy syn syk søk sør tak te tid to tog tre tur tv ull ' +
    'uke ung ut vær vei ved vin vår øl øst øre øy øye år ås ' +
    'rus låt hæl kg app web nød kål ulv'
  ).split(' '),
);
/** Forms that misspellings begin with far more often than compounds do. */
const notFirst = new Set(['spør', 'spørs', 'pers', 'traf', 'bate', 'eksis', 'frus', 'forsk', 'narko']);
/** Endings and suffixes that the dictionary has as words; a compound does not end in them alone. */
const notLast = new Set(
  'ende ette else elig eren erne inne ning inga iste ener inger ering heten somt bare lege isere iserer same'.split(
    ' ',
  ),
);

/**
 * Whether a word in lower case is put together of known ones: `bytte|hylle`, `bydels|bibliotek`, `skole|mat|pakke`.
 * Norwegian compounds are written as one word and no dictionary has them all. Two or three parts, each of at least four
 * letters or among the short ones; a linking s may follow; of three equal consonants in a row one is left out
 * (`trafikk` + `kork`).
 */
export function isCompound(word: string, isKnown: (part: string) => boolean): boolean {
  return splitCompound(word, { isFirst: isKnown, isLast: isKnown }) !== null;
}

/** What may stand before another part, and what may end a word. */
export interface PartTests {
  readonly isFirst: (part: string) => boolean;
  readonly isLast: (part: string) => boolean;
}

/** The parts of a compound as they stand in it, or null. The split with the longest last part is taken. */
export function splitCompound(word: string, tests: PartTests): readonly string[] | null {
  return split(word, { most: 3, tests });
}

function split(
  word: string,
  { most, tests }: { readonly most: number; readonly tests: PartTests },
): readonly string[] | null {
  for (let cut = 2; cut <= word.length - 3; cut++) {
    const first = word.slice(0, cut);
    const rest = word.slice(cut);
    if (!isFirst(first, { rest, isKnown: tests.isFirst })) continue;
    if (rest.length < 4 ? shortParts.has(rest) : tests.isLast(rest) && !notLast.has(rest))
      return [first, rest];
    const more = most > 2 ? split(rest, { most: most - 1, tests }) : null;
    if (more !== null) return [first, ...more];
  }
  return null;
}

function isFirst(
  first: string,
  { rest, isKnown }: { readonly rest: string; readonly isKnown: (part: string) => boolean },
): boolean {
  const isPart = (part: string) =>
    part.length < 4 ? shortParts.has(part) : isKnown(part) && !notFirst.has(part);
  if (isPart(first)) return true;
  if (/[^s]s$/u.test(first) && first.length > 4 && isPart(first.slice(0, -1))) return true;
  const last = first.at(-1) ?? '';
  return rest.startsWith(last) && first.length > 3 && first.at(-2) !== last && isKnown(first + last);
}
