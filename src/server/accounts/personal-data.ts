import { byUser, cascades, deleted, own, type PersonalTable, passing } from './personal-table.ts';

/**
 * Every table that holds something of a person, as data: how the person is found in it, what of it they get with a copy
 * of their data, and what becomes of it when the account is deleted. `personal-data.test.ts` reads the catalog and fails
 * for a table that has neither a line here nor one among `nobodysTables`. Rule 9.67.
 *
 * A new table: a line here, and in `export-words.ts` a sentence about its file.
 */
export const personalTables: Readonly<Record<string, PersonalTable>> = {
  'public.users': { found: 't.id = person.id', exported: { file: 'profile' }, deletion: cascades },
  'public.license_users': own('licences'),
  'public.license_grants': own('licence-grants'),
  'public.user_roles': own('roles'),
  'public.sittings': own('tests'),
  'public.sitting_tasks': {
    found: 't.sitting_id in (select s.id from public.sittings s where s.user_id = person.id)',
    // A fingerprint of the key, and marks that a test which goes on still hides. Rule 9.112.
    exported: { file: 'answers', without: ['key_hash', 'kept_score', 'kept_correct'] },
    deletion: cascades,
  },
  'public.submissions': own('submissions'),
  'public.saved_tests': own('saved-tests'),
  'public.teacher_requests': own('teacher-feedback', ['reminded_at']),
  // What was judged is the learner's feedback, and goes with the learner; who judged it goes with the teacher.
  'public.teacher_reviews': {
    found:
      't.teacher_id = person.id or t.request_id in (select r.id from public.teacher_requests r where r.user_id = person.id)',
    exported: {
      none: 'a teacher’s work on another person’s words; what the learner was sent is in the learner’s copy',
    },
    deletion: { kind: 'kept', why: 'it is the judgement of somebody else’s text; who judged it goes' },
  },
  'public.teacher_phrases': own('teacher-phrases'),
  // Others have a seat in it; one that is to come is cancelled, and they are told. Rule 9.477.
  'public.cafe_sessions': {
    found: 't.host_id = person.id',
    exported: { file: 'cafe-sessions' },
    deletion: {
      kind: 'kept',
      why: 'others took part in it; it stays without its host, the host’s note and the link',
      set: `note = '', link = null`,
    },
  },
  'public.cafe_sign_ups': own('cafe-sign-ups', ['number']),
  'public.result_shares': own('shared-results'),
  'public.mock_exams': own('mock-exams'),
  // The form, and the ways it took, say what comes in a part that still runs. Rule 9.299.
  'public.mock_parts': own('mock-parts', ['form', 'tests']),
  'public.mock_tasks': {
    found: 't.part_id in (select p.id from public.mock_parts p where p.user_id = person.id)',
    exported: { file: 'mock-answers', without: ['key_hash'] },
    deletion: cascades,
  },
  'public.ability_tracks': own('ability-tracks'),
  'public.task_reports': own('task-reports', ['key_hash']),
  'public.feedback': own('feedback'),
  'public.contact_messages': {
    // Also what was written without being signed in, by the address.
    found: `${byUser} or lower(t.email) = any (person.addresses)`,
    exported: { file: 'messages', without: ['request_key', 'forwarded_at', 'suspected'] },
    deletion: deleted,
  },
  'public.community_user_profiles': {
    found: 't.id = person.id',
    exported: { file: 'community-profile' },
    deletion: cascades,
  },
  // What others have answered stays. Rule 9.383.
  'public.community_posts': {
    found: byUser,
    exported: { file: 'community-posts', without: ['content_html', 'excerpt', 'search', 'request_key'] },
    deletion: {
      kind: 'kept',
      why: 'others have answered it; it stays as a deleted person’s',
      set: 'request_key = null',
    },
  },
  'public.community_comments': {
    found: byUser,
    exported: { file: 'community-comments', without: ['content_html', 'request_key'] },
    deletion: {
      kind: 'kept',
      why: 'others have answered it; it stays as a deleted person’s',
      set: 'request_key = null',
    },
  },
  'public.community_suspensions': {
    found: byUser,
    exported: { none: 'repeats the last entry of the audit log, which is in the copy' },
    deletion: cascades,
  },
  'public.community_votes': own('community-votes'),
  'public.community_follows': own('community-follows'),
  // The files themselves are among the person's files, under these names.
  'public.community_attachments': own('community-attachments'),
  'public.community_visits': own('community-visits'),
  'public.community_blocks': own('community-blocks'),
  'public.community_revisions': own('community-earlier-versions', ['content_html']),
  'public.community_reports': own('community-reports'),
  'public.guarantee_claims': own('guarantee-claims'),
  'public.claim_decisions': {
    found:
      't.decided_by = person.id or t.claim_id in (select c.id from public.guarantee_claims c where c.user_id = person.id)',
    exported: { none: 'says which reviewer decided a claim: another person' },
    deletion: cascades,
  },
  'public.notifications': own('notifications', ['actor_id', 'about_id', 'dedup_key']),
  'public.notification_choices': own('notification-choices'),
  'public.push_subscriptions': own('push-devices', ['session_id', 'endpoint', 'p256dh', 'auth']),
  'public.mail_choices': own('mail-choices'),
  'public.cards': {
    found: byUser,
    exported: { none: 'what the release before keeps of the cards; they are in the copy' },
    deletion: cascades,
  },
  'public.flashcards': own('cards'),
  'public.decks': own('decks', ['request_key']),
  'public.deck_notes': own('deck-notes', ['request_key']),
  'public.note_media': own('deck-media'),
  'public.deck_shares': own('deck-shares'),
  'public.card_reviews': own('card-reviews'),
  'public.card_settings': own('card-settings'),
  'public.held_cards': own('held-cards'),
  'public.card_parameters': own('card-parameters'),
  'public.kept_words': own('kept-words'),
  'public.story_answers': own('story-answers'),
  'public.exports': own('exports'),
  'public.orders': {
    found: byUser,
    exported: { file: 'orders' },
    deletion: {
      kind: 'kept',
      why: 'the books are kept for five years (bokføringsloven § 13), without the person',
      set: 'checkout_url = null',
    },
  },
  'public.payment_events': {
    found: 't.order_id in (select o.id from public.orders o where o.user_id = person.id)',
    exported: { none: 'repeats what the orders say, in the words of whoever takes the money' },
    deletion: { kind: 'kept', why: 'belongs to the orders; it names nobody' },
  },
  'public.discount_codes': {
    found: 't.redeemed_by = person.id or lower(t.address) = any (person.addresses)',
    exported: { file: 'codes', without: ['note', 'batch', 'made_by'] },
    deletion: {
      kind: 'kept',
      why: 'an order may name the code; the address it was sent to goes',
      set: 'address = null, note = null',
    },
  },
  'public.audit_log': {
    found: 't.subject_id = person.id or strpos(t.details::text, person.id::text) > 0',
    exported: { file: 'audit', without: ['actor_id'] },
    deletion: {
      kind: 'kept',
      why: 'shows that something was done with the power of a role; whom it was done to and why goes',
      set: `details = '{}'`,
    },
  },

  'auth.users': {
    found: 't.id = person.id',
    exported: {
      file: 'account',
      without: [
        ...['encrypted_password', 'confirmation_token', 'recovery_token', 'email_change_token_new'],
        ...['email_change_token_current', 'phone_change_token', 'reauthentication_token', 'instance_id'],
      ],
    },
    deletion: deleted,
  },
  'auth.identities': own('identities'),
  'auth.sessions': own('sessions', ['refresh_token_hmac_key', 'refresh_token_counter']),
  'auth.mfa_amr_claims': {
    found: 't.session_id in (select s.id from auth.sessions s where s.user_id = person.id)',
    exported: { none: 'the ways in of a session, which its level shows' },
    deletion: cascades,
  },
  'auth.mfa_factors': own('second-factors', ['secret', 'last_used_step']),
  'auth.mfa_recovery_codes': {
    found: byUser,
    exported: { none: 'hashes of what lets somebody in' },
    deletion: cascades,
  },
  'auth.mfa_challenges': {
    found: 't.factor_id in (select f.id from auth.mfa_factors f where f.user_id = person.id)',
    exported: passing,
    deletion: cascades,
  },
  'auth.one_time_tokens': { found: byUser, exported: passing, deletion: cascades },
  'auth.flow_state': {
    found: `${byUser} or t.linking_target_id = person.id`,
    exported: passing,
    deletion: cascades,
  },
  'auth.audit_log_entries': {
    found: `t.payload ->> 'actor_id' = person.id::text`,
    exported: { file: 'sign-in-log' },
    deletion: deleted,
  },

  'storage.objects': {
    // In the buckets of the product a person's folder has their id for a name.
    found: `(t.owner_id = person.id::text or t.path_tokens[1] = person.id::text) and t.bucket_id <> 'exports'`,
    exported: { file: 'files', without: ['owner', 'path_tokens', 'last_accessed_at'] },
    deletion: deleted,
  },
  'storage.resumable_uploads': {
    found: 't.owner_id = person.id::text',
    exported: { none: 'an upload that is still under way; it is there a day at most' },
    deletion: deleted,
  },
  'storage.resumable_parts': {
    found: 't.upload_id in (select u.id from storage.resumable_uploads u where u.owner_id = person.id::text)',
    exported: { none: 'pieces of such an upload' },
    deletion: cascades,
  },
  'realtime.messages': {
    found: 'strpos(t.payload::text, person.id::text) > 0 or strpos(t.topic, person.id::text) > 0',
    exported: { none: 'repeats for a while what the tables say' },
    deletion: deleted,
  },

  'jobs.job': {
    found: `t.data ->> 'userId' = person.id::text`,
    exported: { none: 'what is to be done, by ids; it says nothing that the tables do not say' },
    deletion: deleted,
  },

  'bestatt.test_checkouts': {
    found: 't.order_id in (select o.id from public.orders o where o.user_id = person.id)',
    exported: { none: 'the test checkout’s side of the orders' },
    deletion: { kind: 'kept', why: 'belongs to the orders; it names nobody' },
  },
  'bestatt.test_refunds': {
    found: `t.payment_id in (select c.payment_id from bestatt.test_checkouts c
      join public.orders o on o.id = c.order_id where o.user_id = person.id)`,
    exported: { none: 'the test checkout’s side of the orders' },
    deletion: { kind: 'kept', why: 'belongs to the orders; it names nobody' },
  },
  'bestatt.practice_days': {
    found: byUser,
    exported: { none: 'counts the answers, which are in the copy one by one' },
    deletion: cascades,
  },
  'bestatt.newest_answers': {
    found: byUser,
    exported: { none: 'which of the answers is the newest; they are in the copy one by one' },
    deletion: cascades,
  },
  'bestatt.model_uses': {
    found: byUser,
    exported: { none: 'counts for a day how often the language model was asked' },
    deletion: cascades,
  },
  'bestatt.sent_mails': own('sent-mails'),
  'bestatt.dev_inbox': {
    found: 'lower(t.recipient) = any (person.addresses)',
    exported: { file: 'mails', without: ['body_html'] },
    deletion: deleted,
  },
  'bestatt.rate_limits': {
    found: `strpos(t.key, person.id::text) > 0 or exists (
      select from unnest(person.addresses) as a(address) where strpos(lower(t.key), a.address) > 0)`,
    exported: { none: 'counts requests for two days' },
    deletion: deleted,
  },
  'bestatt.realtime_presences': {
    found: 'strpos(t.meta::text, person.id::text) > 0 or t.key = person.id::text',
    exported: { none: 'who is in a channel at this moment' },
    deletion: { kind: 'swept', by: 'the service, when the socket closes' },
  },
};

/** `statement` with `person` in front: `$1` is the id, `$2` the addresses. */
export function aboutPerson(statement: string): string {
  return `with person as (select $1::uuid as id, $2::text[] as addresses) ${statement}`;
}
