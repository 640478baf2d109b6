import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Category } from '#domain/levels/categories.ts';
import { levels, type TaskLevel, taskLevels } from '#domain/levels/levels.ts';
import { grammarPoints, markedKinds, skills, topics } from '#domain/tasks/vocabulary.ts';
import { fromChoices, propertySettings } from '#domain/testing/properties.ts';
import { isEvidence, shareOf, tallyOf } from './evidence.ts';
import { adviceKey } from './findings.ts';
import { itemParametersOf, probabilityRight } from './item-response.ts';
import { levelsNamed } from './level-claim.ts';
import { holds } from './mastery.ts';
import { summarise } from './summary.ts';
import type { Finding, Recommendation, ReviewedAnswer, SittingSettings, Subject, Summary } from './types.ts';

const sittings = 2000;

type Sitting = {
  readonly settings: SittingSettings;
  readonly answers: readonly ReviewedAnswer[];
  readonly summary: Summary;
};

/** A learner somewhere on the trail, with weak and strong points, who may rush, look or be right in part. */
function simulate(chance: () => number): Sitting {
  const oneOf = <One>(list: readonly One[]) => list[Math.floor(chance() * list.length)] as One;
  const from = Math.floor(chance() * 7);
  const chosen =
    from < 5 ? taskLevels.slice(Math.min(from, 3), from + 1 + Math.ceil(chance() * 4)) : taskLevels;
  const settings: SittingSettings = {
    length: oneOf(['quick', 'full']),
    levels: chosen.length > 0 ? chosen : taskLevels,
    categories: oneOf([['read', 'listen'], ['read', 'listen'], ['read'], ['listen']]),
    randomOrder: true,
  };
  const theta = chance() * 8 - 4;
  const gap: Record<Category, number> = { read: 0, listen: chance() * 3 - 1.5, write: 0, speak: 0 };
  const weak = new Set([oneOf(skills), oneOf(skills), oneOf(markedKinds)] as readonly string[]);
  const [rush, look] = [oneOf([0, 0, 0.1, 0.9]), oneOf([0, 0, 0.2, 0.9])];
  const length = Math.floor(chance() * 41);
  let aim = 0;
  const answers = Array.from({ length }, (_, index): ReviewedAnswer => {
    const category = oneOf(settings.categories);
    const near = settings.levels.toSorted(
      (one, other) =>
        Math.abs(taskLevels.indexOf(one) * 1.2 - 2.4 - aim) -
        Math.abs(taskLevels.indexOf(other) * 1.2 - 2.4 - aim),
    );
    const level = (chance() < 0.7 ? near[0] : oneOf(near)) as TaskLevel;
    const gaps = oneOf([1, 1, 1, 4]);
    const skill = oneOf(skills.slice(0, 8));
    const kind = oneOf(markedKinds.slice(0, 7));
    const item = itemParametersOf({
      difficulty: taskLevels.indexOf(level) + 1 + chance() * 0.8 - 0.4,
      options: gaps === 1 ? 4 : null,
      gaps,
    });
    const own = theta + gap[category] - (weak.has(skill) || weak.has(kind) ? 2 : 0);
    const right = Array.from({ length: gaps }, () => chance() < probabilityRight(item, own)).filter(
      Boolean,
    ).length;
    aim += right === gaps ? 0.5 : -0.5;
    const shown = chance() < look;
    const grammarPoint = skill === 'grammar' ? { grammarPoint: oneOf(grammarPoints[level].slice(0, 2)) } : {};
    return {
      ...{ taskId: `${index}`, stimulusId: `${index}`, category, level, kind, item, skill, ...grammarPoint },
      ...{ topic: oneOf(topics), response: null, ms: 20_000, shown, tooFast: chance() < rush },
      score: shown ? 0 : right / gaps,
    };
  });
  return { settings, answers, summary: summarise({ answers, settings }) };
}

/** As many choices as the longest sitting takes. */
const anySitting = fromChoices(500, simulate);
const simulated = fc.sample(anySitting, propertySettings(sittings));

/** Holds for every sitting. They are made once for all checks; one that fails is made again, and shrunk. */
function always(title: string, check: (sitting: Sitting) => void): void {
  test(title, () => {
    try {
      for (const sitting of simulated) check(sitting);
    } catch (error) {
      fc.assert(fc.property(anySitting, check), propertySettings(sittings));
      throw error;
    }
  });
}

function isAbout({ category, skill, grammarPoint, kind, topic }: ReviewedAnswer, subject: Subject): boolean {
  switch (subject.kind) {
    case 'skill':
      return skill === subject.skill && category === subject.category;
    case 'grammar':
      return grammarPoint === subject.grammarPoint;
    case 'task_kind':
      return kind === subject.taskKind && category === subject.category;
    case 'topic':
      return topic === subject.topic;
    case 'category':
      return category === subject.category;
  }
}

const about = ({ answers }: Sitting, { subject }: Finding) =>
  answers.filter((answer) => isEvidence(answer) && isAbout(answer, subject));
const findingsIn = ({ summary: { feedback } }: Sitting) => [...feedback.strengths, ...feedback.improvements];
const place = (level: (typeof levels)[number]) => levels.indexOf(level);
const only = <Key extends Recommendation['key']>({ summary }: Sitting, key: Key) =>
  summary.feedback.recommendations.filter(
    (one): one is Extract<Recommendation, { key: Key }> => one.key === key,
  );

test('the sittings are of all sorts: what is checked below happens', () => {
  const with_ = (check: (sitting: Sitting) => boolean) => simulated.filter(check).length;
  const counts = {
    strengths: with_(({ summary }) => summary.feedback.strengths.length > 0),
    weaknesses: with_(({ summary }) => summary.feedback.improvements.length > 0),
    consolidate: with_((sitting) => only(sitting, 'consolidate_level').length > 0),
    climb: with_((sitting) => only(sitting, 'try_next_level').length > 0),
    uneven: with_(({ summary }) => summary.feedback.general.some(({ key }) => key === 'uneven_profile')),
    untried: with_(({ summary }) => summary.untried.length > 0),
    unknown: with_(({ summary }) => summary.overall.verdict.kind === 'unknown'),
    hasty: with_(({ summary }) => summary.tooFast > 0),
    partly: with_(({ summary }) => summary.partly > 0),
    trend: with_(({ summary }) => summary.trend.pattern !== 'not_enough_data'),
  };
  for (const [sort, count] of Object.entries(counts)) expect([sort, count >= 40]).toEqual([sort, true]);
});

always('9.181 nothing is claimed from fewer than four tasks', (sitting) => {
  const { summary } = sitting;
  for (const finding of findingsIn(sitting)) expect(finding.tasks).toBeGreaterThanOrEqual(4);
  for (const { tasks, mastery } of summary.levels)
    expect(['no_tasks', 'too_few_tasks'].includes(mastery)).toBe(tasks < 4);
  for (const { level } of [...only(sitting, 'consolidate_level')])
    expect(summary.levels.find((score) => score.level === level)?.tasks).toBeGreaterThanOrEqual(4);
  for (const { tasks } of only(sitting, 'try_next_level')) expect(tasks).toBeGreaterThanOrEqual(4);
  for (const { estimate, tasks } of summary.categories)
    expect((estimate?.verdict.kind ?? 'unknown') === 'unknown').toBe(tasks < 4);
  expect(summary.overall.verdict.kind === 'unknown').toBe(summary.counted < 4);
  for (const point of summary.feedback.general)
    if (point.key === 'uneven_profile' || point.key === 'even_profile')
      for (const { category, tasks } of summary.categories)
        if (JSON.stringify(point).includes(category)) expect(tasks).toBeGreaterThanOrEqual(4);
});

always('9.181 without a level there is no strength, no weakness and no practice', ({ summary }) => {
  if (summary.overall.verdict.kind !== 'unknown') return;
  const { strengths, improvements, recommendations, general } = summary.feedback;
  expect([...strengths, ...improvements]).toEqual([]);
  expect(recommendations.some((one) => 'level' in one)).toBe(false);
  expect(general.some(({ key }) => key === 'easy_misses' || key === 'hard_hits')).toBe(false);
});

always('9.181 practice of a part lies no higher than that part’s own next level', ({ summary }) => {
  for (const one of summary.feedback.recommendations) {
    const category =
      one.key === 'practise_category'
        ? one.category
        : one.key === 'practise' && 'category' in one.subject
          ? one.subject.category
          : null;
    const verdict = summary.categories.find((part) => part.category === category)?.estimate?.verdict;
    if (!verdict || verdict.kind === 'unknown' || !('level' in one)) continue;
    const reached = verdict.kind === 'level' ? verdict.level : verdict.lower;
    expect(place(one.level)).toBeLessThanOrEqual(place(reached) + 1);
  }
});

always('9.181 who was too fast in half of the answers is first told to take their time', ({ summary }) => {
  const isHasty = summary.tooFast > 0 && summary.tooFast >= summary.counted;
  expect(summary.feedback.recommendations[0]?.key === 'answer_slower').toBe(isHasty);
});

always('9.181 nobody is sent further up unless the level holds, and nothing below it is open', (sitting) => {
  const { summary } = sitting;
  for (const { level, held } of only(sitting, 'try_next_level')) {
    expect(holds(summary.levels.find((score) => score.level === held) ?? { tasks: 0, share: null })).toBe(
      true,
    );
    expect(place(level)).toBe(place(held) + 1);
    for (const score of summary.levels)
      if (score.tasks >= 4 && place(score.level) <= place(held)) expect(holds(score)).toBe(true);
    expect(summary.limitedRange?.edge).not.toBe('maybe_lower');
    expect(only(sitting, 'consolidate_level')).toEqual([]);
  }
  for (const { level } of only(sitting, 'consolidate_level'))
    expect(summary.levels.filter((score) => score.level === level).some(holds)).toBe(false);
});

always('9.181 nobody is sent to practise beyond the next level', ({ summary }) => {
  const { verdict } = summary.overall;
  if (verdict.kind === 'unknown') return;
  const reached = verdict.kind === 'level' ? verdict.level : verdict.lower;
  for (const one of summary.feedback.recommendations)
    if ('level' in one) expect(place(one.level)).toBeLessThanOrEqual(Math.min(place(reached) + 1, 5));
});

always('9.181 strong is what went well, weak what did not, and nothing is both', (sitting) => {
  const { strengths, improvements } = sitting.summary.feedback;
  for (const finding of strengths) expect(shareOf(finding) ?? 0).toBeGreaterThanOrEqual(0.7);
  for (const finding of improvements) expect(shareOf(finding) ?? 1).toBeLessThanOrEqual(0.6);
  for (const strong of strengths)
    for (const weak of improvements) {
      expect(strong.subject).not.toEqual(weak.subject);
      const of = new Set(about(sitting, weak).map(({ taskId }) => taskId));
      const both = about(sitting, strong).filter(({ taskId }) => of.has(taskId)).length;
      expect(both).toBeLessThanOrEqual(Math.min(strong.tasks, weak.tasks) / 2);
    }
});

always('9.181 an example of a weakness was not right, one of a strength was', (sitting) => {
  const { feedback } = sitting.summary;
  const scores = (ids: readonly string[]) =>
    ids.map((id) => sitting.answers.find(({ taskId }) => taskId === id)?.score ?? -1);
  for (const { examples } of feedback.strengths) for (const score of scores(examples)) expect(score).toBe(1);
  for (const { examples } of feedback.improvements)
    for (const score of scores(examples)) expect(score).toBeLessThan(1);
});

always(
  '9.181 parts called equally good have one level, from A1 up; the stronger part lies higher',
  ({ summary }) => {
    const of = (category: Category) =>
      summary.categories.find((part) => part.category === category)?.estimate;
    for (const point of summary.feedback.general) {
      if (point.key === 'even_profile') {
        expect(new Set(point.categories.map((category) => of(category)?.level)).size).toBe(1);
        for (const category of point.categories) expect(of(category)?.level).not.toBe('Pre-A1');
      }
      if (point.key === 'uneven_profile')
        expect(of(point.stronger)?.v ?? 0).toBeGreaterThan(of(point.weaker)?.v ?? 9);
    }
    const tried = summary.levels.filter(({ tasks }) => tasks >= 4).length;
    expect(summary.trend.pattern === 'not_enough_data').toBe(tried < 2);
  },
);

always('9.181 no advice comes twice', ({ summary }) => {
  const { strengths, improvements, recommendations } = summary.feedback;
  const subjects = [...strengths, ...improvements].map(({ subject }) => JSON.stringify(subject));
  const advised = improvements.map(({ subject }) => adviceKey(subject));
  const told = recommendations.map((one) => (one.key === 'practise' ? adviceKey(one.subject) : one.key));
  for (const list of [subjects, advised, told]) expect(new Set(list).size).toBe(list.length);
  const tests = ['take_full_test', 'test_again', 'answer_slower', 'answer_without_showing'];
  expect(told.filter((key) => tests.includes(key)).length).toBeLessThanOrEqual(1);
  for (const one of recommendations)
    if (one.key === 'practise')
      expect(improvements.map(({ subject }) => subject)).toContainEqual(one.subject);
});

always('9.182 every number is the counted one', (sitting) => {
  const { summary, answers } = sitting;
  const tally = tallyOf(answers);
  const { counted: tasks, correct, partly } = summary;
  expect({ tasks, correct, partly }).toEqual(tally);
  for (const rows of [summary.levels, summary.categories])
    for (const key of ['tasks', 'correct', 'partly'] as const)
      expect(rows.reduce((sum, row) => sum + row[key], 0)).toBe(tally[key]);
  expect(summary.tasks).toBe(answers.length);
  expect(tally.tasks + summary.shown + summary.tooFast).toBe(answers.length);
  expect(summary.overall.evidence).toBe(tally.tasks);
  for (const finding of findingsIn(sitting)) expect(finding).toMatchObject(tallyOf(about(sitting, finding)));
  for (const { level, ...told } of only(sitting, 'consolidate_level'))
    expect(told).toMatchObject(tallyOf(answers.filter((answer) => answer.level === level)));
  for (const { held, ...told } of only(sitting, 'try_next_level'))
    expect(told).toMatchObject(tallyOf(answers.filter((answer) => answer.level === held)));
});

always('9.183 a level that is named without a counted task of it is said to be', ({ summary }) => {
  const named = levelsNamed(summary.overall);
  const untried = summary.levels.filter(({ level, tasks }) => named.includes(level) && tasks === 0);
  expect(summary.untried).toEqual(untried.map(({ level }) => level));
});
