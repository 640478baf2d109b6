import { z } from 'zod';
import { fingerprint } from '#domain/language/fingerprint.ts';
import { foldWord, wordsIn } from '#domain/language/words.ts';
import type { BankFile, BankTask } from '#domain/tasks/bank.ts';
import { mark } from '#domain/tasks/marking.ts';
import { isMarked, isMarkedPublic, type PublicMarkedTask } from '#domain/tasks/presentation.ts';
import { type Response, readResponse } from '#domain/tasks/response.ts';
import { pathOf } from './duplicates.ts';
import type { Finding } from './finding.ts';

/** One blind answer of a second reader, as `content/readers/<reader>.yaml` keeps it. */
const reading = z.strictObject({
  task: z.string(),
  /** When it was recorded, ISO 8601. */
  at: z.string(),
  /** Hash of what was read: prompt, options, text or script. The reading is valid while the task has this hash. */
  read: z.string(),
  /** Hash of the key at that time. */
  key: z.string(),
  /** Whether it was the key's answer then; computed when it was recorded. */
  agreed: z.boolean(),
  answer: z.unknown(),
});
export const readerFile = z.strictObject({ reader: z.string(), readings: z.array(reading) });
export type Reading = z.infer<typeof reading> & { readonly reader: string };

/**
 * Kinds that a second reader answers. A dictation's key is its script, which the checker compares, so there is nothing
 * to solve; write and speak have no key.
 */
export function needsReading(task: BankTask): boolean {
  return isMarked(task.secret) && task.kind !== 'dictation';
}

/**
 * Kinds that an examiner looks at a second time: writing and speaking. The look is not blind: prompt, points,
 * criterion and models are judged together.
 */
export function needsReview(task: BankTask): boolean {
  return !isMarked(task.secret);
}

/** An examiner's verdict on a writing or speaking task; a flaw is named. */
const verdict = z.discriminatedUnion('verdict', [
  z.strictObject({ verdict: z.literal('sound') }),
  z.strictObject({ verdict: z.literal('flawed'), flaw: z.string().trim().min(5) }),
]);

/** Hash of the words a reader sees, of an open task with points and models; case and punctuation may be corrected without a new reading. */
export function readingHash({ file, stimulus }: BankFile, task: BankTask): string {
  const script = file.stimulus.kind === 'clip' ? file.stimulus.script : [];
  const judged = isMarked(task.secret) ? null : task.secret;
  const words = strings([stimulus.public, script, task.public, judged]).flatMap((text) =>
    wordsIn(text).map((word) => foldWord(word.text)),
  );
  return fingerprint(words.join(' '));
}

/**
 * Marks a reader's answer: it agrees when all of it is as the key has it, or when an examiner finds the task sound.
 * Null when it is no answer to the task.
 */
export function agrees(task: BankTask, answer: unknown): boolean | null {
  if (needsReview(task)) {
    const judged = verdict.safeParse(answer);
    return judged.success ? judged.data.verdict === 'sound' : null;
  }
  if (!isMarked(task.secret) || !isMarkedPublic(task.public)) return null;
  const read = readResponse(task.public, answer);
  return read.kind === 'read' ? mark(task.secret, read.response).score === 1 : null;
}

/** A reader's short answer (`"b"`, `"true"`, `"a c b"`, `["a", "c"]`, `"gikk | spiste"`) as a response, unchecked. */
export function expandAnswer(task: PublicMarkedTask, answer: unknown): Response | unknown {
  if (typeof answer === 'object' && answer !== null && !Array.isArray(answer)) return answer;
  const text = typeof answer === 'string' ? answer.trim() : String(answer);
  const list = Array.isArray(answer) ? answer.map(String) : null;
  switch (task.kind) {
    case 'choose':
    case 'picture':
    case 'which_person':
      return { kind: task.kind, letter: text };
    case 'true_false':
      return { kind: task.kind, value: text };
    case 'match':
    case 'cloze':
    case 'order':
      return { kind: task.kind, letters: list ?? text.split(/[\s,]+/u) };
    case 'typed_cloze':
      return { kind: task.kind, texts: list ?? text.split('|').map((part) => part.trim()) };
    case 'click_word':
      return { kind: task.kind, word: text, occurrence: 0 };
    case 'dictation':
      return { kind: task.kind, text };
  }
}

/** An examiner's short answer (`"sound"`, `"flawed: the prompt asks for two things"`) as a verdict, unchecked. */
export function expandVerdict(answer: unknown): unknown {
  if (typeof answer !== 'string') return answer;
  const [, word, flaw] = /^\s*(\p{L}+)\s*(?::\s*(.*))?$/su.exec(answer) ?? [];
  return flaw === undefined ? { verdict: word } : { verdict: word, flaw };
}

/** What the readings say about one task. */
export interface TaskAgreement {
  readonly task: BankTask;
  /** Whether its first reading agreed, before anything was mended; null when it was never read. */
  readonly first: boolean | null;
  /** Whether the last reading of what stands there now agrees with the key that stands there now; null when none. */
  readonly now: boolean | null;
}

/** First and present agreement of every task that needs a blind reading or an examiner's look. */
export function agreementOf(
  bank: readonly BankFile[],
  readings: readonly Reading[],
): readonly TaskAgreement[] {
  const byTask = new Map<string, Reading[]>();
  for (const one of [...readings].sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0))) {
    byTask.set(one.task, [...(byTask.get(one.task) ?? []), one]);
  }
  return bank.flatMap((bankFile) =>
    bankFile.tasks
      .filter((task) => needsReading(task) || needsReview(task))
      .map((task): TaskAgreement => {
        const own = byTask.get(task.id) ?? [];
        const hash = readingHash(bankFile, task);
        const valid = own.filter((one) => one.read === hash).at(-1);
        return {
          task,
          first: own[0]?.agreed ?? null,
          now: valid === undefined ? null : agrees(task, valid.answer),
        };
      }),
  );
}

/** Readings that were changed by hand, and files that call themselves checked without a valid, agreeing reading. */
export function checkReadings(bank: readonly BankFile[], readings: readonly Reading[]): readonly Finding[] {
  const byId = new Map(bank.flatMap((file) => file.tasks.map((task) => [task.id, { file, task }] as const)));
  const changed = readings.flatMap((one): readonly Finding[] => {
    const found = byId.get(one.task);
    if (found === undefined) return [];
    const { file, task } = found;
    if (one.read !== readingHash(file, task) || one.key !== task.keyHash) return [];
    if (agrees(task, one.answer) === one.agreed) return [];
    const message = `${one.reader} is said to have ${one.agreed ? 'agreed' : 'disagreed'}, but the answer says otherwise`;
    return [
      { severity: 'error', rule: 'second-reader', path: pathOf(file.file), task: nameOf(task), message },
    ];
  });
  const agreement = new Map(agreementOf(bank, readings).map((one) => [one.task.id, one]));
  const unread = bank
    .filter(({ file }) => file.status === 'checked')
    .flatMap((file) =>
      file.tasks.flatMap((task): readonly Finding[] => {
        const one = agreement.get(task.id);
        if (one === undefined || one.now === true) return [];
        const message =
          one.now === null
            ? 'checked, but nobody has read it as it stands'
            : 'checked, but its reader disagrees, or its examiner found a flaw';
        return [
          { severity: 'error', rule: 'second-reader', path: pathOf(file.file), task: nameOf(task), message },
        ];
      }),
    );
  return [...changed, ...unread];
}

/** The task's id in its file. */
export function nameOf(task: BankTask): string {
  return task.id.slice(task.stimulusId.length + 1);
}

function strings(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(strings);
}
