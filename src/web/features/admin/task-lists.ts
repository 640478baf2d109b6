/** What tasks are listed by: what learners reported, what behaves otherwise than the model, what is taken out, all. */
export const taskListNames = ['reported', 'misfits', 'withdrawn', 'all'] as const;
export type TaskListName = (typeof taskListNames)[number];
