import type { Category, ShownPost } from './community-rows.ts';
import type { OwnState } from './own-state.ts';
import type { Intent } from './post-changes.ts';
import type { Thread } from './read-thread.ts';

/** A form that came back. */
export type Returned = {
  readonly intent: Intent;
  readonly code: string;
  readonly content: string;
  readonly language: 'nb' | 'en';
  readonly requestKey: string;
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
  /** A new key for the next comment. */
  readonly requestKey: string;
  /** The comment that is answered or changed, as the address says. */
  readonly replyTo: string | null;
  readonly editing: string | null;
  /** One comment alone with what stands under it. */
  readonly root: string | null;
  readonly done: string | null;
};
