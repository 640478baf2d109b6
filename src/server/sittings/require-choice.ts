import { settingsProblems } from '#domain/assessment/settings-problems.ts';
import { AppError } from '#server/http/errors.ts';

/** Rule 5.2. @throws AppError 400 */
export function requireChoice(settings: Parameters<typeof settingsProblems>[0]): void {
  const [problem] = settingsProblems(settings);
  if (problem === 'no_level') {
    throw new AppError({ code: problem, status: 400, message: 'Select at least one level!' });
  }
  if (problem === 'no_category') {
    throw new AppError({ code: problem, status: 400, message: 'Select at least one category!' });
  }
}
