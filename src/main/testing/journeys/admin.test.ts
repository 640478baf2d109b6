import type { LoaderFunctionArgs } from 'react-router';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Role } from '#domain/access/roles.ts';
import { type Browser, openBrowser } from '#main/testing/browser-fixture.ts';
import { createdAccount, guest, passMailPause, viewerOf } from '#main/testing/sign-in-browser-fixture.ts';
import { type TestApi, testApi } from '#server/testing/api.ts';
import { setUpSecondFactor } from '#server/testing/second-factor.ts';
import * as frame from '#web/routes/admin.tsx';
import * as audit from '#web/routes/admin-audit.tsx';
import * as claims from '#web/routes/admin-claims.tsx';
import * as codes from '#web/routes/admin-codes.tsx';
import * as codesCsv from '#web/routes/admin-codes-csv.ts';
import * as feedback from '#web/routes/admin-feedback.tsx';
import * as jobs from '#web/routes/admin-jobs.tsx';
import * as messages from '#web/routes/admin-messages.tsx';
import * as payments from '#web/routes/admin-payments.tsx';
import * as people from '#web/routes/admin-people.tsx';
import * as person from '#web/routes/admin-person.tsx';
import * as start from '#web/routes/admin-start.ts';
import * as security from '#web/routes/settings-security.tsx';
import { openSession } from '#web/session/session.ts';

let api: TestApi;
let admin: Browser;
let adminId: string;
beforeAll(async () => {
  api = await testApi();
  ({ browser: admin, id: adminId } = await somebody('admin'));
});
afterAll(() => api.close());

async function somebody(
  ...roles: readonly string[]
): Promise<{ browser: Browser; id: string; email: string }> {
  const { browser, email } = await createdAccount(api);
  const viewer = await viewerOf(browser);
  const id = viewer.kind === 'user' ? viewer.id : '';
  await api.database.pool.query(
    'insert into public.user_roles (user_id, role) select $1, role from unnest($2::text[]) as role',
    [id, roles],
  );
  if (roles.length > 0) await raised(browser);
  return { browser, id, email };
}

/** Sets a second factor up in the browser (Rule 6.19). */
async function raised(browser: Browser): Promise<void> {
  await passMailPause(api);
  await browser.visit(async ({ request, context }) => {
    const { supabase, headers } = openSession(request, context);
    await setUpSecondFactor(supabase);
    return { data: null, init: { headers } };
  }, '/app/settings/security');
}

const screens = [
  ['/admin', frame.loader],
  ['/admin', start.loader],
  ['/admin/people', people.loader],
  ['/admin/people/00000000-0000-4000-8000-00000000000a', person.loader],
  ['/admin/codes', codes.loader],
  ['/admin/codes.csv', codesCsv.loader],
  ['/admin/claims', claims.loader],
  ['/admin/messages', messages.loader],
  ['/admin/payments', payments.loader],
  ['/admin/feedback', feedback.loader],
  ['/admin/jobs', jobs.loader],
  ['/admin/audit', audit.loader],
] as const;

describe('9.61 the administration', () => {
  test.each(screens)('%s leads a visitor and a guest to the login and back', async (path, loader) => {
    const { browser } = await guest(api);
    for (const one of [openBrowser(api), browser]) {
      const { location } = await one.visit(loader, `/nb${path}?page=2`);
      expect(location).toBe(`/nb/auth?next=${encodeURIComponent(`/nb${path}?page=2`)}`);
    }
  });

  test.each(screens)('%s does not exist for whoever has no role for it', async (path, loader) => {
    // An editor has the tasks, and so a start page.
    const editor: readonly Role[] = path === '/admin' ? [] : ['editor'];
    for (const roles of [[], ['teacher', ...editor]] as const) {
      const { browser } = await somebody(...roles);
      expect((await browser.visit(loader, path)).status).toBe(404);
    }
  });

  test('nor do its forms', async () => {
    const { browser, id } = await somebody();
    const fields = { intent: 'giveRole', role: 'admin' };
    const answer = await visitPerson(browser, person.action, id, fields);
    expect(answer.status).toBe(404);
    expect((await browser.visit(codes.action, '/admin/codes', { intent: 'make', count: '1' })).status).toBe(
      404,
    );
  });

  test('6.19 leads whoever has a role and no second factor to setting one up, and back', async () => {
    const { browser, id } = await somebody();
    await api.database.pool.query(`insert into public.user_roles (user_id, role) values ($1, 'admin')`, [id]);
    const way = `/nb/app/settings/security?needed=admin&next=${encodeURIComponent('/nb/admin/people?page=2')}`;
    for (const [path, loader] of screens.slice(2)) {
      const { location } = await browser.visit(loader, path);
      expect(location).toBe(`/app/settings/security?needed=admin&next=${encodeURIComponent(path)}`);
    }
    expect((await browser.visit(people.loader, '/nb/admin/people?page=2')).location).toBe(way);
    expect(
      (await visitPerson(browser, person.action, id, { intent: 'giveRole', role: 'editor' })).location,
    ).toMatch(/^\/app\/settings\/security/);
    expect((await browser.visit(security.loader, way)).data).toMatchObject({
      needed: { next: '/nb/admin/people?page=2' },
    });
    await raised(browser);
    expect((await browser.visit(people.loader, '/nb/admin/people')).status).toBe(200);
  });

  test('a moderator sees the claims, and nothing else exists', async () => {
    const { browser } = await somebody('moderator');
    expect((await browser.visit(frame.loader, '/admin')).data).toEqual({ sections: ['claims'] });
    expect((await browser.visit(start.loader, '/nb/admin')).location).toBe('/nb/admin/claims');
    expect((await browser.visit(claims.loader, '/admin/claims')).data).toMatchObject({
      found: { total: 0 },
      seesPeople: false,
    });
    for (const [path, loader] of [
      ['/admin/people', people.loader],
      ['/admin/codes', codes.loader],
      ['/admin/audit', audit.loader],
    ] as const)
      expect((await browser.visit(loader, path)).status).toBe(404);
  });

  test('the shell knows from the token who has a role', async () => {
    const roles = async (browser: Browser) => {
      const viewer = await viewerOf(browser);
      return viewer.kind === 'user' ? viewer.roles : null;
    };
    expect(await roles((await somebody()).browser)).toEqual([]);
    expect(await roles((await somebody('moderator')).browser)).toEqual(['moderator']);
  });

  test('a person who is not there, and what is no id, are not found', async () => {
    for (const id of [crypto.randomUUID(), 'no-id'])
      expect((await visitPerson(admin, person.loader, id)).status).toBe(404);
  });
});

/** The router would read the id from the path. */
function visitPerson(
  browser: Browser,
  handler: typeof person.loader | typeof person.action,
  userId: string,
  fields?: Record<string, string>,
) {
  return browser.visit(
    (given: object) => handler({ ...given, params: { userId } } as never),
    `/admin/people/${userId}`,
    fields,
  );
}

describe('the forms of the administration (9.60)', () => {
  test('give a licence once for a page that was opened, and end it', async () => {
    const { id } = await somebody();
    const opened = (await visitPerson(admin, person.loader, id)).data as { requestKey: string };
    const give = () =>
      visitPerson(admin, person.action, id, {
        intent: 'give',
        tier: '12',
        days: '30',
        reason: 'Paid by invoice',
        requestKey: opened.requestKey,
      });
    expect((await give()).data).toMatchObject({ kind: 'done', intent: 'give' });
    await give();
    const { found } = (await visitPerson(admin, person.loader, id)).data as {
      found: { grants: { id: string }[]; person: object };
    };
    expect(found).toMatchObject({ person: { tier: 12 }, grants: [{ note: 'Paid by invoice' }] });
    expect(found.grants).toHaveLength(1);
    const ended = await visitPerson(admin, person.action, id, {
      intent: 'end',
      grantId: found.grants[0]?.id ?? '',
      reason: 'A mistake',
    });
    expect(ended.data).toMatchObject({ kind: 'done', intent: 'end' });
    expect((await visitPerson(admin, person.loader, id)).data).toMatchObject({
      found: { person: { tier: 0 } },
    });
  });

  test('keep what was typed when something is wrong', async () => {
    const { id } = await somebody();
    const fields = {
      intent: 'give',
      tier: '12',
      days: '9999',
      reason: 'Paid by invoice',
      requestKey: crypto.randomUUID(),
    };
    const answer = await visitPerson(admin, person.action, id, fields);
    expect([answer.status, answer.data]).toEqual([
      400,
      { kind: 'failed', intent: 'give', subject: null, code: 'wrong_shape', fields },
    ]);
  });

  test('the last administrator stays one', async () => {
    await api.database.pool.query(`delete from public.user_roles where role = 'admin' and user_id <> $1`, [
      adminId,
    ]);
    const answer = await visitPerson(admin, person.action, adminId, { intent: 'takeRole', role: 'admin' });
    expect(answer.data).toMatchObject({ kind: 'failed', code: 'last_admin', subject: 'admin' });
  });

  test('make codes that can be had as a file, which no spreadsheet takes for a formula', async () => {
    const made = await admin.visit(codes.action, '/admin/codes', {
      ...{ intent: 'make', count: '2', percentOff: '25', trialDays: '', lastDay: '' },
      ...{ note: '=HYPERLINK("x"), "quoted"', requestKey: crypto.randomUUID() },
    });
    const { batch, codes: list } = (made.data as { answer: { batch: string; codes: string[] } }).answer;
    const file: { text?: string } = {};
    const { headers } = await admin.visit(
      async (given: LoaderFunctionArgs) => {
        const response = await codesCsv.loader(given);
        file.text = await response.clone().text();
        return response;
      },
      `/admin/codes.csv?${new URLSearchParams({ batch })}`,
    );
    expect(headers.get('content-type')).toContain('text/csv');
    const lines = (file.text ?? '').trimEnd().split('\r\n');
    expect(lines).toHaveLength(3);
    expect(lines[1]).toMatch(/^BEST-.{9},open,25,,,,admin,"'=HYPERLINK\(""x""\), ""quoted"""$/);
    const withdrawn = await admin.visit(codes.action, '/admin/codes', {
      intent: 'withdraw',
      code: list[0] ?? '',
      reason: 'A mistake',
    });
    expect(withdrawn.data).toMatchObject({ kind: 'done', subject: list[0] });
    expect((await admin.visit(codes.loader, '/admin/codes?state=over')).data).toMatchObject({
      found: { codes: [{ code: list[0], state: 'withdrawn' }] },
    });
  });

  test('what they did is read in the log', async () => {
    const { id, email } = await somebody();
    await visitPerson(admin, person.action, id, { intent: 'giveRole', role: 'teacher' });
    const { data } = await admin.visit(audit.loader, `/admin/audit?subject=${encodeURIComponent(email)}`);
    expect(data).toMatchObject({
      found: { total: 1, entries: [{ action: 'role.given', details: { role: 'teacher' } }] },
    });
  });
});
