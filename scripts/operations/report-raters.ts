import type { Agreement } from '#domain/teachers/rater-agreement.ts';
import { openDatabase } from '#server/db/database.ts';
import { migrate } from '#server/db/migrate.ts';
import { reportRaters } from '#server/teachers/rater-report.ts';
import { withStore } from './store.ts';

/**
 * `npm run report:raters`: how far teachers agree with the machine and with one another, from the database; the product may go on
 * running. Teachers stand by their ids. Last line: JSON. Rule 9.448.
 */
await withStore(async ({ connection, migrations }) => {
  await migrate(connection, { folders: migrations });
  const database = openDatabase(connection, (error) => console.error(error.message));
  try {
    const report = await database.asOwner(reportRaters);
    console.log(`${report.judgements} judgements by ${report.raters.length} teachers`);
    console.log(line('teachers and the machine', report.machine.all));
    console.log(line('  writing', report.machine.write));
    console.log(line('  speaking', report.machine.speak));
    console.log(line('two teachers', report.teachers));
    for (const { teacherId, machine, others } of report.raters) {
      console.log(line(`${teacherId ?? 'teachers who are gone'} and the machine`, machine));
      console.log(line('  and other teachers', others));
    }
    console.log(JSON.stringify(report));
  } finally {
    await database.close();
  }
});

/** Severity above 0: whoever is named first is the milder. */
function line(name: string, { pairs, kappa, exact, withinOne, severity }: Agreement): string {
  const shown = (value: number | null) => (value === null ? '–' : value.toFixed(2));
  return `${name}: ${pairs} pairs, kappa ${shown(kappa)}, exact ${shown(exact)}, within one ${shown(withinOne)}, severity ${shown(severity)}`;
}
