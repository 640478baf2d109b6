import { expect, test } from 'vitest';
import english from '#web/text/en-GB/auth.ts';
import { signInProblem } from './sign-in-problem.ts';

test.each([
  [{ code: 'otp_expired', status: 403 }],
  [{ code: 'flow_state_expired' }],
  [{ code: 'bad_code_verifier' }],
  [{ code: 'identity_already_exists' }],
  [{ code: 'email_exists' }],
  [{ code: 'user_banned' }],
  [{ code: 'provider_email_needs_verification' }],
  [{ code: 'weak_password', reasons: ['length'] }],
  [{ code: 'weak_password', reasons: ['characters'] }],
  [{ code: 'weak_password', reasons: ['pwned'] }],
  [{ code: 'same_password' }],
  [{ code: 'insufficient_aal' }],
  [{ code: 'mfa_verification_failed' }],
  [{ code: 'mfa_challenge_expired' }],
  [{ code: 'current_password_required' }],
  [{ code: 'over_email_send_rate_limit', status: 429 }],
  [{ code: 'over_request_rate_limit', status: 429 }],
  [{ code: 'bad_oauth_state' }],
  [{ name: 'AuthSessionMissingError', status: 400 }],
])('%j has a sentence of its own', (error) => {
  const problem = signInProblem(error);
  expect(problem).not.toBe('failed');
  expect(english.errors).toHaveProperty(problem);
});

test('what is not known says that it did not work', () => {
  expect(english.errors).toHaveProperty(signInProblem({ code: 'unexpected_failure', status: 500 }));
});
