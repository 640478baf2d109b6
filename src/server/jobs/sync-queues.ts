import type { PgBoss, Queue, QueueResult } from 'pg-boss';
import type { JobDefinition } from './define-job.ts';
import { deadLetters, queueOf } from './queue-options.ts';

/** The days of reminders and sweeps are Norway's. */
const timeZone = 'Europe/Oslo';

/** Rule 9.203. Makes what is missing and changes what has changed; on most starts it reads two lists and writes nothing. */
export async function syncQueues(boss: PgBoss, definitions: readonly JobDefinition[]): Promise<void> {
  const there = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  for (const queue of [deadLetters, ...definitions.map(queueOf)])
    await syncQueue(boss, queue, there.get(queue.name));
  await syncSchedules(boss, definitions);
}

async function syncQueue(boss: PgBoss, queue: Queue, found: QueueResult | undefined): Promise<void> {
  const { name, policy, ...options } = queue;
  if (!found) return boss.createQueue(name, { policy, ...options });
  const isSame = Object.entries(options).every(
    ([option, value]) => found[option as keyof QueueResult] === value,
  );
  if (!isSame) await boss.updateQueue(name, options);
}

async function syncSchedules(boss: PgBoss, definitions: readonly JobDefinition[]): Promise<void> {
  const there = await boss.getSchedules();
  for (const { name, schedule } of definitions) {
    const found = there.find((one) => one.name === name);
    const isSame = found?.cron === schedule && found?.timezone === timeZone;
    if (schedule && !isSame) await boss.schedule(name, schedule, {}, { tz: timeZone, missed: 'once' });
  }
  const wanted = new Set(definitions.flatMap(({ name, schedule }) => (schedule ? [name] : [])));
  // A version that is still running during a deployment schedules it again at its next start only.
  for (const { name } of there) if (!wanted.has(name)) await boss.unschedule(name);
}
