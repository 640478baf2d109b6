import type { ListedPost } from './community-rows.ts';
import type { PostPage } from './read-posts.ts';

export type OwnCard = {
  readonly name: string;
  readonly country: string | null;
  readonly showsReading: boolean;
  readonly posts: number;
  readonly comments: number;
  readonly upvotes: number;
};

export type OwnComment = {
  readonly id: string;
  readonly postId: string;
  readonly content: string;
  readonly language: 'nb' | 'en';
  readonly votes: number;
  readonly createdAt: string;
  readonly post: { readonly title: string } | null;
};

/** What 'My page' shows. */
export type MeView = {
  readonly tab: 'posts' | 'following';
  readonly card: OwnCard | null;
  readonly page: PostPage;
  readonly comments: readonly OwnComment[];
  /** In the demo one looks around only. */
  readonly isDemo: boolean;
};

export type FollowedRow = {
  readonly createdAt: string;
  readonly postId: string;
  readonly post: ListedPost | null;
};
