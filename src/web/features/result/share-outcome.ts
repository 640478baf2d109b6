/** What making or withdrawing the link to a result ended with. */
export type ShareOutcome =
  | { readonly ok: true; readonly intent: 'share' | 'withdraw' }
  /** `offline`: the request did not get through; everything else is a code of the API. */
  | { readonly ok: false; readonly code: string };
