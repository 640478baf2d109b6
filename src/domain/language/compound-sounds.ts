import { derived, inflected } from './inflection.ts';
import { letterSounds } from './letter-sounds.ts';
import { loanSounds } from './loan-words.ts';
import { syllables } from './syllables.ts';
import { derivedFromUnknown } from './unknown-words.ts';
import {
  firstParts,
  noSecondParts,
  particles,
  particleVerbs,
  shortNouns,
  shortVerbs,
  tens,
  units,
} from './word-endings.ts';
import { entries, stemOf } from './word-entries.ts';

/**
 * Two words in one: the first keeps its stress, the second gets the weaker one. A first part that stands by
 * itself is preferred to one with a joining s or e (innside: inn + side, not inns + ide).
 */
export function compound(word: string, depth = 0): string | undefined {
  for (const first of [ownFirstPart, joinedFirstPart]) {
    for (let at = word.length - 2; at >= 1; at--) {
      const rest = word.slice(at);
      if (!canBeSecond({ rest, left: word.slice(0, at), own: first === ownFirstPart })) continue;
      const left = first(word.slice(0, at), depth);
      if (left === undefined) continue;
      const right = secondPart(rest);
      if (right !== undefined)
        return right.includes('ˈ') ? left + right.replace('ˈ', 'ˌ') : `${left}ˌ${right}`;
    }
  }
  return undefined;
}

/** Twenty-one to ninety-nine: the stress is on the unit. */
export function numberSounds(word: string): string | undefined {
  for (const ten of tens) {
    const unit = word.slice(ten.length);
    if (word.startsWith(ten) && units.has(unit))
      return `${entries.get(ten)?.sounds}ˈ${entries.get(unit)?.sounds}`;
  }
  return undefined;
}

/** A known word of four letters or more before a second part that is read by the rules: lommelykt, skiftleder. */
export function halfKnown(word: string): string | undefined {
  for (const first of [ownFirstPart, joinedFirstPart]) {
    for (let at = word.length - 4; at >= 4; at--) {
      const rest = word.slice(at);
      if (!secondPartShape.test(rest) || syllables(rest.replace(/(ene|en|er|et|e|a)$/u, '')) === 0) continue;
      const left = first(word.slice(0, at), 1);
      if (left !== undefined) return `${left}ˌ${letterSounds(rest).replace('ˈ', '')}`;
    }
  }
  return undefined;
}

/** Begins as a Norwegian word can: not with a double consonant, nor with an ending. */
const secondPartShape =
  /^(?!(.)\1|skap|ning|lig|ende|ing|else)([bdfghjklmnprstv]|skj|st[rj]?|sk[rv]?|sp[rl]?|[bdfgkptv][rlj]|kn|gn|kv|hv|tv|dv|sv|sl|sm|sn)[aeiouyæøå]/u;

/** `be-` and `for-` leave the stress to what follows: betale, fortjene. */
export function prefixed(word: string): string | undefined {
  const found = /^(be|for|ge)([^aeiouyæøå].{1,})$/u.exec(word);
  const [, prefix = '', rest = ''] = found ?? [];
  const known =
    rest === ''
      ? undefined
      : (entries.get(rest)?.sounds ??
        inflected(rest) ??
        derived(rest) ??
        entries.get(`${rest}e`)?.sounds.replace(/ə$/u, ''));
  return known === undefined
    ? undefined
    : `${prefix === 'for' ? 'fɔr' : `${prefix[0]}ə`}ˈ${known.replace('ˈ', '')}`;
}

/** A noun's definite form is meant where it could also be a verb's: nabolaget, not laget. */
function secondPart(rest: string): string | undefined {
  const form = inflected(rest);
  return (
    (rest.endsWith('et') && form?.endsWith('ə') ? form : undefined) ??
    entries.get(rest)?.sounds ??
    form ??
    derived(rest)
  );
}

function canBeSecond(parts: {
  readonly rest: string;
  readonly left: string;
  readonly own: boolean;
}): boolean {
  const { rest, left, own } = parts;
  const isParticle = particles[left] !== undefined || firstParts[left] !== undefined;
  if (rest.length < 3) return (own && shortNouns.has(rest)) || (isParticle && shortVerbs.has(rest));
  return !noSecondParts.has(rest) || (isParticle && particleVerbs.has(rest));
}

function ownFirstPart(left: string): string | undefined {
  if (firstParts[left] !== undefined) return firstParts[left];
  return left.length < 3 ? undefined : stemOf(left)?.sounds;
}

function joinedFirstPart(left: string, depth: number): string | undefined {
  if (left.length < 4) return undefined;
  const stem = stemOf(left.slice(0, -1))?.sounds;
  if (stem !== undefined && left.endsWith('s')) return `${stem}s`;
  if (stem !== undefined && left.endsWith('e')) return `${stem}ə`;
  if (left.endsWith('s') && inflected(left) !== undefined) return inflected(left);
  if (/(sjon|itet|ering|het|skap)s$/u.test(left))
    return withS(loanSounds(left.slice(0, -1)) ?? derivedFromUnknown(left.slice(0, -1)));
  if (depth > 0 || left.length < 6) return undefined;
  return compound(left, 1) ?? (left.endsWith('s') ? withS(compound(left.slice(0, -1), 1)) : undefined);
}

function withS(sounds: string | undefined): string | undefined {
  return sounds === undefined ? undefined : `${sounds}s`;
}
