import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { handleJob } from '#server/jobs/define-job.ts';
import { deadLetterQueue } from '#server/jobs/queue-options.ts';
import { orderMailsJob } from '#server/payments/payment-job-definitions.ts';
import { call } from '#server/sittings/sitting-fixture.ts';
import { type TestApi, testApi } from '#server/testing/api.ts';
import { auditAbout, listed, type Member, member } from './admin-fixture.ts';

let api: TestApi;
let admin: Member;
beforeAll(async () => {
  api = await testApi();
  admin = await member(api, 'admin');
});
afterAll(() => api.close());

type Letter = { readonly id: string; readonly job: string; readonly about: string[]; readonly error: string };

const letters = async () => listed<Letter>(await call(admin.client, 'admin-jobs', {}), 'deadLetters');

/** A job that fails until its tries are used up. */
async function deadLetter(orderId: string): Promise<Letter> {
  await api.context.jobs.enqueue(orderMailsJob, { orderId });
  await api.database.pool.query('update jobs.job set retry_limit = 0 where name = $1', [orderMailsJob.name]);
  const failing = handleJob(orderMailsJob, () =>
    Promise.reject(new Error('421 try later, ola@example.no is not known')),
  );
  await api.runJobs([failing]);
  const letter = (await letters()).find(({ about }) => about.includes(`orderId ${orderId}`));
  if (!letter) throw new Error('there is no dead letter');
  return letter;
}

describe('9.205 administrators see jobs', () => {
  test('by kind and state, the scheduled ones with their last run, and nothing of a person but ids', async () => {
    const orderId = crypto.randomUUID();
    const letter = await deadLetter(orderId);
    expect(letter).toMatchObject({
      ...{ job: 'order-mails', tries: 1, about: [`orderId ${orderId}`] },
      error: '421 try later, [address] is not known',
    });
    const kinds = listed<{ name: string }>(await call(admin.client, 'admin-jobs', {}), 'kinds');
    expect(kinds.find(({ name }) => name === 'order-mails')).toMatchObject({
      ...{ scheduled: false, waiting: 0, running: 0, failed: 1 },
      last: { state: 'failed', error: '421 try later, [address] is not known' },
    });
    expect(kinds.find(({ name }) => name === 'chosen-mails')).toMatchObject({ scheduled: true, last: null });
    expect(kinds.map(({ name }) => name)).not.toContain(deadLetterQueue);
  });

  test('try one again, which is then done, and the audit log says who did it', async () => {
    const letter = await deadLetter(crypto.randomUUID());
    const { data } = await call(admin.client, 'admin-job-retries', { id: letter.id });
    expect(data).toEqual({ job: 'order-mails' });
    expect((await letters()).map(({ id }) => id)).not.toContain(letter.id);
    let ran = 0;
    await api.runJobs([
      handleJob(orderMailsJob, async () => {
        ran += 1;
      }),
    ]);
    expect(ran).toBe(1);
    expect((await auditAbout(api, null)).at(-1)).toMatchObject({
      ...{ actor_id: admin.id, action: 'job.retried', details: { job: 'order-mails', jobId: letter.id } },
    });
    const again = await call(admin.client, 'admin-job-retries', { id: letter.id });
    expect(again.error).toEqual({ status: 404, code: 'dead_letter_unknown' });
  });

  test('cannot try one again while the same waits, and nothing is lost or written down then', async () => {
    const orderId = crypto.randomUUID();
    const letter = await deadLetter(orderId);
    const before = (await auditAbout(api, null)).length;
    await api.context.jobs.enqueue(orderMailsJob, { orderId });
    const { error } = await call(admin.client, 'admin-job-retries', { id: letter.id });
    expect(error).toEqual({ status: 409, code: 'job_waits' });
    expect((await letters()).map(({ id }) => id)).toContain(letter.id);
    expect(await auditAbout(api, null)).toHaveLength(before);
  });

  test('remove one, and the audit log says who did it', async () => {
    const letter = await deadLetter(crypto.randomUUID());
    expect((await call(admin.client, 'admin-job-removals', { id: letter.id })).data).toEqual({
      job: 'order-mails',
    });
    expect((await letters()).map(({ id }) => id)).not.toContain(letter.id);
    expect((await auditAbout(api, null)).at(-1)).toMatchObject({ actor_id: admin.id, action: 'job.removed' });
  });

  test('by name only in the queue: another job’s id removes nothing', async () => {
    const id = await api.context.jobs.enqueue(orderMailsJob, { orderId: crypto.randomUUID() });
    const { error } = await call(admin.client, 'admin-job-removals', { id });
    expect(error).toEqual({ status: 404, code: 'dead_letter_unknown' });
  });
});
