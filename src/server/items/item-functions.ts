import type { ServerFunction } from '#server/functions/define-function.ts';
import { taskReportsFunction } from './task-reports.ts';

/** What learners say of tasks: its part of the table of functions; what editors do lies with the administration. */
export function itemFunctions(): readonly ServerFunction[] {
  return [taskReportsFunction()];
}
