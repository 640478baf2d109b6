import { reasonsOf, weakPassword } from './weak-password.ts';

type Failure = {
  readonly code?: string | undefined;
  readonly status?: number | undefined;
  readonly name?: string | undefined;
};

/** Which sentence of `auth:errors` says what the auth service refused (Rule 8.20); `failed` where nothing better is known. */
export function signInProblem(error: Failure): string {
  switch (error.code) {
    case 'otp_expired':
    case 'flow_state_expired':
    case 'flow_state_not_found':
    case 'flow_state_already_used':
      return 'expired';
    case 'bad_code_verifier':
    case 'pkce_code_verifier_not_found':
      return 'otherBrowser';
    case 'identity_already_exists':
    case 'email_exists':
    case 'user_banned':
    case 'provider_email_needs_verification':
    case 'same_password':
    case 'insufficient_aal':
    case 'mfa_verification_failed':
    case 'over_email_send_rate_limit':
    case 'over_sms_send_rate_limit':
    case 'sms_send_failed':
    case 'sms_country_not_allowed':
    case 'mfa_verified_factor_exists':
    case 'identity_not_found':
    case 'single_identity_not_deletable':
      return error.code;
    case 'current_password_required':
    case 'current_password_invalid':
      return 'linkNeeded';
    case 'mfa_challenge_expired':
    case 'mfa_factor_not_found':
      return 'mfa_verification_failed';
    case 'weak_password':
      return weakPassword(reasonsOf(error));
    case 'bad_oauth_callback':
    case 'bad_oauth_state':
      return 'provider';
  }
  if (error.status === 429) return 'tooMany';
  return error.name === 'AuthSessionMissingError' ? 'signedOut' : 'failed';
}
