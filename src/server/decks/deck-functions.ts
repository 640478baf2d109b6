import type { ServerFunction } from '#server/functions/define-function.ts';
import { deckChangesFunction } from './deck-changes.ts';
import { deckCopiesFunction, deckSharesFunction, sharedDecksFunction } from './deck-shares.ts';
import { decksFunction, deckWordsFunction } from './list-decks.ts';
import { metWordsFunction } from './met-words.ts';
import { noteChangesFunction } from './note-changes.ts';
import { deckFunction } from './read-deck.ts';
import { provedWordsFunction, wordProofsFunction } from './word-proofs.ts';

/** Decks of the lexicon and of one's own. */
export function deckFunctions(): readonly ServerFunction[] {
  return [
    ...[decksFunction(), deckFunction(), deckWordsFunction(), deckChangesFunction(), noteChangesFunction()],
    ...[wordProofsFunction(), provedWordsFunction(), metWordsFunction()],
    ...[deckSharesFunction(), sharedDecksFunction(), deckCopiesFunction()],
  ];
}
