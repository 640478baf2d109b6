import { readFileSync } from 'node:fs';

/** Imports go down: a floor may use itself and what stands after it here. */
export const floorsBelow = {
  domain: [],
  server: ['domain'],
  web: ['domain'],
  main: ['server', 'web', 'domain'],
} as const satisfies Record<string, readonly string[]>;
export type Floor = keyof typeof floorsBelow;

/** `uses` names rooms of the same floor as they are, rooms of a floor below as `#domain/tasks`. */
export interface Room {
  readonly is: string;
  readonly uses: readonly string[];
}

/** One entry a room; a floor that is `open` has no rooms yet, and other floors name it as a whole (`#web`). */
export type RoomPlan = Readonly<Record<Floor, 'open' | Readonly<Record<string, Room>>>>;

/** @throws Error with a whole sentence when the file does not hold a plan. */
export function readRoomPlan(path: string): RoomPlan {
  const plan = JSON.parse(readFileSync(path, 'utf8')) as RoomPlan;
  for (const floor of Object.keys(floorsBelow) as Floor[]) {
    const rooms = plan[floor];
    if (rooms === 'open') continue;
    if (typeof rooms !== 'object') throw new Error(`rooms.json does not say which rooms ${floor} has.`);
    for (const [name, room] of Object.entries(rooms))
      if (!room.is?.trim() || !Array.isArray(room.uses))
        throw new Error(`rooms.json: ${floor}/${name} needs "is", a sentence, and "uses", a list.`);
  }
  return plan;
}

/**
 * The room of a file (path from `src`), as other floors name it: the longest declared folder that holds it.
 * Files that lie on the floor itself are the room `.`. Undefined when no room holds it.
 */
export function roomOf(plan: RoomPlan, file: string): string | undefined {
  const [floor, ...rest] = file.split('/') as [Floor, ...string[]];
  const rooms = plan[floor];
  if (rooms === 'open') return `#${floor}`;
  if (!rooms) return undefined;
  for (let depth = rest.length - 1; depth > 0; depth -= 1) {
    const name = rest.slice(0, depth).join('/');
    if (name in rooms) return `#${floor}/${name}`;
  }
  return rest.length === 1 && '.' in rooms ? `#${floor}/.` : undefined;
}

export function floorOf(room: string): Floor {
  return room.slice(1).split('/')[0] as Floor;
}

/** How a room is named in another's `uses`. */
export function nameFor(user: string, used: string): string {
  const floor = `#${floorOf(user)}/`;
  return used.startsWith(floor) ? used.slice(floor.length) : used;
}

/** Tests and what only tests use: told by name, free to look into every room of their floor and those below. */
export function isTestFile(file: string): boolean {
  return /\.test\.tsx?$|[-.]fixture\.tsx?$|(^|\/)testing\//.test(file);
}
