const deadlockDetected = '40P01';
const mostTimes = 3;

/**
 * Does `work` again when Postgres broke its transaction off because it and another waited for each other. For what is safe
 * to repeat, as every function is. Rule 9.86.
 */
export async function againAfterDeadlock<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let time = 1; ; time += 1) {
    try {
      return await work();
    } catch (error) {
      if (time === mostTimes || (error as { code?: string }).code !== deadlockDetected) throw error;
    }
  }
}
