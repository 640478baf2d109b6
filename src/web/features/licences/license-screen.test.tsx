import { describe, expect, test } from 'vitest';
import { renderScreen, textOf } from '#web/testing/render-screen.tsx';
import { LicenseScreen, type ShownLicence } from './license-screen.tsx';

const plus: ShownLicence = {
  id: '1',
  name: 'Plus',
  tier: 11,
  startedAt: '2026-11-01T10:00:00Z',
  expiresAt: '2026-12-01T10:00:00Z',
};

function screen(path: string, current: ShownLicence | null = null): string {
  return textOf(renderScreen({ path, element: <LicenseScreen current={current} others={[]} /> }));
}

describe('6.13 the page says why one was sent to it', () => {
  test('8.1 without a licence', () => {
    expect(screen('/app/license?needs=11')).toContain(
      'This feature requires a valid license. Please upgrade your plan.',
    );
  });

  test('8.2 with one that is too low', () => {
    expect(screen('/app/license?needs=11&upgrade')).toContain(
      'This feature requires a tier 11 license or higher.',
    );
  });
});

test('4.18 none, or one with the days it started and expires', () => {
  expect(screen('/app/license')).toContain('No active license');
  const shown = screen('/app/license', plus);
  for (const words of ['Plus', 'Started', '1 November 2026', 'Expires', '1 December 2026', 'Upgrade'])
    expect(shown).toContain(words);
  expect(screen('/nb/app/license', plus)).toContain('1. desember 2026');
});
