import { z } from 'zod';
import { fingerprint } from '#domain/language/fingerprint.ts';
import type { Category } from '#domain/levels/categories.ts';
import type { TaskLevel } from '#domain/levels/levels.ts';
import { estimatedSeconds } from './duration.ts';
import { guessing } from './guessing.ts';
import {
  isMarked,
  type PublicStimulus,
  type PublicTask,
  type SecretStimulus,
  type SecretTask,
} from './presentation.ts';
import { splitStimulus } from './split-stimulus.ts';
import { splitTask } from './split-task.ts';
import { packageFor, type StimulusFile, stimulusFile } from './stimulus-file.ts';
import type { GrammarPoint, Package, Skill, SpeakKind, TaskKind, Topic, WriteKind } from './vocabulary.ts';

/** A stimulus as the bank keeps it. */
export interface BankStimulus {
  readonly id: string;
  readonly category: Category;
  readonly level: TaskLevel;
  readonly topic: Topic;
  readonly title: string;
  readonly kind: PublicStimulus['kind'];
  readonly status: StimulusFile['status'];
  readonly package: Package;
  readonly public: PublicStimulus;
  readonly secret: SecretStimulus | null;
  /** Changes with anything that is shown before or after the answer. */
  readonly contentHash: string;
}

/** A task as the bank keeps it. */
export interface BankTask {
  /** `<stimulus id>/<id in the file>`. */
  readonly id: string;
  readonly stimulusId: string;
  /** Place in the file, from 0. */
  readonly position: number;
  readonly kind: TaskKind;
  readonly category: Category;
  readonly level: TaskLevel;
  readonly topic: Topic;
  /** Of a writing or speaking task its kind: what it probes is what it asks to do. */
  readonly skill: Skill | WriteKind | SpeakKind;
  readonly grammar: GrammarPoint | null;
  readonly package: Package;
  /** The author's, on the level scale where A1 is 1 … C1 is 5. */
  readonly difficulty: number;
  /** Share of the points that come without understanding. */
  readonly guessing: number;
  readonly estimatedSeconds: number;
  readonly public: PublicTask;
  readonly secret: SecretTask;
  /** Changes with anything of the task; a correction keeps the responses. */
  readonly contentHash: string;
  /** Changes when what counts as right does: responses from before it must not be counted any more. */
  readonly keyHash: string;
}

export interface BankFile {
  readonly kind: 'file';
  readonly file: StimulusFile;
  readonly stimulus: BankStimulus;
  readonly tasks: readonly BankTask[];
}

export interface BankFault {
  readonly kind: 'fault';
  /** In English, each with the place in the file it is about; `task` where it lies in one. */
  readonly faults: readonly { readonly task: string | null; readonly message: string }[];
}

/**
 * Turns a parsed content file into the rows of the bank. `path` is the file's path below `content/`
 * (`read/B1/byttehylla.yaml`); the id must agree with it.
 */
export function readBankFile(value: unknown, path: string): BankFile | BankFault {
  const parsed = stimulusFile.safeParse(value);
  if (!parsed.success) return { kind: 'fault', faults: faultsOf(parsed.error, value) };
  const file = parsed.data;
  const wrongPlace = placeFault(file, path);
  if (wrongPlace !== null) return { kind: 'fault', faults: [{ task: null, message: wrongPlace }] };
  const minimumPackage = packageFor(file);
  const { id, category, level, topic, title, status } = file;
  const stimulus = splitStimulus(file);
  return {
    kind: 'file',
    file,
    stimulus: {
      id,
      category,
      level,
      topic,
      title,
      status,
      kind: file.stimulus.kind,
      package: minimumPackage,
      ...stimulus,
      contentHash: fingerprint(JSON.stringify([title, stimulus])),
    },
    tasks: file.tasks.map((task, position) => {
      const taskId = `${id}/${task.id}`;
      const split = splitTask({ task, stimulus: file.stimulus, seed: taskId });
      return {
        id: taskId,
        stimulusId: id,
        position,
        kind: task.kind,
        category,
        level,
        topic,
        skill: 'skill' in task ? task.skill : task.kind,
        grammar: (task.grammar as GrammarPoint | undefined) ?? null,
        package: minimumPackage,
        difficulty: task.difficulty,
        guessing: guessing(split.public),
        estimatedSeconds: estimatedSeconds({
          level,
          stimulus: file.stimulus,
          task: split.public,
          secret: split.secret,
        }),
        ...split,
        contentHash: fingerprint(JSON.stringify(split)),
        keyHash: fingerprint(JSON.stringify(keyOf(split.secret, split.public))),
      };
    }),
  };
}

/** What decides right and wrong. The order of a text's parts is in the parts, not in their letters. */
function keyOf(secret: SecretTask, shown: PublicTask): unknown {
  if (!isMarked(secret)) return secret.kind;
  if (shown.kind === 'order') return [secret.kind, secret.key, shown.parts];
  return [secret.kind, secret.key];
}

function placeFault(file: StimulusFile, path: string): string | null {
  const expected = `${file.category}/${file.level}/`;
  const start = `${file.category}-${file.level.toLowerCase()}-`;
  if (!file.id.startsWith(start)) return `id must begin with ${start}`;
  const rightPath = `${expected}${file.id.slice(start.length)}.yaml`;
  return path === rightPath ? null : `a file with id ${file.id} belongs at ${rightPath}`;
}

function faultsOf(error: z.ZodError, value: unknown): BankFault['faults'] {
  return flatten(error.issues).map(({ path, message }) => {
    const [first, place, ...rest] = path;
    if (first !== 'tasks' || typeof place !== 'number') return { task: null, message: at(path, message) };
    return { task: taskName(value, place), message: at(rest, message) };
  });
}

interface Issue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

/** A task that fits none of the three unions is judged by the one that came furthest: the one with fewest complaints. */
function flatten(issues: readonly z.core.$ZodIssue[]): readonly Issue[] {
  return issues.flatMap((issue): readonly Issue[] => {
    if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [issue];
    const branches = issue.errors.map((branch) => flatten(branch));
    const kindKnown = branches.filter((branch) => !branch.some((inner) => inner.path.at(-1) === 'kind'));
    const best = [...(kindKnown.length > 0 ? kindKnown : branches)].sort(
      (one, other) => one.length - other.length,
    )[0];
    return (best ?? []).map((inner) => ({ path: [...issue.path, ...inner.path], message: inner.message }));
  });
}

function at(path: readonly PropertyKey[], message: string): string {
  return path.length === 0 ? message : `${path.map(String).join('.')}: ${message}`;
}

function taskName(value: unknown, place: number): string {
  const named = z.object({ tasks: z.array(z.object({ id: z.string() }).partial()) }).safeParse(value);
  return (named.success ? named.data.tasks[place]?.id : undefined) ?? `number ${place + 1}`;
}
