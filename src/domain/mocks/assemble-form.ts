import { chanceFor } from '#domain/assessment/chance.ts';
import { blueprints, type StagedPart, type StageTest, stageTests, type TestBlueprint } from './blueprint.ts';
import { isExamTask, type MockCandidate, type StagedCandidate } from './exam-task.ts';
import { fillTest, type Stimulus } from './fill-test.ts';

/** A whole form of a part: the tasks of each test that somebody may come to, in the order they are given. */
export type Form = Readonly<Record<StageTest, readonly StagedCandidate[]>>;

export type AssembledForm =
  | { readonly kind: 'form'; readonly form: Form }
  /** The bank cannot fill this test, even with texts that were met lately. */
  | { readonly kind: 'too_few_tasks'; readonly test: StageTest };

/**
 * Rule 1.6, Rule 9.294: a whole form by rules. No text or clip stands in two tests of a form; each is used with all of its tasks that the
 * exam could have, or not at all; none that this person has met lately, as long as the others suffice. Same input, same form.
 */
export function assembleForm(input: {
  readonly candidates: readonly MockCandidate[];
  readonly part: StagedPart;
  /** Drawn when the part is begun, in [0, 1). */
  readonly chance: number;
  /** Texts and clips that this person has met lately. */
  readonly metLately: ReadonlySet<string>;
}): AssembledForm {
  const { part, chance, metLately } = input;
  const stimuli = stimuliOf(input.candidates.filter(isExamTask).filter(({ category }) => category === part));
  const used = new Set<string>();
  const form: Partial<Record<StageTest, readonly StagedCandidate[]>> = {};
  for (const test of stageTests) {
    const blueprint = blueprints[test];
    const open = stimuli.filter(({ id }) => !used.has(id));
    const fresh = open.filter(({ id }) => !metLately.has(id));
    const filled =
      fillTest({ stimuli: fresh, blueprint, part, chance: chanceFor(chance, test) }) ??
      fillTest({ stimuli: open, blueprint, part, chance: chanceFor(chance, test), avoided: metLately });
    if (!filled) return { kind: 'too_few_tasks', test };
    for (const { id } of filled) used.add(id);
    form[test] = inOrder(filled, blueprint);
  }
  return { kind: 'form', form: form as Form };
}

/** All tasks of a text or clip together. */
function stimuliOf(tasks: readonly StagedCandidate[]): readonly Stimulus[] {
  return [...Map.groupBy(tasks, ({ stimulusId }) => stimulusId)].map(([id, of]) => ({
    id,
    level: (of[0] as StagedCandidate).level,
    topic: (of[0] as StagedCandidate).topic,
    tasks: of,
  }));
}

/** Level by level, the tasks of a text together. */
function inOrder(stimuli: readonly Stimulus[], { levels }: TestBlueprint): readonly StagedCandidate[] {
  return levels.flatMap(({ level }) =>
    stimuli.filter((one) => one.level === level).flatMap(({ tasks }) => tasks),
  );
}
