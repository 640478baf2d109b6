/** What a push message holds; only the browser that it is for can read it. Rule 9.533. */
export type PushMessage = {
  readonly title: string;
  /** What the list of notifications says of it. */
  readonly body: string;
  /** Of the words, for screen readers. */
  readonly lang: string;
  /** Path that opens what it is about, and marks it as read. */
  readonly path: string;
  /** Path of a page that follows it by itself: a tab that has it open is shown. Empty where there is none. */
  readonly shows: string;
  /** What has the same name takes the place of what was shown before. */
  readonly tag: string;
};

const fields = ['title', 'body', 'lang', 'path', 'shows', 'tag'] as const;

/** A message as it arrived; null when it is none of ours. */
export function readPushMessage(text: string): PushMessage | null {
  try {
    const message = JSON.parse(text) as Record<string, unknown> | null;
    return message !== null && fields.every((field) => typeof message[field] === 'string')
      ? (message as PushMessage)
      : null;
  } catch {
    return null;
  }
}
