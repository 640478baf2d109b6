/** Why a password was refused; names of sentences in `auth:errors` and `security:errors`. */
const weakPasswords = ['passwordShort', 'passwordCommon', 'passwordPlain'] as const;

/** Whether a problem is about the password that was chosen. */
export function isWeakPassword(problem: string): boolean {
  return weakPasswords.some((one) => one === problem);
}

/**
 * Rule 5.14: the server's reasons for refusing a password, as one sentence: what can be mended by going on typing comes
 * first.
 */
export function weakPassword(reasons: readonly string[] = []): (typeof weakPasswords)[number] {
  if (reasons.includes('length')) return 'passwordShort';
  return reasons.includes('characters') ? 'passwordPlain' : 'passwordCommon';
}

/** The reasons that the official client carries on its error, where it has any. */
export function reasonsOf(error: object): readonly string[] {
  return 'reasons' in error && Array.isArray(error.reasons) ? error.reasons.map(String) : [];
}
