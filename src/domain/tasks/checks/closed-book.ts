import { z } from 'zod';
import { fingerprint, hash32 } from '#domain/language/fingerprint.ts';
import { foldWord, wordsIn } from '#domain/language/words.ts';
import type { BankFile, BankTask } from '#domain/tasks/bank.ts';
import { mark } from '#domain/tasks/marking.ts';
import { isMarked, isMarkedPublic, type PublicMarkedTask } from '#domain/tasks/presentation.ts';
import { type Response, readResponse } from '#domain/tasks/response.ts';
import type { Letter } from '#domain/tasks/stimulus-file.ts';
import { pathOf } from './duplicates.ts';
import type { Finding } from './finding.ts';
import { expandAnswer, nameOf } from './readings.ts';

/** The answer of a reader who saw a question and its options but not the text, as `content/closed-readers` keeps it. */
const closedReading = z.strictObject({
  task: z.string(),
  /** When it was recorded, ISO 8601. */
  at: z.string(),
  /** Hash of the question and options; the reading is valid while the task has this hash and the key below. */
  read: z.string(),
  key: z.string(),
  /** Share of the points, 0 … 1; computed when it was recorded. */
  score: z.number().min(0).max(1),
  /** In the task's own letters. */
  answer: z.unknown(),
});
export const closedReaderFile = z.strictObject({ reader: z.string(), readings: z.array(closedReading) });
export type ClosedReading = z.infer<typeof closedReading> & { readonly reader: string };

/** This many readers without the text must all have been right before a task counts as one that can be guessed. */
export const closedReadersNeeded = 3;

export const closedKinds = [
  'choose',
  'picture',
  'true_false',
  'which_person',
  'match',
  'cloze',
  'order',
] as const;
export type ClosedKind = (typeof closedKinds)[number];
type ClosedTask = Extract<PublicMarkedTask, { kind: ClosedKind }>;

/** The question as a reader without the text gets it; `letters` turns a letter on the sheet into the task's own. */
export interface ClosedSheet {
  readonly lines: readonly string[];
  readonly letters: Readonly<Record<string, string>>;
}

/**
 * Kinds with options to choose among; what is typed or clicked cannot be had from options. Of a file without a stimulus only
 * cloze has something to hide: the other tasks are their own text, such as advertisements to be found for persons.
 */
export function closedTask(task: BankTask, { stimulus }: BankFile): ClosedTask | null {
  if (!isMarkedPublic(task.public)) return null;
  if (stimulus.kind === 'none' && task.kind !== 'cloze') return null;
  return (closedKinds as readonly string[]).includes(task.public.kind) ? (task.public as ClosedTask) : null;
}

/** Hash of the words that a reader without the text sees. The order of the options does not matter. */
export function closedHash(task: ClosedTask): string {
  const { lines } = sheetOf(
    task,
    (options) => options,
    (scene) => scene,
  );
  return fingerprint(
    lines
      .flatMap((line) => wordsIn(line).map((word) => foldWord(word.text)))
      .sort()
      .join(' '),
  );
}

/**
 * The question without text, title, topic and id, its options in an order that depends on `seed` only. Of a cloze only
 * the options of each gap stand there: its text is its stimulus. `altOf` says a picture in words.
 */
export function closedSheet(input: {
  readonly task: ClosedTask;
  readonly seed: string;
  readonly altOf: (scene: string) => string;
}): ClosedSheet {
  const shuffled = <Option extends { readonly letter: string }>(options: readonly Option[]) =>
    options.toSorted((one, other) => rank(one.letter) - rank(other.letter));
  const rank = (letter: string) => hash32(`${input.seed}\n${letter}`);
  return sheetOf(input.task, shuffled, input.altOf);
}

/** An answer in the sheet's letters, as a response with its score, 0 … 1; null when it is no answer to the task. */
export function scoreClosed(
  task: BankTask,
  sheet: ClosedSheet,
  answer: unknown,
): { readonly answer: Response; readonly score: number } | null {
  if (!isMarked(task.secret) || !isMarkedPublic(task.public)) return null;
  const own = (letter: unknown) => sheet.letters[String(letter).trim()] ?? String(letter);
  const list = (text: string) => text.split(/[\s,]+/u).filter((part) => part !== '');
  const translated =
    task.kind === 'true_false'
      ? answer
      : task.kind === 'match' || task.kind === 'cloze' || task.kind === 'order'
        ? (Array.isArray(answer) ? answer : list(String(answer))).map((letter, place) =>
            task.kind === 'cloze'
              ? (sheet.letters[`${place}${String(letter).trim()}`] ?? letter)
              : own(letter),
          )
        : own(answer);
  const read = readResponse(task.public, expandAnswer(task.public, translated));
  return read.kind === 'read'
    ? { answer: read.response, score: mark(task.secret, read.response).score }
    : null;
}

/** What readers without the text got of one task as it stands now. */
export interface ClosedResult {
  readonly task: BankTask;
  readonly kind: ClosedKind;
  readonly scores: readonly number[];
}

/** Every task whose text can be hidden and that has options, with the valid scores of all readers. */
export function closedResults(
  bank: readonly BankFile[],
  readings: readonly ClosedReading[],
): readonly ClosedResult[] {
  const byTask = Map.groupBy(readings, (one) => one.task);
  return bank.flatMap((file) =>
    file.tasks.flatMap((task): readonly ClosedResult[] => {
      const shown = closedTask(task, file);
      if (shown === null) return [];
      const hash = closedHash(shown);
      const valid = (byTask.get(task.id) ?? []).filter(
        (one) => one.read === hash && one.key === task.keyHash,
      );
      return [{ task, kind: shown.kind, scores: valid.map((one) => one.score) }];
    }),
  );
}

export interface ClosedShare {
  /** Tasks that at least one reader has answered as they stand. */
  readonly tasks: number;
  /** Mean score over tasks, each task the mean of its readers; null when nothing was read. */
  readonly share: number | null;
  /** What answering by chance gives on the same tasks. */
  readonly chance: number | null;
}

/** How much of these tasks can be had without the text. */
export function closedShare(results: readonly ClosedResult[]): ClosedShare {
  const read = results.filter(({ scores }) => scores.length > 0);
  if (read.length === 0) return { tasks: 0, share: null, chance: null };
  return {
    tasks: read.length,
    share: mean(read.map(({ scores }) => mean(scores))),
    chance: mean(read.map(({ task }) => task.guessing)),
  };
}

/** Tasks that every reader got right without the text, but for those listed with their reason. */
export function checkClosedBook(
  results: readonly ClosedResult[],
  input: {
    readonly fileOf: (task: BankTask) => BankFile['file'] | undefined;
    readonly exceptions: ReadonlySet<string>;
  },
): readonly Finding[] {
  return results.flatMap(({ task, scores }): readonly Finding[] => {
    const guessed = scores.length >= closedReadersNeeded && scores.every((score) => score === 1);
    if (!guessed || task.guessing >= 0.5 || input.exceptions.has(task.id)) return [];
    const file = input.fileOf(task);
    const message = `all ${scores.length} readers without the text were right: the key can be told from the options`;
    return [
      {
        severity: 'error',
        rule: 'closed-book',
        path: file === undefined ? '' : pathOf(file),
        task: nameOf(task),
        message,
      },
    ];
  });
}

type Lettered = { readonly letter: Letter; readonly text: string };

function sheetOf(
  task: ClosedTask,
  arrange: <Option extends { readonly letter: string }>(options: readonly Option[]) => readonly Option[],
  altOf: (scene: string) => string,
): ClosedSheet {
  switch (task.kind) {
    case 'choose':
      return lettered([task.prompt], arrange(task.options));
    case 'picture':
      return lettered(
        [task.prompt],
        arrange(task.options).map(({ letter, scene }) => ({ letter, text: altOf(scene) })),
      );
    case 'which_person':
      return lettered(
        [task.prompt],
        arrange(task.persons).map(({ letter, name }) => ({ letter, text: name })),
      );
    case 'match':
      return lettered(
        [task.prompt, ...task.items.map((item, place) => `  ${place + 1}. ${item}`)],
        arrange(task.options),
      );
    case 'order':
      return lettered([task.prompt, `  first: ${task.first}`], arrange(task.parts));
    case 'true_false':
      return { lines: [task.prompt, '  true, false or not_stated'], letters: {} };
    case 'cloze':
      return clozeSheet(
        task.prompt,
        task.gaps.map(({ options }) => arrange(options)),
      );
  }
}

function lettered(head: readonly string[], options: readonly Lettered[]): ClosedSheet {
  return {
    lines: [...head, ...options.map(({ text }, place) => `  ${letterAt(place)}) ${text}`)],
    letters: Object.fromEntries(options.map(({ letter }, place) => [letterAt(place), letter])),
  };
}

/** The letters of a cloze are kept by gap: `0a` is the first option shown for the first gap. */
function clozeSheet(prompt: string, gaps: readonly (readonly Lettered[])[]): ClosedSheet {
  const line = (options: readonly Lettered[], gap: number) =>
    `  (${gap + 1}) ${options.map(({ text }, place) => `${letterAt(place)}) ${text}`).join('  ')}`;
  return {
    lines: [prompt, ...gaps.map(line)],
    letters: Object.fromEntries(
      gaps.flatMap((options, gap) =>
        options.map(({ letter }, place) => [`${gap}${letterAt(place)}`, letter]),
      ),
    ),
  };
}

function letterAt(place: number): string {
  return 'abcdefgh'[place] ?? '?';
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
