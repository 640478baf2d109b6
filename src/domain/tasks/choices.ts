import type { PublicTask } from './presentation.ts';

/** Options that one answer is chosen from, the fewest of its gaps; null where nothing is chosen from a list. */
export function choicesOf(task: PublicTask): number | null {
  switch (task.kind) {
    case 'choose':
    case 'picture':
    case 'match':
      return task.options.length;
    case 'which_person':
      return task.persons.length;
    case 'cloze':
      return Math.min(...task.gaps.map((gap) => gap.options.length));
    default:
      return null;
  }
}
