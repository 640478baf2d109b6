import { expect, test } from 'vitest';
import { renderScreen, textOf } from '#web/testing/render-screen.tsx';
import { JobsScreen } from './jobs-screen.tsx';

type Found = Parameters<typeof JobsScreen>[0]['found'];

const counts = { waiting: 0, retrying: 0, running: 0, done: 0, failed: 0 };
const found: Found = {
  kinds: [
    {
      ...{ ...counts, name: 'due-deletions', scheduled: true, done: 12 },
      last: { state: 'done', startedAt: '2026-11-03T10:00:00Z', durationMs: 1250, error: null },
    },
    {
      ...{ ...counts, name: 'order-mails', scheduled: false, retrying: 1 },
      last: { state: 'failed', startedAt: '2026-11-03T10:00:00Z', durationMs: null, error: '421 try later' },
    },
    { ...counts, name: 'export', scheduled: false, last: null },
  ],
  deadLetters: [
    {
      ...{ id: '6f9c2d52-3a55-4c0c-a6e6-1de35d4b7a10', job: 'decision-mail', tries: 6, error: '' },
      ...{ enqueuedAt: '2026-11-02T10:00:00Z', failedAt: '2026-11-03T10:00:00Z' },
      about: ['claimId 00000000-0000-4000-8000-00000000000a'],
    },
  ],
  more: false,
};

function html(shown: Found, prefix = ''): string {
  return renderScreen({ path: `${prefix}/admin/jobs`, element: <JobsScreen found={shown} outcome={null} /> });
}

test('9.205 each job says what it does, how many there are and how the last run went', () => {
  const page = html(found);
  const words = textOf(page);
  expect(words).toContain('Delete accounts Every ten minutes: accounts whose 14 days are over');
  expect(words).toContain('12 done Last run 3 Nov 2026, 11:00, took 1.3 s.');
  expect(words).toContain(
    '1 to be tried again Last run 3 Nov 2026, 11:00 failed. It is tried again by itself. 421 try later',
  );
  expect(words).toContain('Not run in the last three days.');
  expect(words).toContain('Tell a decision It ended without saying why. claimId 00000000');
  expect(words).toContain('after 6 tries');
  expect(page.match(/name="id" value="6f9c2d52-3a55-4c0c-a6e6-1de35d4b7a10"/g)).toHaveLength(2);
});

test('where no job was given up it says so, and nothing of those that have not run, in Norwegian too (9.205)', () => {
  expect(textOf(html({ ...found, deadLetters: [] }))).toContain('No job has failed for good');
  expect(textOf(html({ ...found, deadLetters: [] }, '/nb'))).toContain('Ingen jobber er gitt opp');
});
