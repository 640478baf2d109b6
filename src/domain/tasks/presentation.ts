import type { Level } from '#domain/levels/levels.ts';
import type { MarkedError } from './open-task-file.ts';
import type { Letter, Stimulus } from './stimulus-file.ts';
import type { ReplyKind, SpeakKind, WriteKind } from './vocabulary.ts';

/**
 * What of a file the browser may see before the answer (`public…`), and what stays on the server until then
 * (`secret…`). The public form of a task does not change when its key does: nothing in it can be told from it.
 */

export interface LetteredText {
  readonly letter: Letter;
  readonly text: string;
}

/** A piece of a text with gaps; `gap` counts from 0. */
export type ClozeSegment =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'gap'; readonly gap: number };

/** Paragraphs of segments. A line break inside a paragraph is kept in the text. */
export type ClozeText = readonly (readonly ClozeSegment[])[];

/** A marked task as the learner sees it. Letters are what a response names. */
export type PublicMarkedTask =
  | { readonly kind: 'choose'; readonly prompt: string; readonly options: readonly LetteredText[] }
  | {
      readonly kind: 'picture';
      readonly prompt: string;
      /** `scene` names a drawing of content/scenes. */
      readonly options: readonly { readonly letter: Letter; readonly scene: string }[];
    }
  /** The prompt is a statement about the stimulus. */
  | { readonly kind: 'true_false'; readonly prompt: string }
  /** The persons are the stimulus'; here again so that the task can be answered beside it. */
  | {
      readonly kind: 'which_person';
      readonly prompt: string;
      readonly persons: readonly { readonly letter: Letter; readonly name: string }[];
    }
  /** Each item takes one option, no option twice; some options may be left over. */
  | {
      readonly kind: 'match';
      readonly prompt: string;
      readonly items: readonly string[];
      readonly options: readonly LetteredText[];
    }
  | {
      readonly kind: 'cloze';
      readonly prompt: string;
      readonly text: ClozeText;
      readonly gaps: readonly { readonly options: readonly LetteredText[] }[];
    }
  | {
      readonly kind: 'typed_cloze';
      readonly prompt: string;
      readonly text: ClozeText;
      readonly gaps: readonly { readonly hint: string | null }[];
    }
  /** `first` stands in its place; `parts` are shuffled, lettered in the order shown. */
  | {
      readonly kind: 'order';
      readonly prompt: string;
      readonly first: string;
      readonly parts: readonly LetteredText[];
    }
  /** The word is clicked in the stimulus' text (words as `wordsIn` finds them). */
  | { readonly kind: 'click_word'; readonly prompt: string }
  | { readonly kind: 'dictation'; readonly prompt: string };

export interface BothLanguages {
  readonly nb: string;
  readonly en: string;
}

export interface PublicWriteTask {
  readonly kind: 'write';
  readonly genre: WriteKind;
  readonly prompt: string;
  readonly scene: string | null;
  readonly criterion: BothLanguages;
  readonly words: { readonly guide: number; readonly max: number };
}

export interface PublicSpeakTask {
  readonly kind: 'speak';
  readonly genre: SpeakKind;
  readonly prompt: string;
  readonly scene: string | null;
  readonly criterion: BothLanguages;
  readonly preparationSeconds: number;
  readonly speakingSeconds: number;
  /** What is read aloud; in `voice` it is heard after the answer. */
  readonly readAloud: { readonly text: string; readonly voice: 'woman' | 'man' } | null;
  /** Who is heard, and how many lines they say to one learner. */
  readonly partner: {
    readonly name: string;
    readonly voice: 'woman' | 'man';
    readonly lineCount: number;
    /** False of an examiner who asks on after a view; else the partner begins. */
    readonly speaksFirst?: false;
    /** Of a discussion: what may follow each turn of the learner, but the last. */
    readonly replies?: readonly (readonly PublicReply[])[];
  } | null;
}

/** A way on from a turn. `line` is the number of the partner's line, from 1. */
export interface PublicReply {
  readonly kind: ReplyKind;
  readonly when: BothLanguages;
  readonly cues: readonly string[];
  readonly line: number;
}

export type PublicTask = PublicMarkedTask | PublicWriteTask | PublicSpeakTask;

/** True for the kinds that have a key. */
export function isMarkedPublic(task: PublicTask): task is PublicMarkedTask {
  return task.kind !== 'write' && task.kind !== 'speak';
}

interface SecretHead {
  readonly explanation: BothLanguages;
  /** Exact words of the text or transcript that prove the key. */
  readonly evidence: string | null;
}

/** The key of a marked task, in the letters of its public form, with what is shown after the answer. */
export type SecretMarkedTask = SecretHead &
  (
    | { readonly kind: 'choose'; readonly key: Letter }
    | { readonly kind: 'picture'; readonly key: Letter }
    | { readonly kind: 'true_false'; readonly key: 'true' | 'false' | 'not_stated' }
    | { readonly kind: 'which_person'; readonly key: Letter }
    /** One letter per item. */
    | { readonly kind: 'match'; readonly key: readonly Letter[] }
    /** One letter per gap. */
    | { readonly kind: 'cloze'; readonly key: readonly Letter[] }
    /** The accepted forms of each gap; the first is the one shown. */
    | { readonly kind: 'typed_cloze'; readonly key: readonly (readonly string[])[] }
    /** The letters of `parts` in the right order. */
    | { readonly kind: 'order'; readonly key: readonly Letter[] }
    /** The word form as it stands in the text. */
    | { readonly kind: 'click_word'; readonly key: string }
    /** The whole text. */
    | { readonly kind: 'dictation'; readonly key: string }
  );

export interface ModelAnswer {
  readonly level: Level;
  readonly text: string;
  readonly note: BothLanguages;
  /** Typical errors of the level, marked in the text. */
  readonly errors?: readonly MarkedError[] | undefined;
  /** Of a discussion: the kind of reply that each line but the last leads to. */
  readonly path?: readonly ReplyKind[];
}

/** What a teacher, or the feedback, measures an answer against; models are shown after the answer. */
export interface SecretOpenTask {
  readonly kind: 'write' | 'speak';
  readonly points: readonly BothLanguages[];
  readonly models: readonly ModelAnswer[];
  /** What may be heard of the partner, in the order that numbers it from 1 (`partnerOf`). */
  readonly partner: readonly string[];
  /** What a discussion's partner thinks: an answer to it is judged beside it. */
  readonly stand?: BothLanguages;
}

export type SecretTask = SecretMarkedTask | SecretOpenTask;

/** Writing and speaking have no key: they are judged, not marked. */
export function isMarked(task: SecretTask): task is SecretMarkedTask {
  return task.kind !== 'write' && task.kind !== 'speak';
}

export type TextForm = Extract<Stimulus, { kind: 'text' }>['form'];
export type ClipForm = Extract<Stimulus, { kind: 'clip' }>['form'];

export type PublicStimulus =
  | {
      readonly kind: 'text';
      readonly form: TextForm;
      readonly title: string;
      /** A line break inside a paragraph is meant. */
      readonly paragraphs: readonly string[];
    }
  | {
      readonly kind: 'persons';
      readonly title: string;
      readonly persons: readonly { readonly letter: Letter; readonly name: string; readonly text: string }[];
    }
  /**
   * The title comes with the transcript, after the answer: it says what the clip is about. So do the speakers' names
   * when one of them is among the answers («Hva heter hun?»). The server adds address and duration of the sound.
   */
  | {
      readonly kind: 'clip';
      readonly form: ClipForm;
      readonly plays: 1 | 2;
      readonly speakers: readonly {
        readonly letter: string;
        readonly name: string | null;
        readonly voice: 'woman' | 'man';
      }[];
    }
  | { readonly kind: 'scene'; readonly scene: string }
  | { readonly kind: 'none' };

/** What of a stimulus is shown only after the answer; null when all of it is public. */
export interface SecretStimulus {
  readonly title: string;
  readonly transcript: readonly { readonly speaker: string; readonly name: string; readonly text: string }[];
}
