import type { WrittenLanguage } from '#domain/community/languages.ts';

/** Rule 3.2: who wrote something, as others see them; null when the account is gone. */
export type Author = {
  readonly id: string;
  readonly name: string;
  readonly country: string | null;
  readonly memberSince: string;
  readonly posts: number;
  readonly comments: number;
  readonly upvotes: number;
};

/** A discussion in a list. */
export type ListedPost = {
  readonly id: string;
  readonly categoryId: string;
  readonly writtenBy: 'person' | 'bestatt';
  readonly language: WrittenLanguage;
  readonly title: string;
  readonly excerpt: string;
  readonly tags: readonly string[];
  readonly comments: number;
  readonly votes: number;
  readonly views: number;
  readonly pinned: boolean;
  readonly locked: boolean;
  readonly createdAt: string;
  readonly lastActivityAt: string;
  /** The first answer of a teacher, of a question in Ask a teacher. */
  readonly teacherAnsweredAt: string | null;
  /** The answer that its asker accepted. */
  readonly acceptedId: string | null;
  readonly userId: string | null;
  readonly author: { readonly name: string } | null;
  /** Something came since one looked last. */
  readonly isNews?: boolean;
  /** By somebody whom one has blocked. */
  readonly isBlocked?: boolean;
};

export type ShownPost = Omit<ListedPost, 'author' | 'isNews' | 'isBlocked'> & {
  readonly content: string;
  /** Made by the server's renderer when it was written (decision 134). */
  readonly contentHtml: string;
  readonly hiddenAt: string | null;
  readonly editedAt: string | null;
  readonly author: Author | null;
};

export type ShownComment = {
  readonly id: string;
  readonly postId: string;
  readonly parentId: string | null;
  readonly rootId: string | null;
  readonly userId: string | null;
  readonly language: WrittenLanguage;
  readonly content: string;
  readonly contentHtml: string;
  readonly votes: number;
  readonly replies: number;
  readonly hiddenAt: string | null;
  readonly deletedAt: string | null;
  readonly editedAt: string | null;
  readonly createdAt: string;
  /** A teacher's answer to a question. */
  readonly byTeacher: boolean;
  readonly author: { readonly name: string } | null;
};

export type Category = {
  readonly id: string;
  readonly tier: number;
  readonly nameEn: string;
  readonly nameNb: string;
  readonly purposeEn: string;
  readonly purposeNb: string;
  readonly posts: number;
  readonly comments: number;
  readonly upvotes: number;
};

export const listedColumns =
  'id, categoryId:category_id, writtenBy:written_by, language, title, excerpt, tags, comments, votes, views, pinned, locked, ' +
  'createdAt:created_at, lastActivityAt:last_activity_at, teacherAnsweredAt:teacher_answered_at, acceptedId:accepted_comment_id, ' +
  'userId:user_id, author:community_user_profiles(name)';

export const shownColumns =
  'id, categoryId:category_id, writtenBy:written_by, language, title, excerpt, tags, comments, votes, views, pinned, locked, ' +
  'createdAt:created_at, lastActivityAt:last_activity_at, content, contentHtml:content_html, userId:user_id, hiddenAt:hidden_at, ' +
  'teacherAnsweredAt:teacher_answered_at, acceptedId:accepted_comment_id, ' +
  'editedAt:edited_at, author:community_user_profiles(id, name, country, memberSince:member_since, posts, comments, upvotes)';

export const commentColumns =
  'id, postId:post_id, parentId:parent_id, rootId:root_id, userId:user_id, language, content, contentHtml:content_html, votes, ' +
  'replies, hiddenAt:hidden_at, deletedAt:deleted_at, editedAt:edited_at, createdAt:created_at, byTeacher:by_teacher, ' +
  'author:community_user_profiles(name)';

export const categoryColumns =
  'id, tier, nameEn:name_en, nameNb:name_nb, purposeEn:purpose_en, purposeNb:purpose_nb, posts, comments, upvotes';
