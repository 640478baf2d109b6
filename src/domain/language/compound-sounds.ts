import { derived, inflected } from './inflection.ts';
import { firstParts, noSecondParts, particles, shortNouns, shortVerbs } from './word-endings.ts';
import { entries, stemOf } from './word-entries.ts';

/**
 * Two words in one: the first keeps its stress, the second gets the weaker one. A first part that stands by
 * itself is preferred to one with a joining s or e (innside: inn + side, not inns + ide).
 */
export function compound(word: string, depth = 0): string | undefined {
  for (const first of [ownFirstPart, joinedFirstPart]) {
    for (let at = word.length - 2; at >= 1; at--) {
      const rest = word.slice(at);
      if (rest.length < 3 ? !shortSecondPart(rest, word.slice(0, at)) : noSecondParts.has(rest)) continue;
      const left = first(word.slice(0, at), depth);
      if (left === undefined) continue;
      const right = secondPart(rest);
      if (right !== undefined)
        return right.includes('ˈ') ? left + right.replace('ˈ', 'ˌ') : `${left}ˌ${right}`;
    }
  }
  return undefined;
}

/** `be-` and `for-` leave the stress to what follows: betale, fortjene. */
export function prefixed(word: string): string | undefined {
  const found = /^(be|for|ge)([^aeiouyæøå].{1,})$/u.exec(word);
  const [, prefix = '', rest = ''] = found ?? [];
  const known = rest === '' ? undefined : (entries.get(rest)?.sounds ?? inflected(rest) ?? derived(rest));
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

function shortSecondPart(rest: string, left: string): boolean {
  return (
    shortNouns.has(rest) ||
    (shortVerbs.has(rest) && (particles[left] !== undefined || firstParts[left] !== undefined))
  );
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
  if (depth > 0 || left.length < 6) return undefined;
  return compound(left, 1) ?? (left.endsWith('s') ? withS(compound(left.slice(0, -1), 1)) : undefined);
}

function withS(sounds: string | undefined): string | undefined {
  return sounds === undefined ? undefined : `${sounds}s`;
}
