import type { BankFile } from '#domain/tasks/bank.ts';
import { pathOf } from './duplicates.ts';
import type { Finding } from './finding.ts';

/** Rule 9.401: names of the pictures of stories and articles. Their alternatives say all, and some have words in them. */
const pagesOwn = /^(?:lettavis|artikkel)-/u;

/** Scenes that a stimulus, a picture task or a prompt names, but that are not drawn, or that belong to a page (Rule 9.402). */
export function checkScenes(bank: readonly BankFile[], drawn: ReadonlySet<string>): readonly Finding[] {
  return bank.flatMap(({ file }) => {
    const named = [
      ...(file.stimulus.kind === 'scene' ? [{ task: null, scene: file.stimulus.scene }] : []),
      ...file.tasks.flatMap((task) => {
        if (task.kind === 'picture')
          return Object.values(task.options).map((scene) => ({ task: task.id, scene }));
        return 'scene' in task && task.scene !== undefined ? [{ task: task.id, scene: task.scene }] : [];
      }),
    ];
    return named.flatMap(({ task, scene }): readonly Finding[] => {
      const message = pagesOwn.test(scene)
        ? `the scene ${scene} belongs to a story or an article`
        : drawn.has(scene)
          ? null
          : `there is no scene ${scene} in content/scenes`;
      return message === null
        ? []
        : [{ severity: 'error', rule: 'scene', path: pathOf(file), task, message }];
    });
  });
}
