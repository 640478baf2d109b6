import type { CSSProperties, ReactNode } from 'react';
import type { Level } from '#domain/levels/levels.ts';
import { classNames } from '#web/components/class-names.ts';
import { levelColour } from './level-chip.tsx';

type LevelStack = {
  readonly level: Level;
  readonly tasks: number;
  readonly correct: number;
  /** Each fills half a block. */
  readonly partly: number;
  /** '8 of 12', in the language of the page. */
  readonly countText: string;
  /** 'Good', 'Beginning', … */
  readonly masteryText: string;
};

type LevelStacksProps = {
  readonly stacks: readonly LevelStack[];
  /** What stands as a level's name, where it can be chosen. */
  readonly renderName?: (level: Level) => ReactNode;
  readonly className?: string;
};

/** Level by level, one block a task: filled is right, an outline is not yet. */
export function LevelStacks({ stacks, renderName, className }: LevelStacksProps) {
  const most = Math.max(1, ...stacks.map((stack) => stack.tasks));
  // Up to twelve tasks keep the full height of a block; more share the same room.
  const block = Math.min(13, (12 * 16) / most - 3);
  return (
    <ul
      className={classNames('level-stacks', className)}
      style={{ '--block': `${Math.max(block, 3)}px` } as CSSProperties}
    >
      {stacks.map((stack) => (
        <li key={stack.level}>
          <span className="level-stack-top">
            <span className="text-sm text-muted">{stack.countText}</span>
            <span className={classNames('level-stack', levelColour(stack.level))} aria-hidden="true">
              {Array.from({ length: stack.tasks }, (_, index) => {
                const filled = index < stack.correct ? 1 : index < stack.correct + stack.partly ? 0.5 : 0;
                return (
                  <span
                    // biome-ignore lint/suspicious/noArrayIndexKey: blocks are alike and never change places
                    key={index}
                    data-empty={filled === 0 || undefined}
                    style={
                      filled > 0 && filled < 1
                        ? ({ '--part': `${filled * 100}%` } as CSSProperties)
                        : undefined
                    }
                  />
                );
              })}
            </span>
          </span>
          <span className="level-stack-name">{renderName ? renderName(stack.level) : stack.level}</span>
          <span className="text-xs text-second">{stack.masteryText}</span>
        </li>
      ))}
    </ul>
  );
}
