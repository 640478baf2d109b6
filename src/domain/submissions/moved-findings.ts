import type { TextFinding } from './assessment.ts';

/**
 * Findings of a text after it was changed in one place, until it is checked again: those behind the change move with it, and
 * those that it touches are dropped.
 */
export function movedFindings(
  findings: readonly TextFinding[],
  { before, after }: { readonly before: string; readonly after: string },
): readonly TextFinding[] {
  if (before === after) return findings;
  const most = Math.min(before.length, after.length);
  let head = 0;
  while (head < most && before[head] === after[head]) head += 1;
  let tail = 0;
  while (tail < most - head && before[before.length - 1 - tail] === after[after.length - 1 - tail]) tail += 1;
  const changedTo = before.length - tail;
  const shift = after.length - before.length;
  return findings.flatMap((finding) => {
    const { start, end } = finding;
    if (end < head || (end === head && changedTo > head)) return [finding];
    if (start >= changedTo && start > head) return [{ ...finding, start: start + shift, end: end + shift }];
    return [];
  });
}
