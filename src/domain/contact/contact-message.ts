import { tiers } from '#domain/licences/licence.ts';

/** What somebody may write about. */
export const contactTopics = ['payment', 'account', 'task', 'accessibility', 'privacy', 'other'] as const;
export type ContactTopic = (typeof contactTopics)[number];

/** Characters. */
export const longestMessage = 5000;
/** Who sells something pastes more. */
export const mostLinks = 3;
/** Nobody chooses a topic and writes a message in less. */
export const fastestMs = 3000;
/** Rule 9.5. */
const answerHours = 48;
/** With priority support (Rule 9.525). */
const priorityHours = 24;

/** Whether somebody with a licence of this tier is answered before the others. Rule 1.22. */
export function isPriority(tier: number): boolean {
  return tier >= tiers.premium;
}

/** Within how many hours a message is answered. Rule 9.5, Rule 9.525. */
export function answerWithin(priority: boolean): number {
  return priority ? priorityHours : answerHours;
}

export type MessageProblem = 'message_empty' | 'message_long' | 'message_links';

/** What is wrong with a message; null when nothing is. Rule 9.231. */
export function messageProblem(text: string): MessageProblem | null {
  const length = text.trim().length;
  if (length === 0) return 'message_empty';
  if (length > longestMessage) return 'message_long';
  return linksIn(text) > mostLinks ? 'message_links' : null;
}

/** The topic that an address or a form names; null where it names none. */
export function topicOf(text: string | null): ContactTopic | null {
  return contactTopics.find((topic) => topic === text) ?? null;
}

function linksIn(text: string): number {
  return text.match(/\bhttps?:\/\/|\bwww\./gi)?.length ?? 0;
}
