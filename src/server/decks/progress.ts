import { learnedDays } from '#domain/flashcards/schedule.ts';

/** How far a word or note is by its cards `f`: known when the best of them is learned for weeks ahead. */
export const progressOf = `case when bool_or(f.state = 'review' and f.stability >= ${learnedDays}) then 'known'
  when bool_or(f.card_id is not null) then 'learning' else 'new' end`;
