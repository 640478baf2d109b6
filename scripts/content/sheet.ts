import type { BankFile, BankTask } from '#domain/tasks/bank.ts';
import {
  type ClozeText,
  isMarked,
  isMarkedPublic,
  type LetteredText,
  type PublicMarkedTask,
  type PublicSpeakTask,
} from '#domain/tasks/presentation.ts';
import { sceneAlts } from './scenes.ts';

let alts: ReadonlyMap<string, string> | undefined;

/** A picture in words; its name would be the answer. */
export function altOf(scene: string): string {
  alts ??= sceneAlts();
  return alts.get(scene) ?? scene;
}

/** A stimulus as a second reader sees it: a script stands for the sound. */
export function stimulusLines({ file, stimulus }: BankFile): readonly string[] {
  const shown = stimulus.public;
  switch (shown.kind) {
    case 'text':
      return [`[${shown.form}] ${shown.title}`, ...shown.paragraphs];
    case 'persons':
      return [shown.title, ...shown.persons.map(({ letter, name, text }) => `  ${letter}) ${name}: ${text}`)];
    case 'clip': {
      const names = new Map(
        shown.speakers.map(({ letter, name, voice }) => [letter, name ?? `${letter} (${voice})`]),
      );
      const script = file.stimulus.kind === 'clip' ? file.stimulus.script : [];
      return [
        `[heard: ${shown.form}]`,
        ...script.map((line) => `  ${names.get(line.speaker)}: ${line.text}`),
      ];
    }
    case 'scene':
      return [`[scene: ${altOf(shown.scene)}]`];
    case 'none':
      return [];
  }
}

/** A task as a second reader sees it. */
export function taskLines(task: PublicMarkedTask): readonly string[] {
  switch (task.kind) {
    case 'choose':
      return [task.prompt, ...optionLines(task.options)];
    case 'picture':
      return [
        task.prompt,
        ...task.options.map(({ letter, scene }) => `  ${letter}) [picture: ${altOf(scene)}]`),
      ];
    case 'match':
      return [
        task.prompt,
        ...task.items.map((item, place) => `  ${place + 1}. ${item}`),
        ...optionLines(task.options),
      ];
    case 'cloze':
      return [
        task.prompt,
        ...clozeLines(task.text),
        ...task.gaps.map(
          ({ options }, gap) =>
            `  (${gap + 1}) ${options.map(({ letter, text }) => `${letter}) ${text}`).join('  ')}`,
        ),
      ];
    case 'typed_cloze':
      return [
        task.prompt,
        ...clozeLines(task.text),
        ...task.gaps.flatMap(({ hint }, gap) => (hint === null ? [] : [`  (${gap + 1}) hint: ${hint}`])),
      ];
    case 'order':
      return [task.prompt, `  first: ${task.first}`, ...optionLines(task.parts)];
    case 'which_person':
    case 'true_false':
    case 'click_word':
    case 'dictation':
      return [task.prompt];
  }
}

/** A writing or speaking task as an examiner judges it: with points, criterion and models. */
export function openTaskLines({ public: shown, secret }: BankTask): readonly string[] {
  if (isMarkedPublic(shown) || isMarked(secret)) return [];
  const frame =
    shown.kind === 'write'
      ? [`  words: at least ${shown.words.guide}, at most ${shown.words.max}`]
      : [
          `  prepares ${shown.preparationSeconds} s, speaks ${shown.speakingSeconds} s`,
          ...(shown.readAloud === null
            ? []
            : [`  reads (${shown.readAloud.voice}): ${shown.readAloud.text}`]),
          ...(secret.stand ? [`  stand: ${secret.stand.nb} / ${secret.stand.en}`] : []),
          ...secret.partner.map(
            (line, place) =>
              `  ${shown.partner?.name} (${shown.partner?.voice})${whenSaid(shown, place + 1)}: ${line}`,
          ),
        ];
  return [
    shown.prompt,
    ...(shown.scene === null ? [] : [`  scene: ${altOf(shown.scene)}`]),
    ...frame,
    `  criterion: ${shown.criterion.nb} / ${shown.criterion.en}`,
    ...secret.points.map((point) => `  point: ${point.nb} / ${point.en}`),
    ...secret.models.flatMap(({ level, text, note, path, errors = [] }) => [
      `  model ${level}${path ? ` (${path.join(', ')})` : ''}: ${text}`,
      ...errors.map(
        ({ quote, correction, type, why }) =>
          `    ${type}: «${quote}» → «${correction}» ${why.nb} / ${why.en}`,
      ),
      `    because: ${note.nb} / ${note.en}`,
    ]),
  ];
}

function optionLines(options: readonly LetteredText[]): readonly string[] {
  return options.map(({ letter, text }) => `  ${letter}) ${text}`);
}

function clozeLines(text: ClozeText): readonly string[] {
  return text.map(
    (paragraph) =>
      `  ${paragraph
        .map((part) => (part.kind === 'text' ? part.text : `__(${part.gap + 1})__`))
        .join('')
        .replace(/\n/gu, '\n  ')}`,
  );
}

/** After which turn of the learner a discussion's line is heard, and which kind of turn leads to it. */
function whenSaid({ partner }: PublicSpeakTask, line: number): string {
  for (const [turn, replies] of (partner?.replies ?? []).entries()) {
    const reply = replies.find((one) => one.line === line);
    if (reply) return `, after turn ${turn + 1} if ${reply.kind} (${reply.when.nb} / ${reply.when.en})`;
  }
  return '';
}
