const known = [
  ...['package_broken', 'package_too_large', 'package_hostile', 'package_unknown', 'package_empty'],
  ...[
    'package_timeout',
    'table_broken',
    'file_missing',
    'file_kind',
    'deck_file_not_found',
    'too_many_notes',
  ],
  ...['deck_not_found', 'note_not_found', 'too_many_requests', 'licence_needed'],
];

/** The key of the sentence for a code of the API, in the texts `decks`. */
export function deckErrorKey(code: string): string {
  if (code === 'invalid_input' || code === 'validation_failed' || code === 'wrong_shape')
    return 'errors.invalid';
  return `errors.${known.includes(code) ? code : 'other'}`;
}

/** What an action says: that it worked, what can be taken back, or why it did not. */
export type DeckOutcome =
  | { readonly ok: true; readonly deletedNote?: string }
  | { readonly ok: false; readonly code: string; readonly fields?: Readonly<Record<string, string>> };
