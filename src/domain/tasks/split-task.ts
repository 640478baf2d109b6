import { fingerprint } from '#domain/language/fingerprint.ts';
import { clozeText } from './cloze-text.ts';
import { letterAt, lettered, optionsOf } from './lettering.ts';
import type { SpeakTask, WriteTask } from './open-task-file.ts';
import { numbersRise } from './option-order.ts';
import { partnerOf, publicPartner } from './partner-lines.ts';
import type {
  LetteredText,
  PublicMarkedTask,
  PublicTask,
  SecretMarkedTask,
  SecretTask,
} from './presentation.ts';
import type { FileTask, MarkedTask, Stimulus } from './stimulus-file.ts';

/** A task of a file, split. */
export interface SplitTask {
  readonly public: PublicTask;
  readonly secret: SecretTask;
}

/** Splits a task; `stimulus` is the one it stands under, `seed` the task's full id. */
export function splitTask(input: {
  readonly task: FileTask;
  readonly stimulus: Stimulus;
  readonly seed: string;
}): SplitTask {
  const { task } = input;
  if ('words' in task) return splitWriteTask(task);
  if ('speakingSeconds' in task) return splitSpeakTask(task);
  return splitMarkedTask({ ...input, task });
}

export function splitMarkedTask(input: {
  readonly task: MarkedTask;
  readonly stimulus: Stimulus;
  readonly seed: string;
}): { readonly public: PublicMarkedTask; readonly secret: SecretMarkedTask } {
  const { task, stimulus, seed } = input;
  const { prompt } = task;
  const head = { explanation: task.explanation, evidence: task.evidence ?? null };
  switch (task.kind) {
    case 'choose':
      return {
        public: { kind: 'choose', prompt, options: optionsOf(task.options) },
        secret: { ...head, kind: 'choose', key: task.key },
      };
    case 'picture':
      return {
        public: {
          kind: 'picture',
          prompt,
          options: lettered(task.options).map(([letter, scene]) => ({ letter, scene })),
        },
        secret: { ...head, kind: 'picture', key: task.key },
      };
    case 'true_false':
      return {
        public: { kind: 'true_false', prompt },
        secret: { ...head, kind: 'true_false', key: task.key },
      };
    case 'which_person': {
      const persons = stimulus.kind === 'persons' ? lettered(stimulus.persons) : [];
      return {
        public: {
          kind: 'which_person',
          prompt,
          persons: persons.map(([letter, { name }]) => ({ letter, name })),
        },
        secret: { ...head, kind: 'which_person', key: task.key },
      };
    }
    case 'match': {
      const written = optionsOf(task.options);
      const shown = numbersRise(written.map((option) => option.text)) ? written : shuffle(written, seed);
      const options = reletter(shown);
      const letterShown = new Map(shown.map((option, place) => [option.letter, letterAt(place)]));
      return {
        public: { kind: 'match', prompt, items: task.items.map((item) => item.text), options },
        secret: {
          ...head,
          kind: 'match',
          key: task.items.map((item) => letterShown.get(item.key) ?? item.key),
        },
      };
    }
    case 'cloze':
      return {
        public: {
          kind: 'cloze',
          prompt,
          text: clozeText(task.text),
          gaps: task.gaps.map((gap) => ({ options: optionsOf(gap.options) })),
        },
        secret: { ...head, kind: 'cloze', key: task.gaps.map((gap) => gap.key) },
      };
    case 'typed_cloze':
      return {
        public: {
          kind: 'typed_cloze',
          prompt,
          text: clozeText(task.text),
          gaps: task.gaps.map((gap) => ({ hint: gap.hint ?? null })),
        },
        secret: { ...head, kind: 'typed_cloze', key: task.gaps.map((gap) => gap.accept) },
      };
    case 'order': {
      const [first = '', ...rest] = task.parts;
      const shown = shuffleAway(rest, seed);
      return {
        public: {
          kind: 'order',
          prompt,
          first,
          parts: shown.map((text, place) => ({ letter: letterAt(place), text })),
        },
        secret: { ...head, kind: 'order', key: rest.map((part) => letterAt(shown.indexOf(part))) },
      };
    }
    case 'click_word':
      return {
        public: { kind: 'click_word', prompt },
        secret: { ...head, kind: 'click_word', key: task.key },
      };
    case 'dictation':
      return {
        public: { kind: 'dictation', prompt },
        secret: { ...head, kind: 'dictation', key: task.key },
      };
  }
}

function splitWriteTask(task: WriteTask): SplitTask {
  return {
    public: {
      kind: 'write',
      genre: task.kind,
      prompt: task.prompt,
      scene: task.scene ?? null,
      criterion: task.criterion,
      words: task.words,
    },
    secret: { kind: 'write', points: task.points, models: task.models, partner: [] },
  };
}

function splitSpeakTask(task: SpeakTask): SplitTask {
  return {
    public: {
      kind: 'speak',
      genre: task.kind,
      prompt: task.prompt,
      scene: 'scene' in task ? (task.scene ?? null) : null,
      criterion: task.criterion,
      preparationSeconds: task.preparationSeconds,
      speakingSeconds: task.speakingSeconds,
      readAloud: task.kind === 'read_aloud' ? { text: task.text, voice: task.voice } : null,
      partner: publicPartner(task),
    },
    secret: {
      kind: 'speak',
      points: task.points,
      models: task.kind === 'read_aloud' ? [] : task.models,
      partner: partnerOf(task)?.lines ?? [],
      ...(task.kind === 'discuss' && { stand: task.partner.stand }),
    },
  };
}

function reletter(options: readonly LetteredText[]): readonly LetteredText[] {
  return options.map((option, place) => ({ letter: letterAt(place), text: option.text }));
}

/** Shuffled by what the options say, so that the author's order cannot be told from the result. */
function shuffle(options: readonly LetteredText[], seed: string): readonly LetteredText[] {
  return sortByFingerprint(options, (option) => `${seed}\n${option.text}`);
}

/** Shuffled so that the right order is not the one shown: leaving all as it stands must not be an answer. */
function shuffleAway(parts: readonly string[], seed: string): readonly string[] {
  for (let attempt = 0; ; attempt++) {
    const shuffled = sortByFingerprint(parts, (part) => `${seed}\n${attempt}\n${part}`);
    if (parts.length < 2 || attempt > 50 || shuffled.some((part, place) => part !== parts[place]))
      return shuffled;
  }
}

function sortByFingerprint<T>(list: readonly T[], text: (item: T) => string): readonly T[] {
  return list
    .map((item) => ({ item, print: fingerprint(text(item)) }))
    .sort((one, other) => (one.print < other.print ? -1 : 1))
    .map(({ item }) => item);
}
