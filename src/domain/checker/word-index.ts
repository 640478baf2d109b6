import { foldWord } from '#domain/language/words.ts';
import type { Lemma } from '#domain/lexicon/lexicon.ts';
import type { Gender, Reading } from './reading.ts';

/** Forms by lemma and part of speech: `hus-noun`. */
export type FormTables = ReadonlyMap<string, Readonly<Record<string, readonly string[]>>>;

/** What each form of the lexicon may be, folded, and the tables they come from. */
export function indexReadings(lemmas: readonly Lemma[]): {
  byForm: Map<string, Reading[]>;
  tables: FormTables;
} {
  const byForm = new Map<string, Reading[]>();
  const tables = new Map<string, Lemma['forms']>();
  for (const lemma of lemmas) {
    if (lemma.lemma.includes(' ') || lemma.pos === 'phrase') continue;
    const key = `${lemma.lemma}-${lemma.pos}`;
    if (!tables.has(key)) tables.set(key, lemma.forms);
    for (const [form, alternatives] of Object.entries(lemma.forms)) {
      for (const written of alternatives) {
        const folded = foldWord(written);
        if (folded.includes(' ')) continue;
        const reading = {
          pos: lemma.pos,
          lemma: lemma.lemma,
          form,
          genders: gendersOf(lemma),
          level: lemma.level,
        };
        const there = byForm.get(folded);
        if (there) there.push(reading);
        else byForm.set(folded, [reading]);
      }
    }
  }
  return { byForm, tables };
}

function gendersOf({ gender }: Lemma): readonly Gender[] {
  if (gender === null) return [];
  if (gender === 'n') return ['n'];
  // A feminine may always be masculine in bokmål (en jente), the other way round it may not (ei bil).
  return gender === 'm' ? ['m'] : ['f', 'm'];
}

/** The form of the same lemma; of a compound, its last part's with the rest before it. */
export function formIn(input: {
  readonly tables: FormTables;
  readonly reading: Reading;
  readonly form: string;
}): string | undefined {
  const { tables, reading, form } = input;
  for (let cut = 0; cut < reading.lemma.length - 1; cut += 1) {
    const table = tables.get(`${reading.lemma.slice(cut)}-${reading.pos}`);
    const found = table?.[form]?.[0];
    if (found !== undefined) return reading.lemma.slice(0, cut) + found;
    if (table) return undefined;
  }
  return undefined;
}
