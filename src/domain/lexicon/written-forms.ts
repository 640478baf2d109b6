import { z } from 'zod';
import { foldWord } from '#domain/language/words.ts';
import type { Lemma } from './lexicon.ts';

/** A word's written form, as `content/written-forms.yaml` decides it. */
const writtenForm = z.strictObject({
  /** What we write. */
  form: z.string(),
  /** What else is written, by us never and by others. */
  others: z.array(z.string()).min(1),
  why: z.string(),
  /** Persons may say the others. */
  spoken: z.boolean().optional(),
  /** False where the other is another word that marking must not take for this one. */
  same: z.boolean().optional(),
  /** The others are also words of their own («bad», «rein»). */
  alsoOther: z.boolean().optional(),
  /** All are ours: they mean different things. */
  both: z.boolean().optional(),
  /** The others count only with a capital inside a sentence. */
  capital: z.boolean().optional(),
});
export const writtenFormsFile = z.array(writtenForm);
export type WrittenForm = z.infer<typeof writtenForm>;

/** One way to read a form: all ways to write it there. */
interface Reading {
  readonly forms: readonly string[];
  /** What we write; null where nothing is decided, and all are ours. */
  readonly ours: string | null;
}

/** How each form may be read, by the lexicon and the list. */
export type WrittenForms = ReadonlyMap<string, readonly Reading[]>;

/** Slots whose forms may stand for one another; in others stand different words (verre, dårligere) or inflections. */
const slotNames: Readonly<Record<string, readonly string[]>> = {
  noun: ['definite', 'plural', 'definitePlural'],
  verb: ['past', 'perfect'],
  adjective: ['plural'],
};

/**
 * The readings of every form. The list decides what we write, and adds what the lexicon does not have; else the lexicon's
 * first form is ours where a class leaves the choice: boka or boken, kastet or kasta, husene or husa.
 */
export function writtenForms(lemmas: readonly Lemma[], list: readonly WrittenForm[]): WrittenForms {
  const variants = list.filter(({ same, capital }) => same !== false && capital !== true);
  const apart = list
    .filter(({ same }) => same === false)
    .map(({ form, others }) => new Set([form, ...others]));
  const slots = lemmas.flatMap(({ pos, forms }) =>
    Object.entries(forms).flatMap(([name, own]) =>
      slotNames[pos]?.includes(name) && !apart.some((words) => own.every((form) => words.has(form)))
        ? [own.map(foldWord)]
        : own.map((form) => [foldWord(form)]),
    ),
  );
  const known = new Set(slots.flat());
  const unknown = variants
    .filter(({ form }) => !known.has(foldWord(form)))
    .map(({ form }) => [foldWord(form)]);
  const byForm = new Map<string, Reading[]>();
  for (const reading of [...slots, ...unknown].map((slot) => readingOf(slot, variants)))
    for (const form of reading.forms) byForm.set(form, [...(byForm.get(form) ?? []), reading]);
  return byForm;
}

/** Other forms that are right wherever this one is: in each of its readings. */
export function variantsOf(forms: WrittenForms, form: string): readonly string[] {
  const [first, ...rest] = forms.get(foldWord(form)) ?? [];
  return (first?.forms ?? []).filter(
    (other) => other !== foldWord(form) && rest.every((reading) => reading.forms.includes(other)),
  );
}

/** What we write instead of this form; null when it is ours in one of its readings, or nothing is known of it. */
export function preferredTo(forms: WrittenForms, form: string): string | null {
  const folded = foldWord(form);
  const readings = forms.get(folded) ?? [];
  const isOurs = readings.some(({ ours }) => ours === null || ours === folded);
  return isOurs ? null : (readings[0]?.ours ?? null);
}

function readingOf(slot: readonly string[], list: readonly WrittenForm[]): Reading {
  // The lexicon may have the other form as a word of its own: «ferje» beside «ferge».
  const decided = list.filter(
    ({ form, others, both, alsoOther }) =>
      slot.includes(foldWord(form)) ||
      (!both && !alsoOther && slot.every((own) => others.some((other) => foldWord(other) === own))),
  );
  if (decided.length === 0)
    return { forms: slot, ours: slot.length > 1 && isClass(slot) ? (slot[0] ?? null) : null };
  const all = decided.flatMap(({ form, others }) => [form, ...others].map(foldWord));
  const ours = decided[0]?.both ? null : foldWord(decided[0]?.form ?? '');
  return { forms: [...new Set([...slot, ...all])], ours };
}

/** Feminines in -a or -en, verbs in -et or -a, neuters in -ene or -a. */
function isClass([one = '', other = '']: readonly string[]): boolean {
  return (
    [one, other].some((form) => form.endsWith('a')) &&
    [one, other].some((form) => /(?:en|et|ene)$/u.test(form))
  );
}
