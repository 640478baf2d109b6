import { type Level, levels } from '#domain/levels/levels.ts';
import { classNames } from '#web/components/class-names.ts';
import { Cairn } from './cairn.tsx';

const colours = [
  'text-level-0',
  'text-level-1',
  'text-level-2',
  'text-level-3',
  'text-level-4',
  'text-level-5',
] as const;

/** Class that gives the ramp's colour of a level as text colour; for cairns and bars, with a label beside them. */
export function levelColour(level: Level): string {
  return colours[levels.indexOf(level)] as string;
}

/** A level's name with its cairn: told apart by shape, by word and by colour. */
export function LevelChip({ level, className }: { readonly level: Level; readonly className?: string }) {
  return (
    <span
      className={classNames('inline-flex items-center gap-1.5 whitespace-nowrap font-semibold', className)}
    >
      <Cairn flat stones={levels.indexOf(level)} className={classNames('w-3.5', levelColour(level))} />
      {level}
    </span>
  );
}
