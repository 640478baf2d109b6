import { wordsIn } from '#domain/language/words.ts';
import type { TaskLevel } from '#domain/levels/levels.ts';
import type { PublicTask, SecretTask } from './presentation.ts';
import type { Stimulus } from './stimulus-file.ts';

/** Words a minute that a learner of the level reads with understanding, and that a clip of the level is spoken at. */
const pace: Readonly<Record<TaskLevel, { readonly reads: number; readonly speaks: number }>> = {
  A1: { reads: 60, speaks: 100 },
  A2: { reads: 80, speaks: 115 },
  B1: { reads: 110, speaks: 135 },
  B2: { reads: 140, speaks: 150 },
  C1: { reads: 170, speaks: 160 },
};

/** Seconds of thought a task's kind takes beside reading, per answer to give. */
const thoughtSeconds: Readonly<Record<PublicTask['kind'], number>> = {
  choose: 10,
  picture: 10,
  true_false: 10,
  which_person: 12,
  match: 8,
  cloze: 8,
  typed_cloze: 14,
  order: 10,
  click_word: 15,
  dictation: 10,
  write: 120,
  speak: 20,
};

/**
 * Seconds that a learner of the level is likely to use on a task: stimulus and task read (or heard as often as the
 * exam plays it), thought, and writing or speaking. Our own rule of thumb from the exam's minutes and task counts, to
 * be replaced by measured times; used to say how long a test takes, never to cut it off.
 */
export function estimatedSeconds(input: {
  readonly level: TaskLevel;
  readonly stimulus: Stimulus;
  readonly task: PublicTask;
  readonly secret: SecretTask;
}): number {
  const { level, task, secret } = input;
  const seconds =
    stimulusSeconds(input.stimulus, level) +
    (60 * countWords(textOf(task))) / pace[level].reads +
    thoughtSeconds[task.kind] * answers(task) +
    productionSeconds(task, secret);
  return Math.round(seconds);
}

/** Seconds to hear a script once at the level's pace, with half a second between lines. */
export function spokenSeconds(script: readonly { readonly text: string }[], level: TaskLevel): number {
  const words = script.reduce((sum, line) => sum + countWords(line.text), 0);
  return (60 * words) / pace[level].speaks + 0.5 * (script.length - 1);
}

function stimulusSeconds(stimulus: Stimulus, level: TaskLevel): number {
  switch (stimulus.kind) {
    case 'text':
      return (60 * countWords(stimulus.text)) / pace[level].reads;
    case 'persons': {
      const texts = Object.values(stimulus.persons).map((person) => person.text);
      return (60 * countWords(texts.join(' '))) / pace[level].reads;
    }
    case 'clip':
      return stimulus.plays * spokenSeconds(stimulus.script, level) + 4;
    case 'scene':
      return 15;
    case 'none':
      return 0;
  }
}

function textOf(task: PublicTask): string {
  switch (task.kind) {
    case 'choose':
      return [task.prompt, ...task.options.map((option) => option.text)].join(' ');
    case 'match':
      return [task.prompt, ...task.items, ...task.options.map((option) => option.text)].join(' ');
    case 'cloze':
    case 'typed_cloze':
      return [
        task.prompt,
        ...task.text.flat().map((part) => (part.kind === 'text' ? part.text : 'hull')),
      ].join(' ');
    case 'order':
      return [task.prompt, task.first, ...task.parts.map((part) => part.text)].join(' ');
    default:
      return task.prompt;
  }
}

function answers(task: PublicTask): number {
  if (task.kind === 'cloze' || task.kind === 'typed_cloze') return task.gaps.length;
  if (task.kind === 'match') return task.items.length;
  return task.kind === 'order' ? task.parts.length : 1;
}

function productionSeconds(task: PublicTask, secret: SecretTask): number {
  // Eight words a minute: 90 minutes for three tasks of A2–B1 with some 250 words, a third of it for thought.
  if (task.kind === 'write') return (60 * task.words.guide) / 8;
  if (task.kind === 'speak') return task.preparationSeconds + task.speakingSeconds;
  return secret.kind === 'dictation' ? 2 * countWords(secret.key) : 0;
}

function countWords(text: string): number {
  return wordsIn(text).length;
}
