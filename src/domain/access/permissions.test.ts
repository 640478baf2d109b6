import { expect, test } from 'vitest';
import { may, permissions, sectionsFor } from './permissions.ts';
import { roles } from './roles.ts';

const all = Object.keys(permissions) as (keyof typeof permissions)[];

test.each([
  { role: 'admin', allowed: all },
  { role: 'moderator', allowed: ['decideClaims', 'moderateCommunity'] },
  { role: 'teacher', allowed: ['giveFeedback', 'hostSessions'] },
  { role: 'host', allowed: ['hostSessions'] },
  { role: 'editor', allowed: ['keepTasks', 'readAnalytics', 'keepStories'] },
  { role: 'learner', allowed: [] },
])('what a $role may do beyond their own (6.15)', ({ role, allowed }) => {
  expect(all.filter((one) => may([role], one))).toEqual(allowed);
});

test('9.61 each role sees only its own parts of the administration', () => {
  const seen = Object.fromEntries(roles.map((role) => [role, sectionsFor([role])]));
  expect(seen).toEqual({
    ...{ teacher: [], host: [], moderator: ['claims'], editor: ['tasks', 'stories', 'articles', 'visits'] },
    admin: [
      'people',
      'codes',
      'tasks',
      'stories',
      'articles',
      'claims',
      'payments',
      'messages',
      'feedback',
      'visits',
      'jobs',
      'audit',
    ],
  });
  expect(sectionsFor(['teacher', 'moderator'])).toEqual(['claims']);
});
