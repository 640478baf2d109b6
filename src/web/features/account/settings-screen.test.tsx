import { describe, expect, test } from 'vitest';
import { renderScreen } from '#web/testing/render-screen.tsx';
import type { SettingsOutcome } from './settings-changes.ts';
import { SettingsScreen } from './settings-screen.tsx';

const saved = {
  ...{ fullName: 'Rojin Demir', country: 'TR', dateOfBirth: '1994-02-28', description: '' },
  ...{ examDate: '', targetLevel: '' },
};

function screen(outcome: SettingsOutcome | null): string {
  const given = { form: saved, email: 'rojin@example.no', countries: [], today: '2026-11-21', outcome };
  return renderScreen({ path: '/app/settings', element: <SettingsScreen {...given} /> });
}

describe('what could not be saved is still in its field', () => {
  test('a profile', () => {
    const form = { ...saved, fullName: 'Rojin Kaya' };
    const page = screen({ kind: 'refused', intent: 'profile', form, errors: { '': 'failed' } });
    expect(page).toContain('value="Rojin Kaya"');
    expect(page).toContain('It could not be saved. Please try again.');
    expect(screen(null)).toContain('value="Rojin Demir"');
  });

  test('an address', () => {
    const errors = { email: 'emailFormat' };
    const page = screen({ kind: 'refused', intent: 'email', email: 'rojin@', errors });
    expect(page).toContain('value="rojin@"');
    expect(page).toContain('Invalid email format.');
  });
});
