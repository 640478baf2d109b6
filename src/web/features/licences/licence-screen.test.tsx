import { describe, expect, test } from 'vitest';
import { renderScreen, textOf } from '#web/testing/render-screen.tsx';
import type { LicenceData, ShownLicence } from './licence-data.ts';
import { LicenceScreen } from './licence-screen.tsx';

const plus: ShownLicence = {
  tier: 11,
  startedAt: '2026-11-01T10:00:00Z',
  expiresAt: '2026-12-01T10:00:00Z',
};

const nothing: LicenceData = {
  current: null,
  following: [],
  grants: [],
  orders: [],
  now: '2026-11-21T10:00:00Z',
};

function screen(path: string, data: Partial<LicenceData> = {}): string {
  const element = <LicenceScreen {...nothing} {...data} outcome={null} />;
  return textOf(renderScreen({ path, element }));
}

describe('the page says why one was sent to it (6.13)', () => {
  test('8.1 a feature that requires a valid licence says so', () => {
    expect(screen('/app/license?needs=11')).toContain(
      'This feature requires a valid license. Please upgrade your plan.',
    );
  });

  test('8.2 a feature that requires a higher tier says which', () => {
    expect(screen('/app/license?needs=11&upgrade')).toContain(
      'This feature requires a tier 11 license or higher.',
    );
  });

  test('and no longer once the licence is enough', () => {
    for (const path of ['/app/license?needs=11', '/app/license?needs=11&upgrade'])
      expect(screen(path, { current: plus })).not.toContain('This feature requires');
    expect(screen('/app/license?needs=12&upgrade', { current: plus })).toContain('This feature requires');
  });
});

describe('9.235 the gate names what somebody wanted to open', () => {
  test.each([
    ['/app/license?needs=11&for=flashcards', 'Flashcards are part of Plus'],
    ['/app/license?needs=11&for=custom&upgrade', 'The custom test is part of Plus'],
    ['/app/license?needs=11&for=ask-a-teacher', 'Ask a teacher is part of Plus'],
    ['/app/license?needs=11&for=language-cafe', 'The language café is part of Plus'],
    ['/nb/app/license?needs=11&for=flashcards', 'Ordkort er en del av Plus'],
  ])('%s', (path, name) => {
    const said = screen(path);
    expect(said).toContain(name);
    expect(said).not.toMatch(/tier 11|trinn 11/);
    expect(said.indexOf(name)).toBeLessThan(said.indexOf('NOK 99') + said.indexOf('99 kr') + 1);
  });

  test('and neither what it does not know nor what one has', () => {
    expect(screen('/app/license?needs=11&for=settings')).not.toContain('part of Plus');
    expect(screen('/app/license?needs=11&for=flashcards', { current: plus })).not.toContain('part of Plus');
  });
});

test('4.18 none, or one with the days it started and expires', () => {
  expect(screen('/app/license')).toContain('No active licence');
  const shown = screen('/app/license', { current: plus });
  for (const words of ['Plus', 'Started 1 November 2026', 'Expires 1 December 2026 10 days left'])
    expect(shown).toContain(words);
  expect(screen('/nb/app/license', { current: plus })).toContain('1. desember 2026');
});

describe('2.40 the licence page', () => {
  test('offers Plus and Premium to whoever has none', () => {
    const shown = screen('/app/license');
    expect(shown).toContain('Get Plus');
    expect(shown).toContain('Get Premium');
  });

  test('offers what lies above, and more of what one has', () => {
    const shown = screen('/app/license', { current: plus });
    expect(shown).toContain('Upgrade to Premium');
    expect(shown).toContain('Your Plus waits meanwhile');
    expect(shown).toContain('Add 30 days of Plus');
    const premium = screen('/app/license', { current: { ...plus, tier: 12 } });
    expect(premium).toContain('Add 30 days of Premium');
    expect(premium).not.toMatch(/Plus for|Upgrade|30 days of Plus/);
  });

  test('marks what does not work yet', () => {
    expect(screen('/app/license')).toContain('AI feedback on your texts (comes later)');
    expect(screen('/nb/app/license')).toContain('KI-tilbakemelding på tekstene dine (kommer senere)');
  });

  test('tells what follows, what everything came from, and the orders', () => {
    const order = '6f9c2d52-3a55-4c0c-a6e6-1de35d4b7a10';
    const shown = screen('/app/license', {
      current: { ...plus, tier: 12 },
      following: [{ tier: 11, startedAt: '2026-12-01T10:00:00Z', expiresAt: '2026-12-20T10:00:00Z' }],
      grants: [
        {
          id: '1',
          tier: 10,
          source: 'code',
          periods: [],
          grantedAt: '2026-11-01T10:00:00Z',
          revokedAt: null,
          orderId: null,
        },
      ],
      orders: [
        {
          id: order,
          tier: 11,
          status: 'paid',
          createdAt: '2026-11-01T10:00:00Z',
          amountOre: 7920,
          refundedOre: 0,
        },
      ],
    });
    expect(shown).toContain('Then Plus, until 20 December 2026.');
    expect(shown).toContain('Trial Not used With a code');
    expect(shown.replaceAll('\u00a0', ' ')).toContain('Plus, 1 November 2026 Paid NOK 79.20');
  });
});
