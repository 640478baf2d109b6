const known = [
  ...['session_not_found', 'session_cancelled', 'session_begun', 'own_session', 'another_session'],
  ...['not_over', 'no_seat', 'licence_needed', 'demo_account', 'account_needed', 'too_many_requests'],
];

/** The key of the sentence for a code of the API. */
export function sessionProblem(code: string): string {
  if (code === 'over_request_rate_limit') return 'too_many_requests';
  return known.includes(code) ? code : 'failed';
}
