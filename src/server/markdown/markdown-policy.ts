/** What a text of a kind may hold once it is shown. */
export type MarkdownPolicy = {
  /** Elements besides running text: 'h2', 'table', … Whatever is not named is left out, its words stay. */
  readonly elements: readonly string[];
  /** Whether links say that we do not answer for them: those of people, not our own. */
  readonly foreignLinks: boolean;
  /** Addresses that are written out become links. */
  readonly linkify: boolean;
  /** A line that ends in the source ends on the screen. */
  readonly lineBreaks: boolean;
};

const runningText = [
  'p',
  'br',
  'strong',
  'em',
  's',
  'code',
  'pre',
  'blockquote',
  'ul',
  'ol',
  'li',
  'a',
  'hr',
] as const;

/**
 * What people write to each other: running text, lists, quotations, headings below the page's own. No pictures, which would
 * tell their host who reads, no tables, which no phone shows, and no HTML.
 */
export const conversationPolicy: MarkdownPolicy = {
  elements: [...runningText, 'h3', 'h4'],
  foreignLinks: true,
  linkify: true,
  lineBreaks: true,
};
