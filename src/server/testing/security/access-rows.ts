import type { Database } from '#server/db/database.ts';

/** Somebody who has a row in each table that has people's rows. */
export type RowOwner = { readonly id: string; readonly tag: 'owner' | 'anonymous' };

/** The rows that `access-table.ts` is tried on, by the columns that find them. */
export function rowsOf({ id, tag }: RowOwner): Readonly<Record<string, Readonly<Record<string, string>>>> {
  const stimulus = `stimulus-${tag}`;
  const task = `task-${tag}`;
  const sitting = sittingOf({ id, tag });
  return {
    'public.stimuli': { id: stimulus },
    'public.tasks': { id: task },
    'public.clips': { stimulus_id: stimulus },
    'public.task_keys': { task_id: task },
    'public.stimulus_secrets': { stimulus_id: stimulus },
    'public.task_parameters': { task_id: task },
    'public.bank_counts': { category: 'read', level: 'A1' },
    'public.lexicon': { id: `word-${tag}` },
    'public.scenes': { id: `scene-${tag}` },
    'public.sittings': { id: sitting },
    'public.sitting_tasks': { sitting_id: sitting },
    'public.mock_exams': { id: sitting },
    'public.mock_parts': { id: sitting },
    'public.mock_tasks': { part_id: sitting },
    'public.submissions': { user_id: id },
    'public.saved_tests': { user_id: id },
    'public.teacher_requests': { user_id: id },
    'public.teacher_reviews': { teacher_id: id },
    'public.teacher_phrases': { user_id: id },
    'public.cafe_sessions': { host_id: id },
    'public.cafe_sign_ups': { user_id: id },
    'public.result_shares': { sitting_id: sitting },
    'public.users': { id },
    'public.license_types': { tier: '10' },
    'public.license_users': { user_id: id },
    'public.license_grants': { user_id: id },
    'public.user_roles': { user_id: id },
    'public.audit_log': { subject_id: id },
    'public.discount_codes': { code: `CODE-${tag.toUpperCase()}` },
    'public.orders': { user_id: id },
    'public.payment_events': { id: `event-${tag}` },
    'public.feedback': { user_id: id },
    'public.contact_messages': { user_id: id },
    'public.mail_choices': { user_id: id },
    'public.notifications': { user_id: id },
    'public.notification_choices': { user_id: id },
    'public.push_subscriptions': { user_id: id },
    'public.guarantee_claims': { user_id: id },
    'public.claim_decisions': { decided_by: id },
    'public.exports': { user_id: id },
    'public.cards': { user_id: id },
    'public.flashcards': { user_id: id },
    'public.decks': { user_id: id },
    'public.deck_notes': { user_id: id },
    'public.note_media': { user_id: id },
    'public.deck_shares': { user_id: id },
    'public.card_reviews': { user_id: id },
    'public.card_settings': { user_id: id },
    'public.held_cards': { user_id: id },
    'public.card_parameters': { user_id: id },
    'public.kept_words': { user_id: id },
    'public.articles': { slug: `article-${tag}` },
    'public.article_texts': { slug: `article-${tag}` },
    'public.article_drafts': { slug: `article-${tag}` },
    'public.stories': { slug: `story-${tag}` },
    'public.story_versions': { slug: `story-${tag}` },
    'public.story_keys': { slug: `story-${tag}` },
    'public.story_drafts': { slug: `story-${tag}` },
    'public.story_answers': { user_id: id },
    'public.ability_tracks': { user_id: id },
    'public.task_reports': { user_id: id },
    'public.task_statistics': { task_id: task },
    'public.community_user_profiles': { id },
    'public.community_categories': { id: `category-${tag}` },
    'public.community_posts': { id: postOf({ id, tag }) },
    'public.community_comments': { post_id: postOf({ id, tag }) },
    'public.community_suspensions': { user_id: id },
    'public.community_votes': { user_id: id },
    'public.community_follows': { user_id: id },
    'public.community_blocks': { user_id: id },
    'public.community_visits': { user_id: id },
    'public.community_attachments': { user_id: id },
    'public.community_revisions': { user_id: id },
    'public.community_reports': { user_id: id },
    'public.community_tags': { tag: `tag-${tag}` },
    'public.conversation_sheets': { topic: `sheet-${tag}` },
    'storage.buckets': { id: `bucket-${tag}` },
    'storage.objects': { bucket_id: `bucket-${tag}` },
    'realtime.messages': { topic: `topic-${tag}` },
  };
}

/** Writes them, as the database's owner. */
export async function writeRows(database: Database, owner: RowOwner): Promise<void> {
  const { id, tag } = owner;
  const values = {
    id,
    stimulus: `stimulus-${tag}`,
    task: `task-${tag}`,
    sitting: sittingOf(owner),
    post: postOf(owner),
    deck: deckOf(owner),
    tag,
  };
  await database.asOwner(async ({ query }) => {
    for (const text of statements) await query(fill(text, values));
  });
}

const statements = [
  `insert into auth.users (id, email, is_anonymous) values (:id, :tag || '@example.no', :tag = 'anonymous')`,
  `insert into public.stimuli (id, category, level, topic, title, public, content_hash)
    values (:stimulus, 'read', 'A1', 'home', 'A title', '{}', 'hash')`,
  `insert into public.tasks (id, stimulus_id, category, level, topic, kind, skill, public, difficulty, guessing, position, package, seconds, key_hash)
    values (:task, :stimulus, 'read', 'A1', 'home', 'single', 'detail', '{}', 1, 0.25, 0, 'free', 60, 'hash')`,
  `insert into public.task_keys values (:task, '{}')`,
  `insert into public.stimulus_secrets values (:stimulus, '{}')`,
  `insert into public.task_statistics (task_id, answers, mean_score, outfit, infit, median_ms, computed_at) values (:task, 9, 1, 1, 1, 9, now())`,
  `insert into public.task_reports (user_id, task_id, key_hash, reason, locale) values (:id, :task, 'hash', 'other', 'en-GB')`,
  `insert into public.task_parameters (task_id, a, b, c, responses) values (:task, 1, 1, 0, 0)`,
  `insert into public.clips values (:stimulus, 'hash-' || :tag, 1000, '[]', 'test', true)`,
  `insert into public.sittings (id, user_id, request_key, kind, settings, chance)
    values (:sitting, :id, 'request-1', 'level', '{}', 0.5)`,
  `insert into public.sitting_tasks (sitting_id, position, task_id, a, b, c, weight, key_hash)
    values (:sitting, 0, :task, 1, 1, 0, 1, 'hash')`,
  `insert into public.mock_exams (id, user_id, parts) values (:sitting, :id, '{read}')`,
  `insert into public.mock_parts (id, exam_id, user_id, request_key, part, form, tests, started_at, stage_started_at)
    values (:sitting, :sitting, :id, 'request-1', 'read', '{}', '{1}', now(), now())`,
  `insert into public.mock_tasks (part_id, position, stage, task_id, a, b, c, weight, key_hash)
    values (:sitting, 1, 1, :task, 1, 1, 0, 1, 'hash')`,
  `insert into public.submissions (user_id, sitting_id, position, task_id, kind) values (:id, :sitting, 0, :task, 'write')`,
  `insert into public.teacher_requests (user_id, submission_id, kind, task_level, language, priority, due_at)
    select :id, id, 'write', 'A2', 'en', 'usual', now() from public.submissions where user_id = :id`,
  `insert into public.teacher_reviews (request_id, teacher_id, place, locked_until)
    select id, :id, 1, now() from public.teacher_requests where user_id = :id`,
  `insert into public.teacher_phrases (user_id, text) values (:id, 'Good linkers')`,
  `insert into public.saved_tests (user_id, name, settings) values (:id, 'A set', '{}')`,
  `insert into public.result_shares (token, sitting_id, user_id, shown)
    values ('token-' || :tag, :sitting, :id, '{"level":"A1"}')`,
  `insert into public.scenes values ('scene-' || :tag, 'hash', '{}', '{}', '[]')`,
  `insert into public.lexicon values ('word-' || :tag, 'hus', 'noun', 'n', 'A1', 'home', '{}', '{hus}', 'house', 'Huset er rødt.', 'The house is red.')`,
  `insert into public.license_users (user_id, tier, expires_at, source) values (:id, 11, now() + interval '1 day', 'admin')`,
  `insert into public.license_grants (user_id, tier, days, source, reference, granted_at)
    values (:id, 11, 30, 'admin', 'grant-' || :tag, now())`,
  `insert into public.user_roles (user_id, role) values (:id, 'teacher')`,
  `insert into public.audit_log (action, subject_id) values ('role.given', :id)`,
  `insert into public.discount_codes (code, campaign, percent_off) values ('CODE-' || upper(:tag), 'admin', 20)`,
  `insert into public.orders (user_id, request_key, tier, days, price_ore, amount_ore, accepted_terms, accepted_withdrawal, accepted_at, locale, provider)
    values (:id, 'request-1', 11, 30, 9900, 9900, 'v1', 'v1', now(), 'en-GB', 'embedded')`,
  `insert into public.payment_events (id, provider, kind, happened_at, payload) values ('event-' || :tag, 'embedded', 'paid', now(), '{}')`,
  `insert into public.feedback (user_id, request_key, text) values (:id, 'request-1', 'Good')`,
  `insert into public.contact_messages (user_id, request_key, topic, email, text, locale)
    values (:id, 'request-' || :tag, 'other', 'somebody@example.no', 'Help', 'en-GB')`,
  `insert into public.mail_choices (user_id) values (:id)`,
  `insert into public.notifications (user_id, kind, subject, link, dedup_key, listed)
    values (:id, 'reply', 'A title', '/community', 'reply:1', true)`,
  `insert into auth.sessions (id, user_id, refresh_token_hmac_key) values (:post, :id, 'key')`,
  `insert into public.push_subscriptions (user_id, session_id, endpoint, p256dh, auth)
    values (:id, :post, 'https://push.example/' || :tag, repeat('A', 87), repeat('A', 22))`,
  `insert into public.notification_choices (user_id, kind, in_app, mail) values (:id, 'reply', true, 'weekly')`,
  `insert into public.guarantee_claims (user_id, test_date, test_level, failed_parts, proof_name, conditions)
    values (:id, '2026-11-01', 'B1', '{read}', 'a.pdf', '{}')`,
  `insert into public.claim_decisions (claim_id, decided_by)
    select id, :id from public.guarantee_claims where user_id = :id`,
  `insert into public.cards (user_id, lemma_id, due_at, stability, difficulty, state, reviewed_at)
    values (:id, 'word-' || :tag, now(), 2, 5, 'learning', now())`,
  `insert into public.card_settings (user_id) values (:id)`,
  `insert into public.held_cards (user_id, card_id) values (:id, 'a-card')`,
  `insert into public.card_parameters (user_id, parameters, used, fitted_loss, published_loss, answers, fitted_at)
    values (:id, array_fill(1.0, array[21]), true, 0.3, 0.4, 500, now())`,
  `insert into public.decks (id, user_id, source, name) values (:deck, :id, 'own', 'A deck')`,
  `insert into public.deck_notes (id, user_id, deck_id, front) values (:deck, :id, :deck, 'et hus')`,
  `insert into public.note_media (user_id, note_id, side, name, path, mime_type, bytes)
    values (:id, :deck, 'front', 'a.png', 'a/a.png', 'image/png', 9)`,
  `insert into public.deck_shares (token, deck_id, user_id) values ('token-of-a-deck-' || :tag, :deck, :id)`,
  `insert into public.flashcards (user_id, note_id, kind, due_at, stability, difficulty, state, reviewed_at)
    values (:id, :deck, 'word', now(), 2, 5, 'learning', now())`,
  `insert into public.articles (slug, topic, status, published_at) values ('article-' || :tag, 'exam', 'published', now())`,
  `insert into public.article_texts (slug, language, title, description, lead, body, words)
    values ('article-' || :tag, 'nb', 'T', 'D', 'L', 'B', 1)`,
  `insert into public.article_drafts (content, source, slug) values ('{}', '{}', 'article-' || :tag)`,
  `insert into public.stories (slug, topic, status, published_at) values ('story-' || :tag, 'nature', 'published', now())`,
  `insert into public.story_versions (slug, level, title, lead, paragraphs, words) values ('story-' || :tag, 'A2', 'T', 'L', '{A}', 1)`,
  `insert into public.story_keys (slug, level, keys) values ('story-' || :tag, 'A2', '{}')`,
  `insert into public.story_drafts (content, source, slug) values ('{}', '{}', 'story-' || :tag)`,
  `insert into public.story_answers (user_id, slug, level, question, response, score, correct)
    values (:id, 'story-' || :tag, 'A2', 'one', '{}', 1, true)`,
  `insert into public.kept_words (user_id, lemma_id) values (:id, 'word-' || :tag)`,
  `insert into public.ability_tracks (user_id, category, through, ability, growth, ability_variance, growth_variance, covariance, evidence)
    values (:id, 'read', now(), 0, 0, 1, 1, 0, 9)`,
  `insert into public.card_reviews (user_id, request_key, lemma_id, rating, due_at, ms, reviewed_at)
    values (:id, 'request-1', 'word-' || :tag, 'good', now(), 900, now())`,
  `insert into public.exports (user_id, locale, status, total) values (:id, 'en-GB', 'failed', 9)`,
  `insert into public.community_user_profiles (id, name, first_wrote_at) values (:id, 'Kari', now())`,
  `insert into public.community_categories (id, position, name_en, name_nb, purpose_en, purpose_nb)
    values ('category-' || :tag, case when :tag = 'owner' then 101 else 102 end, 'A', 'A', 'A', 'A')`,
  `insert into public.community_posts (id, category_id, user_id, language, title, content, content_html, excerpt, tags, request_key)
    values (:post, 'category-' || :tag, :id, 'en', 'A title', 'A text', '<p>A text</p>', 'A text', array['tag-' || :tag], 'request-1')`,
  `insert into public.community_comments (post_id, user_id, language, content, content_html, request_key)
    values (:post, :id, 'en', 'A text', '<p>A text</p>', 'request-1')`,
  `insert into public.community_suspensions (user_id, until) values (:id, now())`,
  `insert into public.community_votes (user_id, post_id) values (:id, :post)`,
  `insert into public.community_follows (user_id, post_id) values (:id, :post)`,
  `insert into public.community_visits (user_id, post_id, seen_at) values (:id, :post, now())`,
  `insert into public.community_attachments (user_id, object_name, file_name, media_type, bytes)
    values (:id, :id || '/a', 'a.txt', 'text/plain', 1)`,
  `insert into public.community_blocks (user_id, blocked_id) values (:id, :id)`,
  `insert into public.community_revisions (user_id, post_id, title, content, content_html, written_at)
    values (:id, :post, 'A title', 'A text', '<p>A text</p>', now())`,
  `insert into public.community_reports (user_id, post_id, reason) values (:id, :post, 'other')`,
  `insert into public.conversation_sheets (topic, level, title_nb, title_en, sheet) values ('sheet-' || :tag, 'A1', 'A', 'A', '{}')`,
  `insert into public.cafe_sessions (series_id, host_id, topic, title, level, starts_at, ends_at, seats, link)
    values (gen_random_uuid(), :id, 'sheet-' || :tag, 'Om mat', 'A2', now() + interval '1 day', now() + interval '25 hours', 5, 'https://meet.example.no/a')`,
  `insert into public.cafe_sign_ups (session_id, user_id, signed_up_at, seated_at)
    select id, :id, now(), now() from public.cafe_sessions where host_id = :id`,
  `insert into storage.buckets (id, name) values ('bucket-' || :tag, 'bucket-' || :tag)`,
  `insert into storage.objects (bucket_id, name, owner_id) values ('bucket-' || :tag, 'a.txt', :id)`,
  `insert into realtime.messages (topic, extension, private) values ('topic-' || :tag, 'broadcast', true)`,
];

/** The sitting's id is made from its owner's: the last digit changes. */
function sittingOf({ id }: RowOwner): string {
  return `${id.slice(0, -1)}f`;
}

/** So is the post's. */
function postOf({ id }: RowOwner): string {
  return `${id.slice(0, -1)}e`;
}

/** So are the deck's and its note's. */
function deckOf({ id }: RowOwner): string {
  return `${id.slice(0, -1)}d`;
}

/** Names become literals; the values are this file's and the test's own. */
function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/(?<!:):([a-z]+)/g, (_, name: string) => `'${values[name]}'`);
}
