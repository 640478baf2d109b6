import { readability } from '#domain/language/readability.ts';
import { wordsIn } from '#domain/language/words.ts';
import { levels, station, type TaskLevel } from '#domain/levels/levels.ts';
import type { MarkedError, OpenTask } from '#domain/tasks/open-task-file.ts';
import type { BothLanguages } from '#domain/tasks/presentation.ts';
import type { ErrorType } from '#domain/tasks/vocabulary.ts';
import type { Complaints } from './finding.ts';
import { markedErrors, modelLengthApart, modelShareOfTime, openBands } from './open-bands.ts';

type TaskWithModels = Extract<OpenTask, { models: unknown }>;
type Model = TaskWithModels['models'][number];

/** True when a task's models are learners' texts with marked errors; the rest are from before decision 125. */
export function isRewritten({ models }: TaskWithModels): boolean {
  return models.some(({ errors }) => errors !== undefined);
}

/** A model at the level and one at the level below, alike in length and not in kind. */
export function checkModels(
  level: TaskLevel,
  { task, about }: { readonly task: TaskWithModels; readonly about: Complaints },
): void {
  const { models } = task;
  const below = levels[station(level) - 1];
  const given = models.map((one) => one.level);
  for (const wanted of [level, below]) {
    if (!given.some((one) => one === wanted)) about.error('models', `there is no model at ${wanted}`);
  }
  for (const one of new Set(given)) {
    if (one !== level && one !== below)
      about.error('models', `a model at ${one}: ${level} and ${below} are asked`);
  }
  const best = models.find((one) => one.level === level);
  const lower = models.find((one) => one.level === below);
  if (isRewritten(task)) {
    checkLengths({ best, lower, about });
    for (const model of models) checkModel(model, about);
    if ('speakingSeconds' in task) checkSpeech(level, { task, about });
  } else if (best !== undefined && lower !== undefined && !isSimpler(lower.text, best.text)) {
    about.error('models', `the model at ${below} is neither shorter nor simpler than the one at ${level}`);
  }
}

function checkLengths({
  best,
  lower,
  about,
}: {
  readonly best: Model | undefined;
  readonly lower: Model | undefined;
  readonly about: Complaints;
}): void {
  if (best === undefined || lower === undefined) return;
  const [one, other] = [countWords(best.text), countWords(lower.text)];
  if (Math.abs(one - other) > modelLengthApart * one) {
    about.error(
      'models',
      `${one} words at ${best.level} and ${other} at ${lower.level}: weaker is not shorter or longer`,
    );
  }
}

function checkModel(model: Model, about: Complaints): void {
  const { level, text, note, errors = [] } = model;
  const { min, max } = markedErrors[level];
  if (errors.length < min || errors.length > max) {
    about.error(
      'models',
      `${errors.length} marked errors in the model at ${level}; ${min} to ${max} are asked`,
    );
  }
  if (errors.length > 1 && new Set(errors.map(({ type }) => type)).size < 2) {
    about.error('models', `all marked errors of the model at ${level} are ${errors[0]?.type}`);
  }
  for (const error of errors) checkMark(text, { error, about });
  if (overlap(text, errors)) about.error('models', `marks of the model at ${level} overlap`);
  if (!/«.+?»/u.test(note.nb)) about.error('models', `the note at ${level} quotes no form: ${note.nb}`);
  for (const both of [note, ...errors.map(({ why }) => why)]) checkQuotes(both, about);
}

function checkMark(
  text: string,
  { error, about }: { readonly error: MarkedError; readonly about: Complaints },
): void {
  const { quote, correction } = error;
  const times = text.split(quote).length - 1;
  if (times !== 1) about.error('models', `«${quote}» stands ${times} times in the model; a mark stands once`);
  const inWord = new RegExp(`[\\p{L}\\p{N}]${escaped(quote)}|${escaped(quote)}[\\p{L}\\p{N}]`, 'u');
  if (inWord.test(text)) about.error('models', `«${quote}» is a part of a word: mark whole words`);
  if (quote === correction) about.error('models', `«${quote}» is corrected to itself`);
}

function overlap(text: string, errors: readonly MarkedError[]): boolean {
  const places = errors
    .map(({ quote }) => ({ start: text.indexOf(quote), end: text.indexOf(quote) + quote.length }))
    .sort((one, other) => one.start - other.start);
  return places.some(({ start }, place) => start < (places[place - 1]?.end ?? 0));
}

/** What the Norwegian quotes, the English quotes as well. */
function checkQuotes({ nb, en }: BothLanguages, about: Complaints): void {
  for (const [, form = ''] of nb.matchAll(/«(.+?)»/gu)) {
    if (!en.includes(`“${form}”`)) about.error('models', `the English leaves out “${form}”: ${en}`);
  }
}

const inaudible: ReadonlySet<ErrorType> = new Set(['spelling', 'punctuation', 'capital']);

/** Speech, not writing read aloud, and as long as the time. */
function checkSpeech(
  level: TaskLevel,
  { task, about }: { readonly task: TaskWithModels; readonly about: Complaints },
): void {
  if (!('speakingSeconds' in task)) return;
  for (const { text, level: of, errors = [] } of task.models) {
    for (const { type } of errors) {
      if (inaudible.has(type)) about.error('models', `nobody hears ${type} in speech (the model at ${of})`);
    }
    if (/[;:]/u.test(text)) about.error('models', `the spoken model at ${of} has a colon or semicolon`);
    if (of !== level) continue;
    const seconds = (60 * countWords(text)) / openBands[level].pace;
    const { min } = modelShareOfTime;
    if (seconds < min * task.speakingSeconds) {
      about.error(
        'models',
        `the model at ${of} takes ${Math.round(seconds)} s of ${task.speakingSeconds} s; it fills the time`,
      );
    }
  }
}

/** Never longer, and by a sixth shorter as a whole or in its sentences. */
function isSimpler(lower: string, best: string): boolean {
  const [one, other] = [readability(lower), readability(best)];
  const perSentence = (text: typeof one) => text.words / text.sentences;
  return (
    one.words <= other.words &&
    (one.words <= (5 / 6) * other.words || perSentence(one) <= (5 / 6) * perSentence(other))
  );
}

function countWords(text: string): number {
  return wordsIn(text).length;
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');
}
