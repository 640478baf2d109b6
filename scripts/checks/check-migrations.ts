/** Refuses in new migrations what breaks replicas that still run. Decision 097. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { firstChecked, migrationProblems } from './migration-problems.ts';

const db = join(import.meta.dirname, '../../db');
let files = 0;
let problems = 0;
for (const [folder, first] of Object.entries(firstChecked)) {
  for (const file of readdirSync(join(db, folder)).filter((name) => name.endsWith('.sql'))) {
    if (Number.parseInt(file, 10) < first) continue;
    files += 1;
    for (const problem of migrationProblems(file, readFileSync(join(db, folder, file), 'utf8'))) {
      problems += 1;
      console.error(`db/${folder}/${file} ${problem}.`);
    }
  }
}
console.log(`${files} new migrations, ${problems} problems`);
if (problems > 0) process.exit(1);
