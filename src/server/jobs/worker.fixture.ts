/** For tests: a process that runs one kind of job and says on its output when a run begins and ends. */
import { pino } from 'pino';
import { z } from 'zod';
import { defineJob, handleJob } from './define-job.ts';
import { openJobs } from './jobs.ts';

const connection = JSON.parse(process.argv[2] ?? '{}');
const slowJob = defineJob({
  name: 'test-slow',
  data: z.strictObject({ seconds: z.number() }),
  ...{ retryLimit: 3, retryDelaySeconds: 1 },
});
const jobs = await openJobs({
  ...{ connection, log: pino({ level: 'silent' }) },
  ...{ definitions: [slowJob], superviseSeconds: 1 },
});
await jobs.work([
  handleJob(slowJob, async ({ seconds }, { signal }) => {
    console.log('begun');
    await new Promise<void>((resolve, reject) => {
      const timer = setTimeout(resolve, seconds * 1000);
      signal.addEventListener('abort', () => {
        clearTimeout(timer);
        reject(signal.reason);
      });
    });
    console.log('done');
  }),
]);
console.log('ready');
process.on('SIGTERM', () => void jobs.close().then(() => process.exit(0)));
