/**
 * How an ability moves while somebody practises: a local linear trend (Harvey 1989, Forecasting, Structural Time Series
 * Models and the Kalman Filter, 2.3.6) whose slope counts per unit of practice instead of per unit of time:
 *
 *   ability(w + 1) = ability(w) + growth · effort(w) + N(0, drift²)
 *
 * Week by week, in logits of `productScale`. `growth` is the person's own and does not change; what is known of it at first is
 * what is usual. A level is 1.2 logits wide, and learners of a language need 150 to 200 hours for one (Council of Europe and
 * ALTE's guided hours): with 50 tasks a week, an hour and a half here and some three in life and courses, that is some 35 to 45
 * weeks, or .03 a week; whoever practises for an exam date is rather faster.
 */
export const growthModel = {
  /** Practised tasks that are one unit of effort. */
  tasksPerUnit: 50,
  /** Effort of one week, at most: the two hundredth task of a week teaches less than the tenth. */
  mostEffort: 2,
  /** Growth per unit of effort among learners: mean and standard deviation. */
  growthMean: 0.045,
  growthSd: 0.04,
  /** What moves an ability beside practice, standard deviation of a week. */
  drift: 0.06,
  /** How far the practice to come may be from that of the last weeks: standard deviation as a share of it. */
  effortSpread: 0.4,
  /** Standard error of one part of the real exam, the examinee's day included: of 34 to 36 tasks in three stages. */
  examError: 0.4,
} as const;

/** @param tasks Answered in one week, all parts together. @returns units of effort. */
export function effortOf(tasks: number): number {
  return Math.min(Math.max(tasks, 0) / growthModel.tasksPerUnit, growthModel.mostEffort);
}

/** Units of effort of tasks that were practised in some time: a day of it is too short to count less than a day. */
export function effortIn({ tasks, weeks }: { readonly tasks: number; readonly weeks: number }): number {
  return Math.min(tasks / growthModel.tasksPerUnit, growthModel.mostEffort * Math.max(weeks, 1 / 7));
}
