import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { screenScripts } from './scripts/screen-scripts.ts';

/**
 * `npm run bench:scripts`: kB of script that each app screen loads when it is opened, as brotli, with what each file's headers
 * take, counted from the last build. Last line: JSON.
 */
const root = join(import.meta.dirname, '../..');
const screens = screenScripts(root, (file) => readFileSync(file));
console.table(Object.fromEntries(Object.entries(screens).toSorted(([, one], [, other]) => other - one)));
console.log(JSON.stringify({ screens, most: Math.max(...Object.values(screens)) }));
