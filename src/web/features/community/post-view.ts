import type { ShownAttachment } from './attachment.ts';
import type { Category, ShownPost } from './community-rows.ts';
import type { OwnState } from './own-state.ts';
import type { Intent } from './post-changes.ts';
import type { TypedAttachment } from './read-attachments.ts';
import type { Thread } from './read-thread.ts';

/** A form that came back. */
export type Returned = {
  readonly intent: Intent;
  readonly code: string;
  readonly content: string;
  readonly language: 'nb' | 'en';
  readonly requestKey: string;
  readonly attachments: readonly TypedAttachment[];
  readonly commentId: string | null;
  readonly parentId: string | null;
};

/** An older version of one's own words. */
export type Revision = { readonly id: string; readonly contentHtml: string; readonly replacedAt: string };

/** What the page of a discussion shows. */
export type PostView = {
  readonly post: ShownPost;
  readonly thread: Thread;
  readonly own: OwnState;
  readonly categories: readonly Category[];
  readonly revisions: readonly Revision[];
  /** Of the post and of its comments. */
  readonly attachments: readonly ShownAttachment[];
  /** What the page's script needs to hear of new comments; null for whoever is not signed in. */
  readonly live: { readonly apiKey: string } | null;
  /** A new key for the next comment. */
  readonly requestKey: string;
  /** The comment that is answered or changed, as the address says. */
  readonly replyTo: string | null;
  readonly editing: string | null;
  /** One comment alone with what stands under it. */
  readonly root: string | null;
  readonly done: string | null;
};
