import type { Response } from '#domain/tasks/response.ts';

/** An answer that is not known to have arrived. */
export type KeptAnswer = {
  readonly position: number;
  readonly taskId: string;
  readonly response: Response | null;
};

/**
 * Answers that wait for the network live in the browser's storage, so that a reload or a closed laptop loses none. The newest of a
 * task is the only one.
 */
export function readKept(partId: string): readonly KeptAnswer[] {
  try {
    return JSON.parse(localStorage.getItem(keyOf(partId)) ?? '[]') as readonly KeptAnswer[];
  } catch {
    return [];
  }
}

export function saveKept(partId: string, answers: readonly KeptAnswer[]): void {
  try {
    if (answers.length === 0) localStorage.removeItem(keyOf(partId));
    else localStorage.setItem(keyOf(partId), JSON.stringify(answers));
  } catch {
    // Full or closed storage: the answers still live in the page.
  }
}

/** The list with the newest answer to a task in the place of an earlier one. */
export function withAnswer(answers: readonly KeptAnswer[], newest: KeptAnswer): readonly KeptAnswer[] {
  return [...answers.filter(({ position }) => position !== newest.position), newest];
}

function keyOf(partId: string): string {
  return `bestatt:mock:${partId}`;
}
