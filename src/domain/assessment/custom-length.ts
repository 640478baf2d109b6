/** Tasks of a custom test. Rule 9.71. */
export const customLength = { atLeast: 5, atMost: 50, usual: 20 } as const;
/** Writing tasks, and speaking tasks, of a custom test: the real exam has two to four of each. */
export const openLength = { atLeast: 1, atMost: 5, usual: 1 } as const;

/** Tasks of a whole custom test, in all parts. */
export function customTotal({
  tasks,
  writingTasks = 0,
  speakingTasks = 0,
}: {
  readonly tasks: number;
  readonly writingTasks?: number | undefined;
  readonly speakingTasks?: number | undefined;
}): number {
  return tasks + writingTasks + speakingTasks;
}
