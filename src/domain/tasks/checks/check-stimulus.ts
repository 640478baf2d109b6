import { readability } from '#domain/language/readability.ts';
import { wordsIn } from '#domain/language/words.ts';
import type { TaskLevel } from '#domain/levels/levels.ts';
import { spokenSeconds } from '#domain/tasks/duration.ts';
import type { FileTask, Stimulus, StimulusFile } from '#domain/tasks/stimulus-file.ts';
import { bands, clipSeconds, lixFromWords } from './bands.ts';
import { complaintsAbout, type Finding } from './finding.ts';

/** What can be said of a file's stimulus and head alone: length, readability, speakers, category. */
export function checkStimulus(file: StimulusFile, path: string): readonly Finding[] {
  const about = complaintsAbout(path, null);
  const { stimulus, level, category } = file;
  const band = bands[level];
  const isMarkedCategory = category === 'read' || category === 'listen';

  if (file.free && (!['read', 'listen'].includes(category) || !['A1', 'A2'].includes(level))) {
    about.error('free', 'only read and listen files of A1 and A2 may be free');
  }
  if (category === 'listen' && stimulus.kind !== 'clip') {
    about.error('stimulus', `a listen file needs a clip, not ${stimulus.kind}`);
  }
  if (category === 'read' && stimulus.kind === 'clip')
    about.error('stimulus', 'a read file cannot have a clip');
  const ids = file.tasks.map((task) => task.id);
  for (const id of new Set(ids.filter((id, place) => ids.indexOf(id) !== place))) {
    about.error('task-id', `two tasks are called ${id}`);
  }
  if (stimulus.kind === 'text' && stimulus.text.includes('[[')) {
    about.error('gaps', 'gap markers belong in the text of a cloze task, not in the stimulus');
  }

  for (const text of textsOf(file)) {
    const { words, lix } = readability(text.text);
    if (text.of !== 'model' && words > band.maxWords) {
      about.error('length', `${text.name} has ${words} words; ${level} allows ${band.maxWords}`);
    }
    const out = lixOutside(file, text);
    if (out !== null) about.warning('lix', `${text.name} has LIX ${lix.toFixed(0)}; ${out}`);
  }
  if (stimulus.kind === 'clip') {
    const seconds = spokenSeconds(stimulus.script, level);
    if (seconds > clipSeconds.max)
      about.error('length', `the clip takes some ${seconds.toFixed(0)} s; 90 at most`);
    if (seconds < clipSeconds.min && stimulus.form !== 'dictation') {
      about.warning('length', `the clip takes only some ${seconds.toFixed(0)} s; 10–30 are usual`);
    }
    // A clip that is summed up is heard as often as its task needs (C1: twice).
    if (isMarkedCategory && stimulus.plays !== band.plays)
      about.error('plays', `${level} clips are played ${band.plays} time(s)`);
    checkSpeakers(stimulus, about);
  }
  if (stimulus.kind === 'persons') {
    const letters = Object.keys(stimulus.persons).sort().join('');
    const allowed = isMarkedCategory ? ['abcd', 'abcde'] : ['ab', 'abc', 'abcd'];
    if (!allowed.includes(letters)) about.error('persons', `${allowed.join(' or ')}, not ${letters}`);
  }
  return about.found;
}

/** A text that has a level. */
export interface LevelText {
  readonly name: string;
  readonly text: string;
  /** Written or spoken words, gaps filled; or a model answer at the file's level. */
  readonly of: 'stimulus' | 'task' | 'model';
  /** Prose that is written has a least LIX too. */
  readonly isProse: boolean;
}

/** Each text of a file that has a level: the stimulus', a task's own where it carries one, and model answers. */
export function textsOf(file: StimulusFile): readonly LevelText[] {
  const { stimulus } = file;
  const text = stimulusText(stimulus);
  const own = text === null ? [] : [{ ...text, of: 'stimulus' as const, isProse: isProse(stimulus) }];
  return [
    ...own,
    ...file.tasks.flatMap((task) => textsOfTask(file.level, { task, prose: isProse(stimulus) })),
  ];
}

function stimulusText(stimulus: Stimulus): { readonly name: string; readonly text: string } | null {
  switch (stimulus.kind) {
    case 'text':
      return { name: 'the text', text: stimulus.text };
    case 'persons': {
      const texts = Object.values(stimulus.persons).map((person) => person.text);
      return { name: 'the texts', text: texts.join('\n') };
    }
    case 'clip':
      return { name: 'the script', text: stimulus.script.map((line) => line.text).join('\n') };
    default:
      return null;
  }
}

function textsOfTask(
  level: TaskLevel,
  { task, prose }: { readonly task: FileTask; readonly prose: boolean },
): readonly LevelText[] {
  const name = `the text of ${task.id}`;
  if (task.kind === 'cloze' || task.kind === 'typed_cloze') {
    return [{ name, text: filledCloze(task), of: 'task', isProse: prose }];
  }
  if (task.kind === 'order') return [{ name, text: task.parts.join(' '), of: 'task', isProse: prose }];
  if (task.kind === 'read_aloud') return [{ name, text: task.text, of: 'task', isProse: false }];
  if (!('models' in task)) return [];
  const written = 'words' in task && (task.kind === 'argue' || task.kind === 'summarise');
  return task.models
    .filter((model) => model.level === level)
    .map(({ text }) => ({ name: `the model of ${task.id}`, text, of: 'model', isProse: written }));
}

/** Says which bound of its level a text's LIX leaves; null when it is inside, or too short to tell. */
export function lixOutside(
  file: Pick<StimulusFile, 'level'>,
  text: Pick<LevelText, 'text' | 'isProse'>,
): string | null {
  const band = bands[file.level];
  const { words, lix } = readability(text.text);
  if (words < lixFromWords) return null;
  if (Math.round(lix) > band.maxLix) return `${file.level} goes to ${band.maxLix}`;
  // Speech, and what people write to each other, has short words at every level.
  return text.isProse && Math.round(lix) < band.minLix ? `${file.level} begins at ${band.minLix}` : null;
}

const proseForms: readonly string[] = ['article', 'opinion', 'encyclopedia', 'instructions'];

function isProse(stimulus: Stimulus): boolean {
  return stimulus.kind === 'text' && proseForms.includes(stimulus.form);
}

function filledCloze(task: {
  readonly text: string;
  readonly gaps: readonly (
    | { accept: readonly string[] }
    | { options: Partial<Record<string, string>>; key: string }
  )[];
}): string {
  return task.text.replace(/\[\[(\d+)\]\]/gu, (marker, number: string) => {
    const gap = task.gaps[Number(number) - 1];
    if (gap === undefined) return marker;
    return ('accept' in gap ? gap.accept[0] : gap.options[gap.key]) ?? marker;
  });
}

function checkSpeakers(
  clip: Extract<Stimulus, { kind: 'clip' }>,
  about: ReturnType<typeof complaintsAbout>,
): void {
  const declared = Object.keys(clip.speakers);
  const heard = new Set(clip.script.map((line) => line.speaker));
  for (const letter of heard)
    if (!declared.includes(letter)) about.error('speakers', `speaker ${letter} is not declared`);
  for (const letter of declared)
    if (!heard.has(letter)) about.error('speakers', `speaker ${letter} says nothing`);
  const names = Object.values(clip.speakers).map((speaker) => speaker.name);
  if (new Set(names).size < names.length) about.error('speakers', 'two speakers have the same name');
  const voices = Object.values(clip.speakers).map((speaker) => speaker.voice);
  if (declared.length === 2 && new Set(voices).size === 1) {
    about.warning('speakers', 'of two speakers one is a woman and one a man, as in the exam');
  }
  if (clip.form === 'statements' ? declared.length !== 4 : declared.length > 2) {
    about.error('speakers', `${declared.length} speakers: statements have four, other clips one or two`);
  }
  if (clip.form === 'dictation' && declared.length !== 1)
    about.error('speakers', 'a dictation has one speaker');
  for (const line of clip.script) {
    if (wordsIn(line.text).length > 120) about.warning('speakers', 'one turn of more than 120 words');
  }
}
