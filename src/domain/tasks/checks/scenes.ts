import type { BankFile } from '#domain/tasks/bank.ts';
import { pathOf } from './duplicates.ts';
import type { Finding } from './finding.ts';

/** Scenes that a stimulus, a picture task or a prompt names, but that are not drawn. */
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
    return named
      .filter(({ scene }) => !drawn.has(scene))
      .map(({ task, scene }): Finding => {
        const message = `there is no scene ${scene} in content/scenes`;
        return { severity: 'error', rule: 'scene', path: pathOf(file), task, message };
      });
  });
}
