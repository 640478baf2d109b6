import { foldWord, wordsIn } from '#domain/language/words.ts';
import { paragraphsOf } from './cloze-text.ts';
import { lettered } from './lettering.ts';
import type { PublicStimulus, SecretStimulus } from './presentation.ts';
import type { FileTask, Stimulus, StimulusFile } from './stimulus-file.ts';

/** Splits a file's stimulus: the text and the persons are public, of a clip only what the player needs. */
export function splitStimulus(file: Pick<StimulusFile, 'stimulus' | 'title' | 'tasks'>): {
  readonly public: PublicStimulus;
  readonly secret: SecretStimulus | null;
} {
  const { stimulus, title } = file;
  switch (stimulus.kind) {
    case 'text':
      return {
        public: { kind: 'text', form: stimulus.form, title, paragraphs: paragraphsOf(stimulus.text) },
        secret: null,
      };
    case 'persons':
      return {
        public: {
          kind: 'persons',
          title,
          persons: lettered(stimulus.persons).map(([letter, person]) => ({ letter, ...person })),
        },
        secret: null,
      };
    case 'clip':
      return {
        public: {
          kind: 'clip',
          form: stimulus.form,
          plays: stimulus.plays,
          speakers: publicSpeakers(stimulus.speakers, file.tasks),
        },
        secret: {
          title,
          transcript: stimulus.script.map(({ speaker, text }) => ({
            speaker,
            name: stimulus.speakers[speaker]?.name ?? speaker,
            text,
          })),
        },
      };
    case 'scene':
      return { public: { kind: 'scene', scene: stimulus.scene }, secret: null };
    case 'none':
      return { public: { kind: 'none' }, secret: null };
  }
}

function publicSpeakers(
  speakers: Extract<Stimulus, { kind: 'clip' }>['speakers'],
  tasks: readonly FileTask[],
): Extract<PublicStimulus, { kind: 'clip' }>['speakers'] {
  const answers = tasks.flatMap(answerTexts).join('\n');
  const hidden = Object.values(speakers).some(({ name }) => namesSpeaker(answers, name));
  return Object.entries(speakers).map(([letter, { name, voice }]) => ({
    letter,
    name: hidden ? null : name,
    voice,
  }));
}

/**
 * Whether a text names a speaker: a whole word of it is a part of the name («Mona», «Monas»), or the role without its
 * definite ending (the speaker is «Legen», the word «lege»). «Unn» is not in «unnskyldning».
 */
export function namesSpeaker(text: string, speaker: string): boolean {
  const words = new Set(wordsIn(foldWord(text)).map((word) => word.text));
  return wordsIn(foldWord(speaker)).some(({ text: name }) => {
    const role = /^(.{3,})e[nt]$/u.exec(name)?.[1];
    const forms = [name, `${name}s`, `${name}'`, ...(role === undefined ? [] : [role, `${role}e`])];
    return name.length > 1 && forms.some((form) => words.has(form));
  });
}

/** What a learner may answer with: options, and accepted or expected words. */
function answerTexts(task: FileTask): readonly string[] {
  if (task.kind === 'choose' || task.kind === 'match') return Object.values(task.options);
  if (task.kind === 'cloze') return task.gaps.flatMap((gap) => Object.values(gap.options));
  if (task.kind === 'typed_cloze') return task.gaps.flatMap((gap) => gap.accept);
  return task.kind === 'dictation' ? [task.key] : [];
}
