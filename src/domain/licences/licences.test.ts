import { describe, expect, test } from 'vitest';
import { type AccessDecision, accessDecision, gatedPart, requiredTier } from '#domain/access/guard.ts';
import { defaultRedirect } from '#domain/access/redirect.ts';
import { tiers, validLicence } from './licence.ts';

const day = (count: number, ms = 0) => new Date(Date.UTC(2026, 10, count) + ms);
const licence = (tier: number, from: number, to: number) => ({
  tier,
  startedAt: day(from),
  expiresAt: day(to),
});

describe('5.3 the valid licence', () => {
  test('ends at the second it expires', () => {
    const plus = [licence(11, 1, 20)];
    expect(validLicence(plus, day(20, -1))).toBe(plus[0]);
    expect(validLicence(plus, day(20))).toBeNull();
  });

  test('has not begun before it starts', () => {
    expect(validLicence([licence(11, 5, 20)], day(5, -1))).toBeNull();
    expect(validLicence([licence(11, 5, 20)], day(5))).not.toBeNull();
  });

  test.each([
    ['the highest tier of several', [licence(11, 1, 28), licence(12, 1, 20)], 12],
    ['an upgrade in the middle counts at once', [licence(11, 1, 28), licence(12, 10, 20)], 12],
    ['after the upgrade what was paid before goes on', [licence(11, 1, 28), licence(12, 2, 9)], 11],
    ['a trial beside a paid one changes nothing', [licence(10, 1, 28), licence(11, 1, 28)], 11],
  ])('is %s', (_, licences, tier) => {
    expect(validLicence(licences, day(15))?.tier).toBe(tier);
  });

  test('of equal tiers is the one that lasts longest', () => {
    const licences = [licence(11, 1, 20), licence(11, 1, 25), licence(11, 1, 22)];
    expect(validLicence(licences, day(15))).toBe(licences[1]);
  });
});

test('6.14 no licence is Free, tier 10 Trial, 11 Plus, 12 Premium', () => {
  expect(tiers).toEqual({ trial: 10, plus: 11, premium: 12 });
});

test.each([
  ['/app/mock-tests', 10],
  ['/app/mock-tests/b1', 10],
  ['/app/ask-a-teacher', 11],
  ['/app/flashcards', 11],
  ['/app/custom', 11],
  ['/app/language-cafe', 11],
  ['/app', 0],
  ['/app/license', 0],
  ['/app/customs', 0],
])('6.12, 9.7 %s needs tier %i', (path, tier) => {
  expect(requiredTier(path)).toBe(tier);
});

const visitor = { kind: 'visitor' } as const;
const guest = { kind: 'guest' } as const;
const fresh = { kind: 'user', onboarded: false, tier: 0 } as const;
const user = (tier: number) => ({ kind: 'user', onboarded: true, tier }) as const;

test.each<[string, Parameters<typeof accessDecision>[1], AccessDecision]>([
  ['/app/leveltest', visitor, { kind: 'open' }],
  ['/app/test/1/result', guest, { kind: 'open' }],
  ['/app', guest, { kind: 'open' }],
  ['/app/settings', guest, { kind: 'sign_in' }],
  ['/app/flashcards', visitor, { kind: 'sign_in' }],
  ['/app/settings', fresh, { kind: 'onboarding' }],
  ['/app', fresh, { kind: 'onboarding' }],
  ['/app/leveltest', fresh, { kind: 'onboarding' }],
  ['/onboarding', visitor, { kind: 'sign_in' }],
  ['/onboarding', fresh, { kind: 'open' }],
  ['/onboarding', user(0), { kind: 'overview' }],
  ['/app/settings', user(0), { kind: 'open' }],
  ['/app/flashcards', user(0), { kind: 'licence', required: 11, hasLicence: false }],
  ['/app/flashcards', user(10), { kind: 'licence', required: 11, hasLicence: true }],
  ['/app/flashcards', user(11), { kind: 'open' }],
  ['/app/language-cafe', visitor, { kind: 'sign_in' }],
  ['/app/language-cafe/1', user(10), { kind: 'licence', required: 11, hasLicence: true }],
  ['/app/flashcards/round', user(10), { kind: 'licence', required: 11, hasLicence: true }],
  ['/app/mock-tests', user(10), { kind: 'open' }],
  ['/pricing', visitor, { kind: 'open' }],
])('at %s %o finds %o (4.2, 6.10, 6.13)', (path, who, expected) => {
  expect(accessDecision(path, who, defaultRedirect)).toEqual(expected);
});

test.each([
  ['/app/flashcards/round', 'flashcards'],
  ['/app/custom', 'custom'],
  ['/app/customs', null],
  ['/app', null],
])('9.235 the gate names what %s is: %s', (path, part) => {
  expect(gatedPart(path)).toBe(part);
});
