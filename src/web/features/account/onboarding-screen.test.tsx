import { expect, test } from 'vitest';
import { renderScreen, textOf } from '#web/testing/render-screen.tsx';
import { OnboardingScreen } from './onboarding-screen.tsx';
import { emptyProfile } from './profile-data.ts';

function screen(path: string, problem: 'signedOut' | 'failed', errors: object = {}): string {
  const element = (
    <OnboardingScreen
      form={{ ...emptyProfile, fullName: 'Rojin' }}
      countries={[]}
      today="2026-11-21"
      next="/app"
      problem={problem}
      errors={errors}
    />
  );
  return renderScreen({ path, element });
}

test('5.19 onboarding without being signed in says so, and leads to the login', () => {
  const html = screen('/onboarding', 'signedOut');
  expect(textOf(html)).toContain('You must be logged in to complete onboarding');
  expect(html).toContain('href="/auth?next=/onboarding"');
  expect(screen('/nb/onboarding', 'signedOut')).toContain('href="/nb/auth?next=/onboarding"');
});

test('a failure says so in the words of the specification, over what was typed (8.8)', () => {
  const html = screen('/onboarding', 'failed');
  expect(textOf(html)).toMatch(/Something went wrong\s*Please try again or contact support/);
  expect(html).toContain('role="alert"');
  expect(html).toContain('value="Rojin"');
});
