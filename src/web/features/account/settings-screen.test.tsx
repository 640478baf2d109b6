import { describe, expect, test } from 'vitest';
import { renderScreen } from '#web/testing/render-screen.tsx';
import type { SettingsOutcome } from './settings-changes.ts';
import { SettingsScreen } from './settings-screen.tsx';

const saved = {
  fullName: 'Rojin Demir',
  country: 'TR',
  dateOfBirth: '1994-02-28',
  description: '',
  examDate: '',
  targetLevel: '',
};

function screen(outcome: SettingsOutcome | null, waitsFor: string | null = null): string {
  const given = {
    form: saved,
    email: 'rojin@example.no',
    waitsFor,
    countries: [],
    today: '2026-11-21',
    outcome,
  };
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

test('the page says which address waits, and how to go on (5.10)', () => {
  expect(screen(null)).not.toContain('Waiting for');
  const page = screen(null, 'rojin@new.example');
  expect(page).toContain('Waiting for rojin@new.example');
  for (const intent of ['email_code', 'email_again']) expect(page).toContain(`value="${intent}"`);
  const tooMany = { email: 'tooMany' };
  expect(
    screen(
      { kind: 'refused', intent: 'email_again', email: 'rojin@new.example', errors: tooMany },
      'rojin@new.example',
    ),
  ).toContain('Too many attempts just now.');
});
