import { logitToDifficulty, taskLevels } from '#domain/assessment/level-scale.ts';
import {
  blueprints,
  difficultyTolerance,
  type StagedPart,
  type StageTest,
  stageTests,
  type TestBlueprint,
} from './blueprint.ts';
import { isExamTask, type MockCandidate } from './exam-task.ts';

/** What is wrong with a form, by the rule that it breaks. */
export type FormProblem =
  | 'wrong_number'
  | 'kind_not_in_exam'
  | 'too_few_kinds'
  | 'too_few_topics'
  | 'topic_too_often'
  | 'stimulus_too_long'
  | 'off_difficulty'
  | 'text_twice'
  | 'text_in_part';

/** Rule 9.291, Rule 9.292, Rule 9.293: what a test's tasks break of its blueprint; empty for a good one. */
export function testProblems(input: {
  readonly tasks: readonly MockCandidate[];
  readonly blueprint: TestBlueprint;
  readonly part: StagedPart;
}): readonly FormProblem[] {
  const { tasks, blueprint, part } = input;
  const stimuli = [...Map.groupBy(tasks, ({ stimulusId }) => stimulusId).values()];
  const topics = [...Map.groupBy(stimuli, ([first]) => first?.topic).values()];
  const found: readonly (readonly [FormProblem, boolean])[] = [
    [
      'wrong_number',
      blueprint.levels.some(
        ({ level, tasks: count }) => tasks.filter((one) => one.level === level).length !== count,
      ) || tasks.some(({ level }) => !blueprint.levels.some((one) => one.level === level)),
    ],
    ['kind_not_in_exam', tasks.some((task) => task.category !== part || !isExamTask(task))],
    ['too_few_kinds', new Set(tasks.map(({ kind }) => kind)).size < blueprint.leastKinds[part]],
    ['too_few_topics', topics.length < blueprint.leastTopics],
    ['topic_too_often', topics.some((of) => of.length > blueprint.mostOfTopic)],
    ['stimulus_too_long', stimuli.some((of) => of.length > blueprint.mostOfStimulus)],
    [
      'off_difficulty',
      blueprint.levels.some(({ level }) => isOff(tasks.filter((one) => one.level === level))),
    ],
  ];
  return found.flatMap(([problem, isSo]) => (isSo ? [problem] : []));
}

/** Rule 9.294: what a whole form breaks beside that: a text in two tests, or used in part. */
export function formProblems(input: {
  readonly form: Readonly<Record<StageTest, readonly MockCandidate[]>>;
  readonly part: StagedPart;
  readonly candidates: readonly MockCandidate[];
}): readonly { readonly test: StageTest; readonly problem: FormProblem }[] {
  const { form, part, candidates } = input;
  const whole = Map.groupBy(candidates.filter(isExamTask), ({ stimulusId }) => stimulusId);
  return stageTests.flatMap((test) => {
    const tasks = form[test];
    const elsewhere = new Set(
      stageTests.flatMap((other) => (other === test ? [] : form[other].map(({ stimulusId }) => stimulusId))),
    );
    const problems: FormProblem[] = [...testProblems({ tasks, blueprint: blueprints[test], part })];
    if (tasks.some(({ stimulusId }) => elsewhere.has(stimulusId))) problems.push('text_twice');
    if (new Set(tasks.map(({ taskId }) => taskId)).size < tasks.length) problems.push('text_twice');
    for (const [stimulusId, of] of Map.groupBy(tasks, (task) => task.stimulusId)) {
      if (whole.get(stimulusId)?.length !== of.length) problems.push('text_in_part');
    }
    return [...new Set(problems)].map((problem) => ({ test, problem }));
  });
}

/** Whether the mean difficulty of a level's tasks lies too far from the level. */
function isOff(tasks: readonly MockCandidate[]): boolean {
  const [first] = tasks;
  if (!first) return false;
  const mean = tasks.reduce((sum, { item }) => sum + logitToDifficulty(item.b), 0) / tasks.length;
  return Math.abs(mean - (taskLevels.indexOf(first.level) + 1)) > difficultyTolerance;
}
