import { foldAnswer, foldWord, wordsIn } from '#domain/language/words.ts';
import type { Category } from '#domain/levels/categories.ts';
import { station } from '#domain/levels/levels.ts';
import { numbersRise, onlyNumbers } from '#domain/tasks/option-order.ts';
import type { FileTask, MarkedTask, Stimulus, StimulusFile } from '#domain/tasks/stimulus-file.ts';
import { type MarkedKind, markedKinds } from '#domain/tasks/vocabulary.ts';
import { bands } from './bands.ts';
import { checkOpenTask } from './check-open-task.ts';
import { type Complaints, complaintsAbout, type Finding } from './finding.ts';

const kindsOf: Readonly<Record<'read' | 'listen', readonly MarkedKind[]>> = {
  read: markedKinds.filter((kind) => kind !== 'dictation'),
  listen: ['choose', 'picture', 'match', 'true_false', 'cloze', 'typed_cloze', 'dictation'],
};

type Options = Partial<Record<string, string>>;

/** What can be said of one task beside its stimulus. */
export function checkTask(
  file: StimulusFile,
  { task, path }: { readonly task: FileTask; readonly path: string },
): readonly Finding[] {
  const about = complaintsAbout(path, task.id);
  const centre = station(file.level);
  if (Math.abs(task.difficulty - centre) > 0.5 + 1e-9) {
    about.error(
      'difficulty',
      `difficulty ${task.difficulty} is more than half a step from ${file.level} (${centre})`,
    );
  }
  if (!isMarkedTask(task)) {
    checkOpenTask(file, { task, about });
    return about.found;
  }
  if (task.skill === 'grammar' && task.grammar === undefined) {
    about.error('grammar', 'a task that probes grammar names its grammar point');
  }
  if (!isMarkedCategory(file.category)) {
    about.error('kind', `${task.kind} does not belong in ${file.category}`);
  } else if (!kindsOf[file.category].includes(task.kind)) {
    about.error('kind', `${task.kind} does not belong in ${file.category}`);
  }
  checkEvidence(task, { stimulus: file.stimulus, about });
  checkKind(file, { task, about });
  return about.found;
}

/** True for the kinds that have a key. */
export function isMarkedTask(task: FileTask): task is MarkedTask {
  return 'explanation' in task;
}

function isMarkedCategory(category: Category): category is 'read' | 'listen' {
  return category === 'read' || category === 'listen';
}

function checkEvidence(
  task: MarkedTask,
  { stimulus, about }: { readonly stimulus: Stimulus; readonly about: Complaints },
): void {
  if (task.evidence === undefined) return;
  if (task.kind === 'true_false' && task.key === 'not_stated') {
    about.error('evidence', 'what is not stated has no evidence');
  }
  const { evidence } = task;
  if (!evidencePlaces(task, stimulus).some((place) => place.includes(evidence))) {
    about.error('evidence', `not found in one text or script line: «${evidence}»`);
  }
}

function evidencePlaces(task: MarkedTask, stimulus: Stimulus): readonly string[] {
  if (task.kind === 'cloze' || task.kind === 'typed_cloze') return [task.text, ...stimulusTexts(stimulus)];
  return task.kind === 'order' ? task.parts : stimulusTexts(stimulus);
}

function stimulusTexts(stimulus: Stimulus): readonly string[] {
  if (stimulus.kind === 'text') return [stimulus.text];
  if (stimulus.kind === 'persons') return Object.values(stimulus.persons).map((person) => person.text);
  return stimulus.kind === 'clip' ? stimulus.script.map((line) => line.text) : [];
}

function checkKind(
  file: StimulusFile,
  { task, about }: { readonly task: MarkedTask; readonly about: Complaints },
): void {
  const { stimulus } = file;
  switch (task.kind) {
    case 'choose':
      needStimulus(stimulus, about);
      checkOptions({
        options: task.options,
        key: task.key,
        least: station(file.level) >= 3 ? 4 : 3,
        most: 4,
        about,
      });
      checkLengths(task.options, { key: task.key, about });
      return;
    case 'picture':
      checkOptions({ options: task.options, key: task.key, least: 3, most: 4, about });
      return;
    case 'true_false':
      needStimulus(stimulus, about);
      if (task.prompt.endsWith('?')) about.error('prompt', 'the prompt of a true_false task is a statement');
      return;
    case 'which_person':
      if (stimulus.kind !== 'persons')
        about.error('stimulus', 'which_person needs a stimulus of kind persons');
      else if (!(task.key in stimulus.persons)) about.error('key', `key ${task.key} is not a person`);
      if (!task.prompt.endsWith('?'))
        about.error('prompt', 'the prompt of a which_person task is a question');
      return;
    case 'match': {
      const keys = task.items.map((item) => item.key);
      checkOptions({ options: task.options, key: keys, least: task.items.length, most: 7, about });
      if (new Set(keys).size < keys.length) about.error('key', 'two items have the same option');
      if (hasTwins(task.items.map((item) => item.text))) about.error('items', 'two items are the same');
      return;
    }
    case 'cloze':
      checkGaps(task.text, { count: task.gaps.length, about });
      for (const gap of task.gaps) checkOptions({ ...gap, least: 3, most: 4, about });
      return;
    case 'typed_cloze':
      checkGaps(task.text, { count: task.gaps.length, about });
      for (const gap of task.gaps) {
        if (hasTwins(gap.accept)) about.error('accept', `the same form twice: ${gap.accept.join(', ')}`);
        if (
          gap.hint !== undefined &&
          gap.accept.some((form) => foldAnswer(form) === foldAnswer(gap.hint ?? ''))
        ) {
          about.warning('accept', `the hint «${gap.hint}» is itself accepted`);
        }
      }
      return;
    case 'order':
      if (stimulus.kind !== 'none')
        about.error('stimulus', 'an order task carries its own text: stimulus kind none');
      if (task.parts.length > 6) about.warning('parts', 'more than six parts');
      if (hasTwins(task.parts)) about.error('parts', 'two parts are the same');
      return;
    case 'click_word':
      checkClickWord(task.key, { stimulus, about });
      return;
    case 'dictation':
      checkDictation(file, { key: task.key, about });
      return;
  }
}

function needStimulus(stimulus: Stimulus, about: Complaints): void {
  if (stimulus.kind === 'none') about.error('stimulus', 'nothing to read, hear or see');
}

function checkOptions(input: {
  readonly options: Options;
  readonly key: string | readonly string[];
  readonly least: number;
  readonly most: number;
  readonly about: Complaints;
}): void {
  const { options, least, most, about } = input;
  const letters = Object.keys(options).sort();
  const texts = letters.map((letter) => options[letter] ?? '');
  if (letters.join('') !== 'abcdefg'.slice(0, letters.length)) {
    about.error('options', `the letters must follow each other from a: ${letters.join(' ')}`);
  }
  if (letters.length < least || letters.length > most) {
    about.error(
      'options',
      `${letters.length} options; ${least === most ? least : `${least}–${most}`} are asked`,
    );
  }
  for (const key of [input.key].flat()) {
    if (!letters.includes(key)) about.error('key', `key ${key} is not an option`);
  }
  if (hasTwins(texts)) about.error('options', 'two options are the same');
  if (onlyNumbers(texts) && !numbersRise(texts))
    about.error('options', 'numbers and times stand in rising order');
  const forbidden = /^(?:alle|ingen|begge) (?:av )?(?:disse|dem|delene|alternativene|svarene)/iu;
  for (const text of texts) if (forbidden.test(text)) about.error('options', `no «${text}»`);
}

/** A key that can be told by its length, or options that do not look alike. */
function checkLengths(
  options: Options,
  { key, about }: { readonly key: string; readonly about: Complaints },
): void {
  const others = Object.entries(options).flatMap(([letter, text]) =>
    letter === key ? [] : [text?.length ?? 0],
  );
  const length = options[key]?.length ?? 0;
  if (length > 1.4 * Math.max(...others) + 6)
    about.error('option-length', 'the key is much longer than all the others');
  if (length < 0.6 * Math.min(...others) - 6)
    about.error('option-length', 'the key is much shorter than all the others');
  const all = [length, ...others];
  if (Math.max(...all) > 2.5 * Math.min(...all) + 15)
    about.warning('option-length', 'options of very unlike length');
}

function checkGaps(
  text: string,
  { count, about }: { readonly count: number; readonly about: Complaints },
): void {
  const markers = [...text.matchAll(/\[\[([^\]]*)\]\]/gu)].map((marker) => marker[1] ?? '');
  const wanted = Array.from({ length: count }, (_, place) => String(place + 1));
  if (markers.join(' ') !== wanted.join(' ')) {
    about.error('gaps', `markers ${markers.join(' ') || 'none'}, but gaps ${wanted.join(' ')}`);
  }
  if (/\[\[|\]\]/u.test(text.replace(/\[\[\d+\]\]/gu, ''))) about.error('gaps', 'a broken gap marker');
}

function checkClickWord(
  key: string,
  { stimulus, about }: { readonly stimulus: Stimulus; readonly about: Complaints },
): void {
  if (stimulus.kind !== 'text') {
    about.error('stimulus', 'click_word needs a text');
    return;
  }
  const words = wordsIn(stimulus.text).filter((word) => foldWord(word.text) === foldWord(key));
  if (words.length !== 1) about.error('key', `«${key}» stands ${words.length} times in the text as a word`);
}

function checkDictation(
  file: StimulusFile,
  { key, about }: { readonly key: string; readonly about: Complaints },
): void {
  const { stimulus, level } = file;
  if (stimulus.kind !== 'clip' || stimulus.form !== 'dictation') {
    about.error('stimulus', 'a dictation task needs a clip of form dictation');
    return;
  }
  const script = stimulus.script.map((line) => line.text).join(' ');
  if (script !== key) about.error('key', 'the key is not the whole of the script');
  const { min, max } = bands[level].dictation;
  const words = wordsIn(key).length;
  if (words < min || words > max)
    about.error('length', `a dictation of ${words} words; ${level} has ${min}–${max}`);
}

function hasTwins(texts: readonly string[]): boolean {
  return new Set(texts.map((text) => foldAnswer(text) || text)).size < texts.length;
}
