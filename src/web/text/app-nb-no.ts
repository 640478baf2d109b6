import leveltest from './nb-NO/leveltest.ts';
import result from './nb-NO/result.ts';
import shell from './nb-NO/shell.ts';
import task from './nb-NO/task.ts';

/** What the browser needs on the app's screens; pages without React's scripts need none. */
export default { leveltest, result, shell, task };
