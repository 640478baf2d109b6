-- Runs outside a transaction.
-- Teachers' answers to a question, questions without an answer, and those answered lately (decision 148).
create index concurrently community_comments_by_teacher on public.community_comments (post_id, created_at)
  where by_teacher and hidden_at is null and deleted_at is null;
-- Questions with and without an answer, and those that were answered lately.
create index concurrently community_posts_unanswered on public.community_posts (created_at, id)
  where category_id = 'ask-a-teacher' and teacher_answered_at is null and accepted_comment_id is null
    and written_by = 'person' and hidden_at is null and deleted_at is null;
create index concurrently community_posts_answered on public.community_posts (teacher_answered_at)
  where category_id = 'ask-a-teacher' and teacher_answered_at is not null;
