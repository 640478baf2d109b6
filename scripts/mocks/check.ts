import { parseArgs } from 'node:util';
import { logitToDifficulty } from '#domain/assessment/level-scale.ts';
import { assembleForm, type Form } from '#domain/mocks/assemble-form.ts';
import { assembleOpenForm, fitsSlot, type OpenForm } from '#domain/mocks/assemble-open-form.ts';
import { type StagedPart, type StageTest, stagedParts, stageTests } from '#domain/mocks/blueprint.ts';
import { formProblems } from '#domain/mocks/form-problems.ts';
import {
  c1Blueprints,
  type OpenBlueprint,
  speakingBlueprints,
  writingBlueprints,
} from '#domain/mocks/open-blueprints.ts';
import { seededChance } from '#domain/testing/seeded-chance.ts';
import { type BankCandidate, bankCandidates, openCandidates } from './mock-candidates.ts';

/**
 * `npm run mocks:check [-- --forms 200]`: assembles forms of the real bank by seed and checks each by the rules of
 * docs/rules (9.291 to 9.294), and how many mocks somebody may take one after the other before a text comes again.
 */
const { values } = parseArgs({ options: { forms: { type: 'string', default: '200' } } });
const forms = Number(values.forms);
const candidates = bankCandidates();
let problems = 0;

for (const part of stagedParts) {
  const assembled = Array.from({ length: forms }, (_, seed) => assemble(part, seed));
  const good = assembled.flatMap((one) => (one ? [one] : []));
  problems += forms - good.length;
  console.log(
    `${part}: ${good.length} of ${forms} forms assembled, ${mocksWithoutRepeat(part)} mocks before a text comes again`,
  );
  console.table(Object.fromEntries(stageTests.map((test) => [test, figuresOf(good, test)])));
}
console.log('writing, speaking and C1');
console.table({
  ...openFigures('writing', writingBlueprints),
  ...openFigures('speaking', speakingBlueprints),
  ...openFigures('C1', c1Blueprints),
});
console.log(problems === 0 ? 'All forms keep all rules.' : `${problems} problems.`);
process.exitCode = problems === 0 ? 0 : 1;

function assemble(part: StagedPart, seed: number): Form | null {
  const chance = seededChance(seed)();
  const made = assembleForm({ candidates, part, chance, metLately: new Set() });
  if (made.kind === 'too_few_tasks') {
    console.log(`  seed ${seed}: too few tasks for ${part} ${made.test}`);
    return null;
  }
  for (const { test, problem } of formProblems({ form: made.form, part, candidates })) {
    problems += 1;
    console.log(`  seed ${seed}: ${part} ${test}: ${problem}`);
  }
  return made.form;
}

function figuresOf(all: readonly Form[], test: StageTest) {
  const tasks = all.map((form) => form[test] as readonly BankCandidate[]);
  const kinds = Map.groupBy(tasks.flat(), ({ kind }) => kind);
  const difficulties = tasks.flat().map(({ item }) => logitToDifficulty(item.b));
  const different = new Set(tasks.flat().map(({ stimulusId }) => stimulusId));
  return {
    tasks: range(tasks.map((one) => one.length)),
    texts: range(tasks.map((one) => distinct(one.map(({ stimulusId }) => stimulusId)))),
    topics: range(tasks.map((one) => distinct(one.map(({ topic }) => topic)))),
    difficulty: (difficulties.reduce((sum, one) => sum + one, 0) / difficulties.length).toFixed(2),
    'different texts': different.size,
    kinds: [...kinds]
      .toSorted(([, one], [, other]) => other.length - one.length)
      .map(([kind, of]) => `${kind} ${(of.length / all.length).toFixed(1)}`)
      .join(', '),
  };
}

/** One person after the other takes mocks by the hardest and the easiest way; the fewest until an old text must come. */
function mocksWithoutRepeat(part: StagedPart): number {
  const ways: readonly (readonly StageTest[])[] = [
    ['1', '2A', 'A1–A2'],
    ['1', '2B', 'A2–B1'],
    ['1', '2B', 'B1–B2'],
  ];
  return Math.min(
    ...ways.map((way) => {
      const met = new Set<string>();
      for (let mocks = 0; mocks < 20; mocks += 1) {
        const made = assembleForm({ candidates, part, chance: seededChance(mocks)(), metLately: met });
        if (made.kind !== 'form') return mocks;
        const texts = way.flatMap((test) => made.form[test].map(({ stimulusId }) => stimulusId));
        if (texts.some((id) => met.has(id))) return mocks;
        for (const id of texts) met.add(id);
      }
      return 20;
    }),
  );
}

/** Forms of parts that are judged, each checked slot by slot. */
function openFigures(part: string, blueprints: Readonly<Record<string, OpenBlueprint>>) {
  const open = openCandidates();
  return Object.fromEntries(
    Object.entries(blueprints).map(([test, blueprint]) => {
      const made = Array.from({ length: forms }, (_, seed) =>
        assembleOpenForm({ candidates: open, blueprint, chance: seededChance(seed)(), metLately: new Set() }),
      );
      const bad = made.filter((form) => !form || !keepsRules(form, blueprint)).length;
      problems += bad;
      const all = made.flatMap((form) => form ?? []).flat();
      const tasks = blueprint.slots.map((slot) => open.filter((task) => fitsSlot(task, slot)).length);
      return [
        `${part} ${test}`,
        {
          forms: made.length - bad,
          minutes: range([blueprint.minutes.from, blueprint.minutes.to]),
          tasks: blueprint.slots
            .map(({ genres, offered }) => genres.join('/') + (offered > 1 ? ` ×${offered}` : ''))
            .join(', '),
          'tasks for each': tasks.join(', '),
          'different texts': distinct(all.map(({ stimulusId }) => stimulusId)),
        },
      ];
    }),
  );
}

/** Rule 9.301: every slot has what it offers, of its kind, and nothing comes twice. */
function keepsRules(form: OpenForm, { slots }: OpenBlueprint): boolean {
  const stimuli = form.flat().map(({ stimulusId }) => stimulusId);
  const fits = slots.every(
    (slot, place) =>
      form[place]?.length === slot.offered && form[place]?.every((task) => fitsSlot(task, slot)) === true,
  );
  return fits && distinct(stimuli) === stimuli.length;
}

function range(values: readonly number[]): string {
  const [from, to] = [Math.min(...values), Math.max(...values)];
  return from === to ? String(from) : `${from}–${to}`;
}

function distinct(values: readonly string[]): number {
  return new Set(values).size;
}
