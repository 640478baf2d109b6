export type SettingsProblem = 'no_level' | 'no_category';

/** What is wrong with the settings, in the order in which it is said; empty when they are fine. */
export function settingsProblems(settings: {
  readonly levels: readonly string[];
  readonly categories: readonly string[];
}): readonly SettingsProblem[] {
  const problems: SettingsProblem[] = [];
  if (settings.levels.length === 0) problems.push('no_level');
  if (settings.categories.length === 0) problems.push('no_category');
  return problems;
}
