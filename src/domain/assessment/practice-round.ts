import type { Category } from '#domain/levels/categories.ts';
import { type TaskLevel, taskLevels } from '#domain/levels/levels.ts';
import { chanceFor } from './chance.ts';
import type { CustomCandidate, CustomTask } from './custom-task.ts';
import { pointsIn } from './evidence.ts';
import { practiceLength } from './practice-length.ts';
import type { PracticeOrigin } from './practice-origin.ts';
import type { Answer, Recommendation, Subject, Summary } from './types.ts';

/** Tasks of one text or clip in one round, at most. */
const mostPerStimulus = 3;
/** How much likelier a further question to the text that was just read is than one to another text. */
const sameStimulusFactor = 4;

/** What a round practises. */
export type PracticeFocus = {
  readonly level: TaskLevel;
  readonly categories: readonly ('read' | 'listen')[];
  /** Null: the whole of the level and the categories. */
  readonly subject: Subject | null;
};

export type PracticeCandidate = CustomCandidate & {
  readonly skill: string;
  readonly grammarPoint: string | null;
  readonly topic: string;
};

/** What following a recommendation practises, and how it went in the test; null where it is no practice. */
export function practiceOf(
  summary: Pick<Summary, 'feedback' | 'levels'>,
  wanted: Recommendation,
): (PracticeFocus & Pick<PracticeOrigin, 'before'>) | null {
  switch (wanted.key) {
    case 'practise': {
      const { subject, level } = wanted;
      const found = summary.feedback.improvements.find((one) => sameSubject(one.subject, subject));
      const before = found ? { points: pointsIn(found), tasks: found.tasks } : null;
      return { level, categories: categoriesOf(subject), subject, before };
    }
    case 'practise_category': {
      const subject = { kind: 'category', category: wanted.category } as const;
      return { level: wanted.level, categories: categoriesOf(subject), subject, before: null };
    }
    case 'consolidate_level':
    case 'try_next_level': {
      const score = summary.levels.find(({ level }) => level === wanted.level);
      const before = score && score.tasks > 0 ? { points: score.points, tasks: score.tasks } : null;
      return { level: wanted.level, categories: ['read', 'listen'], subject: null, before };
    }
    default:
      return null;
  }
}

/** Tasks that a round of these candidates has: ten, or eight where its subject has no more. */
export function roundLength(candidates: readonly PracticeCandidate[], focus: PracticeFocus): number {
  const places = candidates.map((candidate) => placeOf(candidate, focus));
  const own = places.filter((place) => place === 'own' || place === 'neighbour').length;
  const all = places.filter((place) => place !== null).length;
  return Math.min(all, Math.max(practiceLength.atLeast, Math.min(own, practiceLength.atMost)));
}

/**
 * The next task of a round, or why it is over: of its subject at its level first, then of its subject a level beside,
 * then of its level. What rests (answered correctly of late, or given in the test the round comes from) comes after all
 * else. Same input, same outcome.
 */
export function nextPracticeTask(input: {
  readonly candidates: readonly PracticeCandidate[];
  readonly answers: readonly Answer[];
  readonly focus: PracticeFocus;
  readonly tasks: number;
  /** Drawn when the round starts and kept with it, in [0, 1). */
  readonly chance: number;
}): CustomTask {
  const { candidates, answers, focus, tasks, chance } = input;
  if (answers.length >= tasks) return { kind: 'finished', reason: 'length_reached' };
  const ranked = candidates.flatMap((candidate) => {
    const place = placeOf(candidate, focus);
    const isGiven = answers.some(({ taskId }) => taskId === candidate.taskId);
    const ofStimulus = answers.filter(({ stimulusId }) => stimulusId === candidate.stimulusId).length;
    if (place === null || isGiven || ofStimulus >= mostPerStimulus) return [];
    const luck =
      chanceFor(chance, candidate.taskId) *
      (candidate.stimulusId === answers.at(-1)?.stimulusId ? sameStimulusFactor : 1);
    return [{ candidate, rank: rankOf[place] + (candidate.rests ? restRank : 0), luck }];
  });
  const [best] = ranked.toSorted((one, other) => one.rank - other.rank || other.luck - one.luck);
  return best
    ? { kind: 'task', taskId: best.candidate.taskId }
    : { kind: 'finished', reason: 'no_task_left' };
}

type Place = 'own' | 'neighbour' | 'level';

const rankOf: Readonly<Record<Place, number>> = { own: 0, neighbour: 1, level: 2 };
const restRank = 3;

/** How a task fits the round; null when it does not. */
function placeOf(task: PracticeCandidate, { level, categories, subject }: PracticeFocus): Place | null {
  if (!categories.some((category) => category === task.category)) return null;
  const isOfSubject = subject === null || isAbout(task, subject);
  if (task.level === level) return isOfSubject ? 'own' : 'level';
  const isBeside = Math.abs(taskLevels.indexOf(task.level) - taskLevels.indexOf(level)) === 1;
  // A whole level is practised at that level; only a subject has too few tasks to stay there.
  return isOfSubject && isBeside && subject !== null && subject.kind !== 'category' ? 'neighbour' : null;
}

function isAbout(task: PracticeCandidate, subject: Subject): boolean {
  switch (subject.kind) {
    case 'skill':
      return task.skill === subject.skill;
    case 'grammar':
      return task.grammarPoint === subject.grammarPoint;
    case 'task_kind':
      return task.kind === subject.taskKind;
    case 'topic':
      return task.topic === subject.topic;
    case 'category':
      return true;
  }
}

/** The categories of a subject that can be practised today. */
function categoriesOf(subject: Subject): readonly ('read' | 'listen')[] {
  const of: Category | null = 'category' in subject ? subject.category : null;
  return of === 'read' || of === 'listen' ? [of] : ['read', 'listen'];
}

function sameSubject(one: Subject, other: Subject): boolean {
  const sorted = (subject: Subject) => JSON.stringify(Object.entries(subject).sort());
  return sorted(one) === sorted(other);
}
