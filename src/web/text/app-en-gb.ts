import leveltest from './en-GB/leveltest.ts';
import result from './en-GB/result.ts';
import shell from './en-GB/shell.ts';
import task from './en-GB/task.ts';

/** What the browser needs on the app's screens; pages without React's scripts need none. */
export default { leveltest, result, shell, task };
