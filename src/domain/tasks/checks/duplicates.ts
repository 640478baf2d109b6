import { type SimilarPair, similarPairs } from '#domain/language/shingles.ts';
import type { BankFile } from '#domain/tasks/bank.ts';
import { partnerOf } from '#domain/tasks/partner-lines.ts';
import type { FileTask } from '#domain/tasks/stimulus-file.ts';
import type { Finding } from './finding.ts';

/** Share of common four-word runs from which two stimuli are too alike, and of three-word runs for two tasks. */
export const tooAlike = { stimulus: 0.25, task: 0.5 } as const;

/**
 * Pairs of stimuli, and of tasks, that are the same or nearly so. `reviewed` holds pairs that were looked at and may
 * stay (`one other`, in either order).
 */
export function nearDuplicates(
  bank: readonly BankFile[],
  reviewed: ReadonlySet<string>,
): readonly (SimilarPair & { readonly what: 'stimulus' | 'task' })[] {
  const stimuli = bank.flatMap(({ file }) => {
    const text = stimulusText(file.stimulus);
    return text === '' ? [] : [{ id: file.id, text }];
  });
  const tasks = bank.flatMap(({ file }) =>
    file.tasks.flatMap((task) => {
      const text = taskText(task);
      return text === null ? [] : [{ id: `${file.id}/${task.id}`, text: `${task.kind} ${text}` }];
    }),
  );
  return [
    ...similarPairs(stimuli, { size: 4, threshold: tooAlike.stimulus }).map((pair) => ({
      ...pair,
      what: 'stimulus' as const,
    })),
    ...similarPairs(tasks, { size: 3, threshold: tooAlike.task }).map((pair) => ({
      ...pair,
      what: 'task' as const,
    })),
  ].filter(({ one, other }) => !reviewed.has(`${one} ${other}`) && !reviewed.has(`${other} ${one}`));
}

/** The pairs as errors, told at the later of the two; and titles used twice, as warnings. */
export function checkDuplicates(
  bank: readonly BankFile[],
  reviewed: ReadonlySet<string>,
): readonly Finding[] {
  const pathById = new Map(bank.map(({ file }) => [file.id, pathOf(file)]));
  const alike = nearDuplicates(bank, reviewed).map(({ one, other, what, similarity }): Finding => {
    const [stimulusId = '', taskId] = other.split('/');
    return {
      severity: 'error',
      rule: 'duplicate',
      path: pathById.get(stimulusId) ?? '',
      task: taskId ?? null,
      message: `this ${what} shares ${Math.round(100 * similarity)} % of its wording with ${one}`,
    };
  });
  return [...alike, ...sameTitles(bank)];
}

/** Where a file lies below `content/`. */
export function pathOf(file: BankFile['file']): string {
  const slug = file.id.slice(`${file.category}-${file.level}-`.length);
  return `${file.category}/${file.level}/${slug}.yaml`;
}

function sameTitles(bank: readonly BankFile[]): readonly Finding[] {
  const seen = new Map<string, string>();
  return bank.flatMap(({ file }): readonly Finding[] => {
    const title = `${file.category} ${file.title.toLowerCase()}`;
    const earlier = seen.get(title);
    seen.set(title, file.id);
    if (earlier === undefined) return [];
    const message = `${earlier} has the same title «${file.title}»`;
    return [{ severity: 'warning', rule: 'title', path: pathOf(file), task: null, message }];
  });
}

function stimulusText(stimulus: BankFile['file']['stimulus']): string {
  switch (stimulus.kind) {
    case 'text':
      return stimulus.text;
    case 'persons':
      return Object.values(stimulus.persons)
        .map((person) => person.text)
        .join('\n');
    case 'clip':
      return stimulus.script.map((line) => line.text).join('\n');
    default:
      return '';
  }
}

/** What makes a task itself, beside its stimulus; null where that is all in the stimulus (instructions repeat). */
function taskText(task: FileTask): string | null {
  switch (task.kind) {
    case 'choose':
      return [task.prompt, ...Object.values(task.options)].join(' ');
    case 'true_false':
    case 'which_person':
      return task.prompt;
    case 'match':
      return [...task.items.map((item) => item.text), ...Object.values(task.options)].join(' ');
    case 'cloze':
    case 'typed_cloze':
      return task.text;
    case 'order':
      return task.parts.join(' ');
    case 'picture':
    case 'click_word':
    case 'dictation':
      return null;
    case 'read_aloud':
      return task.text;
    case 'role_play':
    case 'discuss':
      return [task.prompt, ...(partnerOf(task)?.lines ?? [])].join(' ');
    default:
      return [task.prompt, ...task.models.map((model) => model.text)].join(' ');
  }
}
