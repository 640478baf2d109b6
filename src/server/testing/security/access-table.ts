/**
 * Who may do what, as data: `access.test.ts` runs every line against the real policies, and fails for a table, view or
 * function that has no line here. Rule 6.18.
 *
 * A new table: a line here, and two rows in `access-rows.ts`, the owner's and the anonymous user's.
 */
export type Who = (typeof people)[number];
export type Verb = (typeof verbs)[number];

/**
 * `yes`: reaches the row. `hidden`: may ask, and the row is not there for them. `refused`: 401 or 403.
 */
export type Outcome = 'yes' | 'hidden' | 'refused';

/** `owner` and `other` are signed in and act on the owner's row; `anonymous` is an anonymous user on their own row. */
export const people = ['anon', 'owner', 'other', 'anonymous', 'service'] as const;
export const verbs = ['select', 'insert', 'update', 'delete'] as const;

type Line = readonly [Outcome, Outcome, Outcome, Outcome, Outcome];
type Access = Readonly<Record<Verb, Line>> & {
  /** The column that an update tries, where not every column may be changed; else the key. */
  readonly change?: string;
};

//                        anon       owner      other      anonymous  service
const nobody: Line = /**/ ['refused', 'refused', 'refused', 'refused', 'refused'];
const service: Line = /**/ ['refused', 'refused', 'refused', 'refused', 'yes'];
const own: Line = /*   */ ['refused', 'yes', 'hidden', 'yes', 'yes'];
/** Granted to visitors too, but only policies for signed-in users let rows through. */
const given: Line = /* */ ['hidden', 'yes', 'hidden', 'yes', 'yes'];
/** A row in somebody else's name is refused. */
const insertOwn: Line = ['refused', 'yes', 'refused', 'yes', 'yes'];
/** An anonymous session has a row to read and no profile to fill in. */
const ownAccount: Line = ['refused', 'yes', 'hidden', 'hidden', 'yes'];
/** Granted, and no policy lets anybody through but the service key. */
const hidden: Line = /**/ ['hidden', 'hidden', 'hidden', 'hidden', 'yes'];
const everybody: Line = ['yes', 'yes', 'yes', 'yes', 'yes'];

/** Reached by the service key alone: functions, after they authorised. */
const closed: Access = { select: service, insert: service, update: service, delete: service };
/** Reached by no key: the service that owns it connects as the database's owner. */
const sealed: Access = { select: nobody, insert: nobody, update: nobody, delete: nobody };
/** Open to policies, and without one yet. */
const waiting: Access = { select: hidden, insert: service, update: hidden, delete: hidden };
const readOwn: Access = { ...closed, select: own };

export const tables: Readonly<Record<string, Access>> = {
  'public.stimuli': { ...closed, select: given },
  'public.tasks': { ...closed, select: given },
  'public.clips': { ...closed, select: given },
  'public.task_keys': closed,
  'public.stimulus_secrets': closed,
  'public.task_parameters': closed,
  'public.bank_counts': { ...sealed, select: everybody },
  'public.lexicon': { ...closed, select: everybody },
  'public.scenes': { ...closed, select: everybody },
  'public.articles': { ...closed, select: everybody },
  'public.article_texts': { ...closed, select: everybody },
  'public.article_drafts': closed,
  'public.stories': { ...closed, select: everybody },
  'public.story_versions': { ...closed, select: everybody },
  'public.story_keys': closed,
  'public.story_drafts': closed,
  'public.story_answers': readOwn,
  'public.sittings': readOwn,
  'public.sitting_tasks': readOwn,
  'public.mock_exams': readOwn,
  'public.mock_parts': readOwn,
  'public.mock_tasks': readOwn,
  'public.result_shares': { ...readOwn, delete: own },
  'public.users': { ...readOwn, update: ownAccount, change: 'onboarded' },
  'public.license_types': { ...closed, select: everybody },
  'public.license_users': readOwn,
  'public.license_grants': readOwn,
  'public.user_roles': readOwn,
  'public.audit_log': closed,
  'public.discount_codes': closed,
  'public.orders': readOwn,
  'public.payment_events': closed,
  'public.feedback': readOwn,
  'public.contact_messages': readOwn,
  'public.mail_choices': { select: own, insert: insertOwn, update: own, delete: service },
  'public.notifications': { ...readOwn, update: own, change: 'read_at' },
  'public.notification_choices': { select: own, insert: insertOwn, update: own, delete: service },
  'public.push_subscriptions': { ...readOwn, delete: own },
  'public.guarantee_claims': readOwn,
  'public.claim_decisions': closed,
  'public.exports': readOwn,
  'public.cards': readOwn,
  'public.flashcards': readOwn,
  'public.decks': readOwn,
  'public.deck_notes': readOwn,
  'public.note_media': readOwn,
  'public.deck_shares': readOwn,
  'public.card_reviews': readOwn,
  'public.held_cards': readOwn,
  'public.card_parameters': readOwn,
  'public.kept_words': readOwn,
  'public.ability_tracks': readOwn,
  'public.task_reports': readOwn,
  'public.task_statistics': closed,
  'public.community_user_profiles': { ...closed, select: everybody, update: ownAccount, change: 'name' },
  'public.community_categories': { ...closed, select: everybody },
  'public.community_posts': { ...closed, select: everybody },
  'public.community_comments': { ...closed, select: everybody },
  'public.community_suspensions': closed,
  'public.community_votes': readOwn,
  'public.community_follows': readOwn,
  'public.community_blocks': readOwn,
  'public.community_visits': readOwn,
  'public.community_attachments': { ...closed, select: given },
  'public.community_revisions': readOwn,
  'public.community_reports': readOwn,
  'public.community_tags': { ...closed, select: everybody },
  'public.conversation_sheets': { ...closed, select: everybody },
  'public.submissions': readOwn,
  'public.teacher_requests': readOwn,
  'public.teacher_reviews': closed,
  'public.teacher_phrases': closed,
  'public.cafe_sessions': closed,
  'public.cafe_sign_ups': closed,
  'public.saved_tests': { select: own, insert: insertOwn, update: own, delete: own, change: 'name' },
  'public.card_settings': { ...readOwn, insert: insertOwn, update: own, change: 'new_a_day' },

  'auth.users': sealed,
  'auth.identities': sealed,
  'auth.sessions': sealed,
  'auth.mfa_amr_claims': sealed,
  'auth.mfa_factors': sealed,
  'auth.mfa_challenges': sealed,
  'auth.mfa_recovery_codes': sealed,
  'auth.one_time_tokens': sealed,
  'auth.flow_state': sealed,
  'auth.audit_log_entries': sealed,
  'auth.signing_keys': sealed,

  'storage.buckets': waiting,
  'storage.objects': waiting,
  'storage.removed_files': sealed,
  'storage.resumable_uploads': sealed,
  'storage.resumable_parts': sealed,

  'realtime.messages': { ...waiting, delete: nobody },
};

/** Functions of the exposed schemas, and the roles that may call them. */
export const functions: Readonly<Record<string, readonly string[]>> = {
  'public.article_page': ['anon', 'authenticated', 'service_role'],
  'public.current_tier': ['authenticated', 'service_role'],
  'public.discussion_readers': ['authenticated', 'service_role'],
  'public.has_role': ['authenticated', 'service_role'],
  'public.is_guest': ['authenticated', 'service_role'],
  'public.merged_discussion': ['anon', 'authenticated', 'service_role'],
  'public.mistakes_of': ['service_role'],
  'public.practice_between': ['service_role'],
  'public.own_activity': ['authenticated', 'service_role'],
  'public.own_known_words': ['authenticated', 'service_role'],
  'public.own_mistakes': ['authenticated', 'service_role'],
  'public.meant_discussions': ['anon', 'authenticated', 'service_role'],
  'public.may_send_proof': ['authenticated', 'service_role'],
  'public.practice_by_day': ['service_role'],
  'public.search_discussions': ['anon', 'authenticated', 'service_role'],
  'public.second_factor_given': ['authenticated', 'service_role'],
  'public.shared_result': ['anon', 'authenticated', 'service_role'],
  'public.similar_discussions': ['anon', 'authenticated', 'service_role'],
  'public.story_page': ['anon', 'authenticated', 'service_role'],
  'public.teacher_response_time': ['anon', 'authenticated', 'service_role'],
};
