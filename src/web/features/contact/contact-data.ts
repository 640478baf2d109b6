import type { ContactTopic } from '#domain/contact/contact-message.ts';

/** What stands in the form; the request's key and the moment it was shown stay when it comes back. */
export type ContactTyped = {
  readonly topic: ContactTopic | null;
  readonly text: string;
  readonly email: string;
  readonly requestKey: string;
  /** Milliseconds since 1970, by the server's clock. */
  readonly shownAt: number;
};

/** What came of sending; `problem` is a key of the texts `contact:errors`. */
export type ContactOutcome =
  | {
      readonly kind: 'sent';
      readonly reference: string;
      /** Within how many hours the answer comes. */
      readonly hours: number;
      readonly confirmed: boolean;
      readonly typed: ContactTyped;
    }
  | { readonly kind: 'refused'; readonly problem: string; readonly typed: ContactTyped };

/** A message of one's own, and what became of it. */
export type OwnMessage = {
  readonly id: string;
  readonly topic: ContactTopic;
  readonly text: string;
  readonly status: 'open' | 'answered';
  readonly answer: string | null;
  readonly answeredAt: string | null;
  readonly createdAt: string;
};

/** Who runs the product, as far as the settings say. */
export type Operator = {
  readonly name: string | null;
  readonly orgNumber: string | null;
  readonly address: string | null;
  /** Where messages are told of; null: they wait in the administration. */
  readonly email: string | null;
};
