/** The kinds of question that the desk has a form for: those that stories from files ask. */
export const draftKinds = ['choose', 'click_word', 'cloze', 'match', 'true_false'] as const;
export type DraftKind = (typeof draftKinds)[number];

/** What fields hold at most, in characters; how many words are asked about at once; how many sources a story has. */
export const draftLimits = {
  line: 300,
  lead: 600,
  text: 8000,
  /** Of an article: twice what its longest has. */
  body: 30_000,
  source: 60_000,
  words: 600,
  sources: 12,
} as const;
