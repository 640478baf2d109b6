import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLog } from '#main/observability/log.ts';
import { openSite, openVisitor } from '#main/testing/site-fixture.ts';
import { type TestApi, testApi } from '#server/testing/api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

test('8.26 the number on the page of an unknown error leads to its cause in the log, and the page does not say it', async () => {
  const lines: string[] = [];
  const log = createLog('warn', { write: (line) => void lines.push(line) });
  const site = await openSite({ ...api, context: { ...api.context, log } });
  await api.database.pool.query('drop function public.shared_result');
  const answer = await openVisitor(site).go('/shared/abcdefghijklmnopqrstu');
  const html = await answer.text();
  expect(answer.status).toBe(500);
  expect(html).not.toContain('shared_result');
  const shown = /[0-9a-f]{8}-[0-9a-f-]{27}/.exec(html)?.[0];
  expect(shown).toBe(answer.headers.get('x-request-id'));
  const logged = lines.map((line) => JSON.parse(line)).find((line) => line.err && line.requestId === shown);
  expect(logged).toMatchObject({
    err: {
      message: 'The shared result could not be read.',
      cause: { code: 'PGRST202', message: expect.stringContaining('shared_result') },
    },
  });
});

test('2.52 a bot gets no error page, and the error is written to the log', async () => {
  const lines: string[] = [];
  const log = createLog('warn', { write: (line) => void lines.push(line) });
  const site = await openSite({ ...api, context: { ...api.context, log } });
  const answer = await site.ask('/nothing/here', {
    headers: { 'user-agent': 'Googlebot/2.1', accept: 'text/html' },
  });
  expect([answer.status, await answer.text()]).toEqual([404, '']);
  expect(lines.join()).toContain('an error page was asked for by a bot');
});
