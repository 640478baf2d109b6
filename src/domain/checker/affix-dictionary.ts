/**
 * A dictionary of a list of stems with flags and a table of affixes (the format of Hunspell and MySpell), as dictionary-nb is. Forms are not
 * written out: a form is taken apart by the affixes that it may end or begin with, so that it needs a tenth of the
 * memory of a full list.
 */
export interface AffixDictionary {
  /** Whether a word stands in it, in exactly this case. */
  readonly has: (word: string) => boolean;
  /** The flags of a stem, as one string; undefined where it is none. */
  readonly flagsOf: (stem: string) => string | undefined;
}

interface Affix {
  readonly flag: string;
  readonly strip: string;
  readonly condition: RegExp | null;
  readonly crosses: boolean;
}

interface AffixTable {
  readonly prefixes: ReadonlyMap<string, readonly Affix[]>;
  readonly suffixes: ReadonlyMap<string, readonly Affix[]>;
}

export function affixDictionary(input: { readonly aff: string; readonly dic: string }): AffixDictionary {
  const stems = readStems(input.dic);
  const table = readAffixes(input.aff);
  const longest = Math.max(...[...table.suffixes.keys()].map((add) => add.length));

  function has(word: string): boolean {
    return stems.has(word) || hasSuffix(word, '') || hasPrefix(word);
  }
  /** @param prefixFlag the flag that the stem must have too; empty for none. */
  function hasSuffix(word: string, prefixFlag: string): boolean {
    for (let length = 0; length <= Math.min(longest, word.length - 1); length += 1) {
      const cut = word.length - length;
      for (const { flag, strip, condition, crosses } of table.suffixes.get(word.slice(cut)) ?? []) {
        if (prefixFlag !== '' && !crosses) continue;
        const stem = word.slice(0, cut) + strip;
        const flags = stems.get(stem);
        if (flags?.includes(flag) && flags.includes(prefixFlag) && (condition?.test(stem) ?? true))
          return true;
      }
    }
    return false;
  }
  function hasPrefix(word: string): boolean {
    for (let length = 1; length <= 8 && length < word.length - 1; length += 1) {
      for (const { flag } of table.prefixes.get(word.slice(0, length)) ?? []) {
        const rest = word.slice(length);
        if (stems.get(rest)?.includes(flag) || hasSuffix(rest, flag)) return true;
      }
    }
    return false;
  }
  return { has, flagsOf: (stem) => stems.get(stem) };
}

/** One string for each set of flags: the stems share them. */
function readStems(dic: string): ReadonlyMap<string, string> {
  const shared = new Map<string, string>();
  const stems = new Map<string, string>();
  for (const line of dic.split('\n').slice(1)) {
    const slash = line.indexOf('/');
    const stem = slash < 0 ? line.trim() : line.slice(0, slash);
    if (stem === '') continue;
    const flags = slash < 0 ? '' : line.slice(slash + 1).trim();
    const one = shared.get(flags) ?? flags;
    shared.set(flags, one);
    stems.set(stem, (stems.get(stem) ?? '') + one);
  }
  return stems;
}

function readAffixes(aff: string): AffixTable {
  const prefixes = new Map<string, Affix[]>();
  const suffixes = new Map<string, Affix[]>();
  const crossing = new Map<string, boolean>();
  for (const line of aff.split('\n')) {
    const [kind, flag = '', strip = '', add = '', condition] = line.trim().split(/\s+/u);
    if (kind !== 'PFX' && kind !== 'SFX') continue;
    if (condition === undefined) {
      crossing.set(flag, strip === 'Y');
      continue;
    }
    const affix: Affix = {
      flag,
      strip: strip === '0' ? '' : strip,
      condition:
        condition === '.' ? null : new RegExp(kind === 'SFX' ? `${condition}$` : `^${condition}`, 'u'),
      crosses: crossing.get(flag) ?? false,
    };
    const table = kind === 'PFX' ? prefixes : suffixes;
    const key = add === '0' ? '' : add;
    const there = table.get(key);
    if (there) there.push(affix);
    else table.set(key, [affix]);
  }
  return { prefixes, suffixes };
}
