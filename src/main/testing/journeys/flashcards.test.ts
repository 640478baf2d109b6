import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Browser, openBrowser } from '#main/testing/browser-fixture.ts';
import { loadLexicon } from '#server/bank/load-lexicon.ts';
import { grantLicence } from '#server/licences/grants.ts';
import { type TestApi, testApi } from '#server/testing/api.ts';
import * as auth from '#web/routes/auth.tsx';
import * as flashcards from '#web/routes/flashcards.tsx';
import * as round from '#web/routes/flashcards-round.tsx';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
  const contentDir = join(import.meta.dirname, '../../../../content');
  await loadLexicon({ database: api.database, contentDir, log: api.context.log });
});
afterAll(() => api.close());

const password = 'et fjell i solnedgang';
let people = 0;

async function person({ plus }: { plus: boolean }): Promise<Browser> {
  const browser = openBrowser(api);
  const email = `words-${++people}@example.no`;
  const form = { mode: 'create', email, password, confirmPassword: password };
  await browser.visit(auth.action, '/auth?create', form);
  if (!plus) return browser;
  const { rows } = await api.database.pool.query<{ id: string }>(
    'select id from auth.users where email = $1',
    [email],
  );
  await api.database.asService((transaction) =>
    grantLicence(transaction, {
      ...{ userId: rows[0]?.id ?? '', tier: 11, days: 30, source: 'admin', reference: email },
      grantedAt: new Date(Date.now() - 60_000),
    }),
  );
  return browser;
}

test('1.7, 2.3 there are flashcards under /app/flashcards: what is due, what comes and how one learns', async () => {
  const browser = await person({ plus: true });
  const { data } = await browser.visit(flashcards.loader, '/app/flashcards');
  expect(data).toMatchObject({
    counts: { due: 0, fresh: 10, learned: 0 },
    settings: { levels: ['A1'], newADay: 10, front: 'norwegian' },
    forecast: [0, 0, 0, 0, 0, 0, 0],
  });
  expect((data as { words: Record<string, number> }).words.A1).toBeGreaterThan(500);
});

test('and are not there without the package (6.12)', async () => {
  const browser = await person({ plus: false });
  expect((await browser.visit(flashcards.loader, '/app/flashcards')).status).toBe(403);
  expect((await browser.visit(round.loader, '/app/flashcards/round')).status).toBe(403);
});

test('how one learns is saved, and what is no choice changes nothing (9.76)', async () => {
  const browser = await person({ plus: true });
  const change = (form: Record<string, string | string[]>) =>
    browser.visit(flashcards.action, '/app/flashcards', {
      newADay: '5',
      front: 'english',
      levels: ['A2'],
      ...form,
    });
  expect((await change({})).data).toEqual({ saved: true });
  expect((await change({ newADay: '7' })).data).toEqual({ saved: false });
  expect((await change({ levels: [] })).data).toEqual({ saved: false });
  const { data } = await browser.visit(flashcards.loader, '/app/flashcards');
  expect(data).toMatchObject({
    settings: { levels: ['A2'], newADay: 5, front: 'english' },
    counts: { fresh: 5 },
  });
});
