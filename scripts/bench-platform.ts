import { benchRest } from './bench-platform/rest.ts';

/** `npm run bench:platform [seconds]`: the platform's services under load, with 1 and 20 clients. Last line: JSON. */
const seconds = Number(process.argv[2] ?? 10);
const runs = await benchRest(seconds);
console.table(runs);
console.log(JSON.stringify({ runs }));
