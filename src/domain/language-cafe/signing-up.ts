/** A session at the moment when somebody wants a seat in it. */
export type OpenSession = {
  readonly startsAt: Date;
  readonly cancelled: boolean;
  readonly seats: number;
  /** Seats that are given. */
  readonly taken: number;
};

export type Applicant = {
  readonly isHost: boolean;
  /** Whether they have signed up before, and have a seat or wait. */
  readonly isIn: boolean;
  /** Whether they have signed up for, or host, another session at that time. */
  readonly isBusy: boolean;
};

export type SignUp =
  | { readonly kind: 'placed'; readonly hasSeat: boolean }
  | { readonly kind: 'as_it_is' }
  | {
      readonly kind: 'refused';
      readonly code: 'session_cancelled' | 'session_begun' | 'own_session' | 'another_session';
    };

/** Rule 9.475: a seat while there is one, else a place at the end of the waiting list; nothing from the start on. */
export function signUp(
  session: OpenSession,
  { applicant, now }: { readonly applicant: Applicant; readonly now: Date },
): SignUp {
  if (applicant.isIn) return { kind: 'as_it_is' };
  if (session.cancelled) return { kind: 'refused', code: 'session_cancelled' };
  if (now >= session.startsAt) return { kind: 'refused', code: 'session_begun' };
  if (applicant.isHost) return { kind: 'refused', code: 'own_session' };
  if (applicant.isBusy) return { kind: 'refused', code: 'another_session' };
  return { kind: 'placed', hasSeat: session.taken < session.seats };
}
