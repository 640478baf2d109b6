/**
 * How often each kind should come, in parts, so that a test looks like the real one: mostly questions with options,
 * something to build or to type in between. A kind that is not named counts 1.
 */
const partsOf: Readonly<Record<string, number>> = {
  choose: 6,
  picture: 3,
  true_false: 3,
  which_person: 2,
  match: 2,
  cloze: 2,
  typed_cloze: 1,
  order: 1,
  click_word: 2,
  dictation: 1,
};

/** A part of the test opens with one of these where it has them: nobody's first task is one to type. */
const opening: ReadonlySet<string> = new Set(['choose', 'true_false', 'picture']);

/** How strongly a kind that lags behind its share is preferred: a whole task behind counts e to this. */
const pull = 3;

/**
 * For each kind the factor on a task's worth: e^(3 d), with d the number of tasks by which the kind lags behind its
 * share of the tasks so far and the next. Tasks with several gaps tell more about the level than one choice; without
 * this they would drive the choices out.
 */
export function kindFactors(input: {
  /** The kinds that are still to be had. */
  readonly kinds: ReadonlySet<string>;
  /** The kinds given so far in the category, one entry a task. */
  readonly given: readonly string[];
}): ReadonlyMap<string, number> {
  const { kinds, given } = input;
  const opens = given.length === 0 && [...kinds].some((kind) => opening.has(kind));
  const all = [...kinds].reduce((sum, kind) => sum + parts(kind), 0);
  return new Map(
    [...kinds].map((kind) => {
      if (opens && !opening.has(kind)) return [kind, 0];
      const due = ((given.length + 1) * parts(kind)) / all;
      const had = given.filter((one) => one === kind).length;
      return [kind, Math.exp(pull * (due - had))];
    }),
  );
}

function parts(kind: string): number {
  return partsOf[kind] ?? 1;
}
