import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays, osloDay } from '#domain/time/days.ts';
import { type Browser, openBrowser } from '#main/testing/browser-fixture.ts';
import { createdAccount, guest, viewerOf } from '#main/testing/sign-in-browser-fixture.ts';
import { pdf, recentTest, writePast } from '#server/guarantee/guarantee-fixture.ts';
import { type TestApi, testApi } from '#server/testing/api.ts';
import type { ClaimOutcome } from '#web/features/guarantee/claim-form-data.ts';
import type { Guarantee } from '#web/features/guarantee/guarantee-stations.ts';
import * as guarantee from '#web/routes/guarantee.tsx';
import * as guaranteeProof from '#web/routes/guarantee-proof.ts';
import * as licence from '#web/routes/licence.tsx';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

const path = '/app/license/guarantee';
const file = (name = 'resultat.pdf') => new File([pdf], name, { type: 'application/pdf' });
const typed = {
  ...{ testDate: recentTest(), testLevel: 'B1', message: 'Jeg var nær.', requestKey: 'a request key' },
  failedParts: ['read', 'speak'] as readonly string[],
};

/** Somebody with an account, who did everything before a test unless `past` is false. */
async function person({ past = true } = {}): Promise<Browser> {
  const { browser } = await createdAccount(api);
  const viewer = await viewerOf(browser);
  if (past && viewer.kind === 'user') await writePast(api.database, viewer.id);
  return browser;
}

const send = (browser: Browser, form: Parameters<Browser['visit']>[2], at = path) =>
  browser.visit(guarantee.action, at, form);

async function read(browser: Browser, query = '') {
  const { data } = await browser.visit(guarantee.loader, path + query);
  return (data as { guarantee: Guarantee }).guarantee;
}

/** What the upload beside the form answers. */
async function upload(browser: Browser, form: Parameters<Browser['visit']>[2]) {
  let body: unknown;
  const answer = await browser.visit(
    async (given) => {
      const response = (await guaranteeProof.action(given)) as Response;
      body = await response.clone().json();
      return response;
    },
    `${path}/proof`,
    form,
  );
  return { status: answer.status, body };
}

async function stored(): Promise<number> {
  const { rows } = await api.database.pool.query(
    `select count(*)::int as count from storage.objects where bucket_id = 'guarantee-proofs'`,
  );
  return rows[0].count;
}

test('1.27 the licence page and the guarantee’s own page measure the conditions', async () => {
  const browser = await person();
  const { data } = await browser.visit(licence.loader, '/app/license');
  expect(data).toMatchObject({
    guarantee: { testDateFrom: 'tomorrow', conditions: { tasks: { have: 104 } } },
  });
  expect(await read(browser, `?test=${recentTest()}`)).toMatchObject({
    testDateFrom: 'given',
    testDate: recentTest(),
  });
});

test.each(['2026-02-30', 'x', ''])('the day ?test=%s is as good as none', async (day) => {
  expect(await read(await person({ past: false }), `?test=${day}`)).toMatchObject({
    testDateFrom: 'tomorrow',
  });
});

describe('9.56 a claim is sent', () => {
  test('without script: the form brings the file', async () => {
    const browser = await person();
    const answer = await send(browser, { ...typed, file: file() });
    expect(answer.location).toBe('/app/license/guarantee?sent');
    expect((await read(browser)).claims).toMatchObject([
      { status: 'waiting', testDate: recentTest(), failedParts: ['read', 'speak'], message: 'Jeg var nær.' },
    ]);
  });

  test('with script: the file goes first, and the form names it', async () => {
    const browser = await person();
    const { status, body } = await upload(browser, { previous: '', file: file() });
    expect([status, body]).toEqual([
      200,
      { kind: 'kept', proof: { name: expect.stringMatching(/\.pdf$/), label: 'resultat.pdf' } },
    ]);
    const { name, label } = (body as { proof: { name: string; label: string } }).proof;
    const answer = await send(browser, { ...typed, proofName: name, proofLabel: label }, `/nb${path}`);
    expect(answer.location).toBe('/nb/app/license/guarantee?sent');
  });

  test('twice is one claim', async () => {
    const browser = await person();
    const form = { ...typed, file: file() };
    await send(browser, form);
    expect((await send(browser, form)).location).toContain('?sent');
    expect((await read(browser)).claims).toHaveLength(1);
  });
});

describe('a claim that is not complete keeps what was typed (9.56)', () => {
  test('and the file, which need not be sent again', async () => {
    const browser = await person();
    const first = await send(browser, { ...typed, testLevel: '', failedParts: [], file: file() });
    expect(first.status).toBe(400);
    const outcome = first.data as Extract<ClaimOutcome, { kind: 'refused' }>;
    expect(outcome.errors).toEqual({ testLevel: 'testLevel', failedParts: 'failedParts' });
    expect(outcome.form).toMatchObject({ message: 'Jeg var nær.', proof: { label: 'resultat.pdf' } });
    const { name, label } = outcome.form.proof ?? { name: '', label: '' };
    expect((await send(browser, { ...typed, proofName: name, proofLabel: label })).location).toContain(
      '?sent',
    );
  });

  test.each<[string, Parameters<Browser['visit']>[2] & object, ClaimOutcome & object]>([
    ['no file', {}, refusal({ proof: 'proof' })],
    [
      'a file of another kind',
      { file: new File(['<html>'], 'resultat.pdf', { type: 'application/pdf' }) },
      refusal({ proof: 'proofKind' }),
    ],
    [
      'a file of 11 MB',
      { file: new File([new Uint8Array(11 * 1024 * 1024)], 'stor.pdf') },
      refusal({ proof: 'proofTooLarge' }),
    ],
    [
      'a day that no calendar has',
      { testDate: '2026-02-30', file: file() },
      refusal({ testDate: 'testDate' }),
    ],
    [
      'a day that has not been',
      { testDate: addDays(osloDay(new Date()), 3), file: file() },
      refusal({ testDate: 'test_in_future' }),
    ],
    ['a day too long ago', { testDate: '2026-01-10', file: file() }, refusal({ testDate: 'proof_late' })],
    [
      'a part that there is not',
      { failedParts: ['sing'], file: file() },
      refusal({ failedParts: 'failedParts' }),
    ],
    [
      'a file that is gone',
      { proofName: 'nobody/x.pdf', proofLabel: 'x.pdf' },
      refusal({ proof: 'proof_missing' }),
    ],
  ])('%s', async (_, change, expected) => {
    const answer = await send(await person(), { ...typed, ...change });
    expect([answer.status, answer.data]).toEqual([400, expect.objectContaining(expected)]);
    expect((answer.data as { form: object }).form).toMatchObject({
      message: 'Jeg var nær.',
      testLevel: 'B1',
    });
  });

  test('and says which condition is not met', async () => {
    const { data } = await send(await person({ past: false }), { ...typed, file: file() });
    expect(data).toMatchObject(refusal({ '': 'no_package' }));
  });
});

describe('a proof can be looked at, exchanged and taken back (9.56)', () => {
  test('its owner finds it by its name, nobody else does', async () => {
    const [browser, stranger] = [await person(), await person()];
    await send(browser, { ...typed, file: file() });
    const name = (await read(browser)).claims[0]?.proofName as string;
    const look = (one: Browser) =>
      one.visit(guaranteeProof.loader, `${path}/proof?name=${encodeURIComponent(name)}`);
    const { location } = await look(browser);
    expect(await (await api.app.fetch(new Request(location as string))).text()).toContain('%PDF');
    expect((await look(stranger)).status).toBe(404);
  });

  test('another file takes its place, and none takes it away', async () => {
    const browser = await person();
    const before = await stored();
    const kept = (await upload(browser, { previous: '', file: file() })).body as { proof: { name: string } };
    const other = (await upload(browser, { previous: kept.proof.name, file: file('b.pdf') }))
      .body as typeof kept;
    expect(await stored()).toBe(before + 1);
    await upload(browser, { previous: other.proof.name });
    expect(await stored()).toBe(before);
  });

  test('one that is refused leaves the earlier one', async () => {
    const browser = await person();
    const before = await stored();
    const kept = (await upload(browser, { previous: '', file: file() })).body as { proof: { name: string } };
    const wrong = new File(['no'], 'x.png', { type: 'image/png' });
    const answer = await upload(browser, { previous: kept.proof.name, file: wrong });
    expect(answer).toEqual({ status: 400, body: { kind: 'refused', error: 'proofKind' } });
    expect(await stored()).toBe(before + 1);
  });
});

test('visitors and guests are sent to sign in', async () => {
  const { browser } = await guest(api);
  for (const one of [openBrowser(api), browser]) {
    expect((await send(one, typed)).location).toBe('/auth');
    expect((await one.visit(guaranteeProof.action, `/nb${path}/proof`, { previous: '' })).location).toBe(
      '/nb/auth',
    );
  }
});

function refusal(errors: object): ClaimOutcome & object {
  return { kind: 'refused', errors } as ClaimOutcome & object;
}
