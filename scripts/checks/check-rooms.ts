import { join } from 'node:path';
import { checkRooms } from '#scripts/rooms/check-plan.ts';
import { readModuleGraph } from '#scripts/rooms/module-graph.ts';
import { readRoomPlan } from '#scripts/rooms/room-plan.ts';

/**
 * Holds the borders of the rooms (`rooms.json`): every import between rooms is declared, every declared one
 * is used, and neither rooms nor files go in a circle. Type imports count. Prints each fault, exits with 1.
 */
const root = join(import.meta.dirname, '../..');
const plan = readRoomPlan(join(root, 'rooms.json'));
const graph = await readModuleGraph(join(root, 'src'));
const problems = checkRooms(plan, graph);

for (const problem of problems) console.error(problem);
console.log(`${graph.files.length} files, ${graph.imports.length} imports, ${problems.length} problems`);
process.exit(problems.length === 0 ? 0 : 1);
