import type { CSSProperties } from 'react';
import { type TaskLevel, taskLevels } from '#domain/levels/levels.ts';
import { classNames } from '#web/components/class-names.ts';
import { Cairn } from './cairn.tsx';
import { levelColour } from './level-chip.tsx';

type LevelRowProps = {
  /** The highest level that is included; A1 always is. */
  readonly upTo: TaskLevel;
  /** 'Levels A1 to B2' */
  readonly description: string;
  readonly className?: string;
};

/** A1 to C1 as cairns on a way: walked as far as something reaches. */
export function LevelRow({ upTo, description, className }: LevelRowProps) {
  const last = taskLevels.indexOf(upTo);
  return (
    <div role="img" aria-label={description} className={classNames('level-row', className)}>
      <span className="level-row-walked" style={{ '--walked': last / 4 } as CSSProperties} />
      {taskLevels.map((level, index) => (
        <span key={level} className="level-row-stop" data-beyond={index > last || undefined}>
          <span className="level-row-cairn">
            <Cairn
              stones={index + 1}
              className={classNames('w-4', index > last ? 'text-outline' : levelColour(level))}
            />
          </span>
          {level}
        </span>
      ))}
    </div>
  );
}
