import type { PublicTask } from './presentation.ts';

/**
 * The share of the points that a response without any understanding gets on average: the lower asymptote c of the item
 * response model, which takes the score itself as evidence, not whether it reaches `correctFrom`. One of n options 1/n; gaps
 * the mean of 1/n; items to match 1/n of the options; order 1/n, since each of n parts follows the right one by chance with
 * 1/n; click_word, typed answers and dictations 0 (a text has too many words to hit one).
 */
export function guessing(task: PublicTask): number {
  switch (task.kind) {
    case 'choose':
    case 'picture':
    case 'match':
      return 1 / Math.max(1, task.options.length);
    case 'true_false':
      return 1 / 3;
    case 'which_person':
      return 1 / Math.max(1, task.persons.length);
    case 'cloze':
      return task.gaps.reduce((sum, gap) => sum + 1 / gap.options.length, 0) / Math.max(1, task.gaps.length);
    case 'order':
      return 1 / Math.max(1, task.parts.length);
    case 'typed_cloze':
    case 'click_word':
    case 'dictation':
    case 'write':
    case 'speak':
      return 0;
  }
}
