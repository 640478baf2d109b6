/** What messages are listed by: those that wait, those that are answered, those that look like spam. */
export const messageLists = ['open', 'answered', 'suspected'] as const;
export type MessageList = (typeof messageLists)[number];
