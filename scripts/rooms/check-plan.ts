import { findCycles, toAdjacency } from './cycles.ts';
import type { Import, ModuleGraph } from './module-graph.ts';
import { type Floor, floorOf, floorsBelow, isTestFile, nameFor, type RoomPlan, roomOf } from './room-plan.ts';

/** What the plan forbids or has wrong, one sentence each. Floors that are open are held to the floors only. */
export function checkRooms(plan: RoomPlan, graph: ModuleGraph): string[] {
  return [
    ...homelessFiles(plan, graph),
    ...emptyRooms(plan, graph),
    ...unknownRooms(plan),
    ...graph.imports.flatMap((edge) => forbidden(plan, edge)),
    ...unusedEdges(plan, graph),
    ...roomCycles(plan),
    ...fileCycles(plan, graph),
  ];
}

function homelessFiles(plan: RoomPlan, { files }: ModuleGraph): string[] {
  return files
    .filter((file) => roomOf(plan, file) === undefined)
    .map((file) => `${file} lies in no room that rooms.json names.`);
}

function emptyRooms(plan: RoomPlan, { files }: ModuleGraph): string[] {
  const inhabited = new Set(files.map((file) => roomOf(plan, file)));
  return declaredRooms(plan)
    .filter(({ room }) => !inhabited.has(room))
    .map(({ room }) => `${room} is declared in rooms.json and holds no file.`);
}

function unknownRooms(plan: RoomPlan): string[] {
  const known = new Set(declaredRooms(plan).map(({ room }) => room));
  for (const [floor, rooms] of Object.entries(plan)) if (rooms === 'open') known.add(`#${floor}`);
  return declaredRooms(plan).flatMap(({ room, uses }) =>
    uses
      .filter((used) => !known.has(absolute(room, used)))
      .map((used) => `${room} may use ${used}, says rooms.json, but there is no such room.`),
  );
}

function forbidden(plan: RoomPlan, edge: Import): string[] {
  const [from, to] = [roomOf(plan, edge.from), roomOf(plan, edge.to)];
  if (!from || !to || from === to) return [];
  const place = `${edge.from}:${edge.line} imports ${edge.to}`;
  const [floor, below] = [floorOf(from), floorOf(to)];
  if (floor !== below && !(floorsBelow[floor] as readonly Floor[]).includes(below))
    return [`${place}: imports go down, never from ${floor} to ${below}.`];
  if (isTestFile(edge.from)) return [];
  if (isTestFile(edge.to)) return [`${place}: that is for tests only.`];
  const rooms = plan[floor];
  if (rooms === 'open' || rooms[from.slice(floor.length + 2)]?.uses.includes(nameFor(from, to))) return [];
  return [`${place}: rooms.json does not say that ${from} may use ${nameFor(from, to)}.`];
}

function unusedEdges(plan: RoomPlan, { imports }: ModuleGraph): string[] {
  const used = new Set(
    imports
      .filter(({ from }) => !isTestFile(from))
      .map(({ from, to }) => `${roomOf(plan, from)} ${roomOf(plan, to)}`),
  );
  return declaredRooms(plan).flatMap(({ room, uses }) =>
    uses
      .filter((name) => !used.has(`${room} ${absolute(room, name)}`))
      .map((name) => `${room} may use ${name}, says rooms.json, and does not: take the line out.`),
  );
}

function roomCycles(plan: RoomPlan): string[] {
  const pairs = declaredRooms(plan).flatMap(({ room, uses }) =>
    uses.map((name) => ({ from: room, to: absolute(room, name) })),
  );
  return findCycles(toAdjacency(pairs)).map((rooms) => `Rooms that use one another: ${rooms.join(', ')}.`);
}

function fileCycles(plan: RoomPlan, { imports }: ModuleGraph): string[] {
  const held = imports.filter(({ from }) => plan[from.split('/')[0] as Floor] !== 'open');
  const atRunTime = findCycles(toAdjacency(held.filter(({ typeOnly }) => !typeOnly)));
  const knots = findCycles(toAdjacency(held)).filter(
    (knot) => !atRunTime.some((cycle) => cycle.every((file) => knot.includes(file))),
  );
  return [
    ...atRunTime.map((files) => `Files that import one another at run time: ${files.join(', ')}.`),
    ...knots.map((files) => `Files that import one another by types: ${files.join(', ')}.`),
  ];
}

function declaredRooms(plan: RoomPlan): { room: string; uses: readonly string[] }[] {
  return Object.entries(plan).flatMap(([floor, rooms]) =>
    rooms === 'open'
      ? []
      : Object.entries(rooms).map(([name, { uses }]) => ({ room: `#${floor}/${name}`, uses })),
  );
}

function absolute(user: string, name: string): string {
  return name.startsWith('#') ? name : `#${floorOf(user)}/${name}`;
}
