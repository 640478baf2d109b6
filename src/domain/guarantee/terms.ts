/** The figures of the pass guarantee; the pages are written from them. Rule 9.3, Rule 9.54, Rule 9.55. */
export const guaranteeTerms = {
  /** Weeks of active practice, of so many up to the test. */
  weeks: 4,
  windowWeeks: 16,
  /** A week is active with practice on so many days or with so many tasks. */
  weekDays: 2,
  weekTasks: 10,
  /** Practice tasks in all, and in each skill that the package opens. */
  tasks: 100,
  tasksOfSkill: 5,
  /** A skill that opened late is asked for in tests from this day on. Decisions 117 and 119. */
  skillsAskedFrom: { write: '2027-02-01', speak: '2027-02-01' },
  /** Days after the test in which its proof counts, the last one included. */
  proofDays: 30,
  /** What an accepted claim adds to the package. */
  extensionDays: 30,
} as const;
