/** What came of an act in a session; `said` and `problem` are keys of the texts `cafe-sessions`, `outcome` and `errors`. */
export type SessionOutcome =
  | { readonly kind: 'done'; readonly said: 'seat' | 'waiting' | 'left' | 'rated' }
  | {
      readonly kind: 'refused';
      readonly problem: string;
      /** What was typed of the feedback. */
      readonly typed: { readonly rating: string; readonly comment: string };
    };
