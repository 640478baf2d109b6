/** What there is to say of a table that holds something of a person. Rule 9.67. */
export type PersonalTable = {
  /**
   * A condition on `t`, the table, and `person`: `id`, and `addresses`, all mail addresses and numbers of theirs in small
   * letters (also as the mailbox without what follows a plus); for a copy only those that were proved to be theirs.
   */
  readonly found: string;
  /** Name of the file in the archive and columns that stay out of it; or why there is none. */
  readonly exported:
    | { readonly file: ExportName; readonly without?: readonly string[] }
    | { readonly none: string };
  readonly deletion: Deletion;
};

type Deletion =
  /** Goes with the account by its foreign keys. */
  | { readonly kind: 'cascades' }
  /** No foreign key: deleted by the condition. */
  | { readonly kind: 'deleted' }
  /** Forgotten by itself within days. */
  | { readonly kind: 'swept'; readonly by: string }
  /** Stays for a reason, without the person: foreign keys become null, and what `set` says. */
  | { readonly kind: 'kept'; readonly why: string; readonly set?: string };

export type ExportName =
  | 'ability-tracks'
  | 'task-reports'
  | 'account'
  | 'answers'
  | 'audit'
  | 'cafe-sessions'
  | 'cafe-sign-ups'
  | 'card-parameters'
  | 'card-reviews'
  | 'card-settings'
  | 'cards'
  | 'codes'
  | 'community-attachments'
  | 'community-blocks'
  | 'community-comments'
  | 'community-earlier-versions'
  | 'community-follows'
  | 'community-posts'
  | 'community-profile'
  | 'community-reports'
  | 'community-visits'
  | 'community-votes'
  | 'deck-media'
  | 'deck-notes'
  | 'deck-shares'
  | 'decks'
  | 'held-cards'
  | 'exports'
  | 'feedback'
  | 'files'
  | 'guarantee-claims'
  | 'identities'
  | 'kept-words'
  | 'licence-grants'
  | 'licences'
  | 'mail-choices'
  | 'mails'
  | 'messages'
  | 'mock-answers'
  | 'mock-exams'
  | 'mock-parts'
  | 'notification-choices'
  | 'notifications'
  | 'orders'
  | 'profile'
  | 'push-devices'
  | 'roles'
  | 'saved-tests'
  | 'second-factors'
  | 'sent-mails'
  | 'sessions'
  | 'shared-results'
  | 'story-answers'
  | 'sign-in-log'
  | 'submissions'
  | 'teacher-feedback'
  | 'teacher-phrases'
  | 'tests';

export const byUser = 't.user_id = person.id';
export const cascades = { kind: 'cascades' } as const;
export const deleted = { kind: 'deleted' } as const;
/** A row that belongs to one user and goes with them. */
export const own = (file: ExportName, without?: readonly string[]): PersonalTable => ({
  found: byUser,
  exported: { file, ...(without && { without }) },
  deletion: cascades,
});
export const passing = { none: 'lives for minutes and is of use to nobody but the way in' } as const;
