import { describe, expect, test } from 'vitest';
import { examFacts } from '#domain/exam/facts.ts';
import { assembleForm, type Form } from './assemble-form.ts';
import { blueprints, stagedParts, stageTests, tasksOf } from './blueprint.ts';
import { isExamTask, type MockCandidate } from './exam-task.ts';
import { formProblems, testProblems } from './form-problems.ts';
import { mockBank } from './mock-bank-fixture.ts';

const bank = mockBank();
const nobody: ReadonlySet<string> = new Set();

function formOf(part: 'read' | 'listen', chance: number, metLately = nobody, candidates = bank): Form {
  const made = assembleForm({ candidates, part, chance, metLately });
  if (made.kind !== 'form') throw new Error(`too few tasks for ${made.test}`);
  return made.form;
}

describe('the blueprint holds each fact that it uses', () => {
  test.each([
    ['pre-test 1', ['1']],
    ['pre-test 2', ['2A', '2B']],
    ['main test', ['A1–A2', 'A2–B1', 'B1–B2']],
  ] as const)('multistage, %s: its tests, their levels and their number of tasks', (stage, tests) => {
    const fact = examFacts.multistage.value.find((one) => one.stage === stage);
    expect(stageTests.filter((test) => blueprints[test].stage === blueprints[tests[0]].stage)).toEqual(tests);
    const named = fact?.tests.map((name) => name.replace(/^2[AB]: /, ''));
    expect(tests.map((name) => blueprints[name].levels.map(({ level }) => level).join('–'))).toEqual(named);
    for (const name of tests) {
      expect(tasksOf(blueprints[name])).toBeGreaterThanOrEqual(fact?.tasks.from ?? 99);
      expect(tasksOf(blueprints[name])).toBeLessThanOrEqual(fact?.tasks.to ?? 0);
    }
  });

  test('tasksPerPart: every way through has as many', () => {
    const { from, to } = examFacts.tasksPerPart.value;
    for (const second of ['2A', '2B'] as const)
      for (const main of ['A1–A2', 'A2–B1', 'B1–B2'] as const) {
        const tasks = tasksOf(blueprints['1']) + tasksOf(blueprints[second]) + tasksOf(blueprints[main]);
        expect(tasks).toBeGreaterThanOrEqual(from);
        expect(tasks).toBeLessThanOrEqual(to);
      }
  });
});

const choose: MockCandidate = bank.find(
  ({ kind, level, category }) => kind === 'choose' && level === 'B1' && category === 'read',
) as MockCandidate;
const clip: MockCandidate = { ...choose, category: 'listen', clip: { ms: 30_000, speakers: 2 } };

describe('9.292 only tasks that the exam has, of its kinds at the level, with its number of options', () => {
  test.each<readonly [string, MockCandidate, boolean]>([
    ['readingKinds: choose of four', choose, true],
    ['optionsByKind: choose of three above A1', { ...choose, choices: 3 }, false],
    ['choose of three at A1', { ...choose, level: 'A1', choices: 3 }, true],
    ['optionsByKind: cloze of four', { ...choose, kind: 'cloze', choices: 4 }, true],
    ['optionsByKind: cloze of three', { ...choose, kind: 'cloze', choices: 3 }, false],
    ['optionsByKind: five persons', { ...choose, kind: 'which_person', choices: 5 }, true],
    ['optionsByKind: four persons', { ...choose, kind: 'which_person', choices: 4 }, false],
    ['readingKinds: order', { ...choose, kind: 'order', choices: null }, true],
    ['readingKinds: click_word', { ...choose, kind: 'click_word', choices: null }, true],
    ['lowLevelKinds: match at A2', { ...choose, kind: 'match', level: 'A2' }, true],
    ['lowLevelKinds: match at B1, reading', { ...choose, kind: 'match' }, false],
    ['lowLevelKinds: picture at A1', { ...choose, kind: 'picture', level: 'A1' }, true],
    ['lowLevelKinds: picture at B2', { ...choose, kind: 'picture', level: 'B2' }, false],
    ['true_false is nowhere', { ...choose, kind: 'true_false' }, false],
    ['typed_cloze is nowhere', { ...choose, kind: 'typed_cloze', choices: null }, false],
    ['dictation is no kind of listening', { ...clip, kind: 'dictation', choices: null }, false],
    ['listeningKinds: choose', clip, true],
    ['listeningKinds: match', { ...clip, kind: 'match' }, true],
    ['listeningKinds: no cloze', { ...clip, kind: 'cloze' }, false],
    ['clipSeconds: at most 90', { ...clip, clip: { ms: 90_001, speakers: 1 } }, false],
    ['clipSpeakers: at most two', { ...clip, clip: { ms: 1, speakers: 3 } }, false],
    ['matchSpeakers: four in a match', { ...clip, kind: 'match', clip: { ms: 1, speakers: 4 } }, true],
    ['a clip whose sound is not made', { ...clip, clip: null }, false],
    ['C1 is another exam', { ...choose, level: 'C1' }, false],
    ['writing has parts of its own', { ...choose, category: 'write' }, false],
  ])('%s', (_, task, expected) => {
    expect(isExamTask(task)).toBe(expected);
  });
});

describe.each([...stagedParts])(
  '9.291, 9.293, 9.294 a form of %s is assembled by its blueprint: tasks by level, kinds, topics, difficulty, whole texts',
  (part) => {
    test.each([0.01, 0.2, 0.4, 0.6, 0.8, 0.99])('keeps every rule by the chance %s', (chance) => {
      expect(formProblems({ form: formOf(part, chance), part, candidates: bank })).toEqual([]);
    });

    test('is the same from the same input, and another one by another chance', () => {
      expect(formOf(part, 0.3)).toEqual(formOf(part, 0.3));
      expect(formOf(part, 0.3)).not.toEqual(formOf(part, 0.31));
    });

    test('has nothing that was met lately while others suffice, and else something rather than nothing', () => {
      const first = formOf(part, 0.3);
      const met = new Set(stageTests.flatMap((name) => first[name].map(({ stimulusId }) => stimulusId)));
      const second = formOf(part, 0.3, met);
      expect(
        stageTests.flatMap((name) => second[name]).filter(({ stimulusId }) => met.has(stimulusId)),
      ).toEqual([]);
      const all = new Set(bank.map(({ stimulusId }) => stimulusId));
      expect(formProblems({ form: formOf(part, 0.3, all), part, candidates: bank })).toEqual([]);
    });
  },
);

describe('what a form breaks is found', () => {
  const form = formOf('read', 0.5);
  const problemsOf = (tasks: readonly MockCandidate[]) =>
    testProblems({ tasks, blueprint: blueprints['1'], part: 'read' });
  const [first, ...rest] = form['1'];

  test.each<readonly [string, readonly MockCandidate[]]>([
    ['wrong_number', rest],
    ['kind_not_in_exam', [{ ...(first as MockCandidate), kind: 'true_false' }, ...rest]],
    ['too_few_kinds', form['1'].map((task) => ({ ...task, kind: 'choose', choices: 4 }))],
    ['too_few_topics', form['1'].map((task) => ({ ...task, topic: 'home' }))],
    ['topic_too_often', form['1'].map((task) => ({ ...task, topic: 'home' }))],
    ['stimulus_too_long', form['1'].map((task) => ({ ...task, stimulusId: 'one' }))],
    ['off_difficulty', form['1'].map((task) => ({ ...task, item: { ...task.item, b: 2 } }))],
  ])('%s', (problem, tasks) => {
    expect(problemsOf(tasks)).toContain(problem);
  });

  test('a text in two tests, and a text used in part', () => {
    const twice = formProblems({ form: { ...form, '2A': form['1'] }, part: 'read', candidates: bank });
    expect(twice.map(({ problem }) => problem)).toContain('text_twice');
    const more = { ...(first as MockCandidate), taskId: 'one more of the same text' };
    const inPart = formProblems({ form, part: 'read', candidates: [...bank, more] });
    expect(inPart).toContainEqual({ test: '1', problem: 'text_in_part' });
  });

  test('a bank that is too small says for which test', () => {
    const small = bank.filter(({ level }) => level !== 'B2');
    expect(assembleForm({ candidates: small, part: 'read', chance: 0.1, metLately: nobody })).toEqual({
      kind: 'too_few_tasks',
      test: 'B1–B2',
    });
  });
});
