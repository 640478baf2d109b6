import { benchAuth } from './platform/auth.ts';
import { benchBroadcast } from './platform/broadcast.ts';
import { benchRest } from './platform/rest.ts';
import { benchStorage } from './platform/storage.ts';

/**
 * `npm run bench:platform [seconds] [part]`: the platform's services under load, each alone, with 1 and 20 clients.
 * Last line: JSON.
 */
const seconds = Number(process.argv[2] ?? 10);
const part = process.argv[3];

const parts: Readonly<Record<string, () => Promise<object>>> = {
  auth: () => benchAuth(seconds),
  rest: async () => ({ runs: await benchRest(seconds) }),
  realtime: async () => ({ runs: await benchBroadcast(seconds) }),
  storage: async () => ({ runs: await benchStorage(seconds) }),
};
const found: Record<string, object> = {};
for (const [name, bench] of Object.entries(parts)) {
  if (part !== undefined && part !== name) continue;
  const result = (await bench()) as { runs: object[]; loop?: object };
  console.table(result.runs);
  if (result.loop) console.table(result.loop);
  found[name] = result;
}
console.log(JSON.stringify(found));
