-- Ask a teacher (decision 148): which answers are a teacher's, when a question was answered, which answer its asker accepted.

-- Whoever wrote it was a teacher then, with a second factor set up.
alter table public.community_comments add column by_teacher boolean not null default false;
alter table public.community_posts
  -- The first answer of a teacher that stands; null: none.
  add column teacher_answered_at timestamptz,
  add column accepted_comment_id uuid references public.community_comments on delete set null;

grant select (by_teacher) on public.community_comments to anon, authenticated;
grant select (teacher_answered_at, accepted_comment_id) on public.community_posts to anon, authenticated;

create index community_comments_by_teacher on public.community_comments (post_id, created_at)
  where by_teacher and hidden_at is null and deleted_at is null;
create index community_posts_accepted on public.community_posts (accepted_comment_id) where accepted_comment_id is not null;
-- Questions with and without an answer, and those that were answered lately.
create index community_posts_unanswered on public.community_posts (created_at, id)
  where category_id = 'ask-a-teacher' and teacher_answered_at is null and accepted_comment_id is null
    and written_by = 'person' and hidden_at is null and deleted_at is null;
create index community_posts_answered on public.community_posts (teacher_answered_at)
  where category_id = 'ask-a-teacher' and teacher_answered_at is not null;

-- Kept by the rows themselves: an answer that is hidden or deleted answers nothing any more. Rule 9.449.
create function bestatt.keep_teacher_answer() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  declare
    the_comment public.community_comments := case when tg_op = 'DELETE' then old else new end;
  begin
    update public.community_posts p set
      teacher_answered_at = (
        select min(c.created_at) from public.community_comments c
        where c.post_id = p.id and c.by_teacher and c.hidden_at is null and c.deleted_at is null),
      accepted_comment_id = case
        when p.accepted_comment_id = the_comment.id
          and (tg_op = 'DELETE' or the_comment.hidden_at is not null or the_comment.deleted_at is not null) then null
        else p.accepted_comment_id end
      where p.id = the_comment.post_id;
    return null;
  end $$;
revoke execute on function bestatt.keep_teacher_answer() from public;
create trigger keep_teacher_answer after insert on public.community_comments
  for each row when (new.by_teacher) execute function bestatt.keep_teacher_answer();
create trigger keep_teacher_answer_standing after update of hidden_at, deleted_at on public.community_comments
  for each row execute function bestatt.keep_teacher_answer();
create trigger keep_teacher_answer_gone after delete on public.community_comments
  for each row when (old.by_teacher) execute function bestatt.keep_teacher_answer();

-- How long questions waited for a teacher whose first answer came in the last 30 days: the median, in minutes, and of how many.
create function public.teacher_response_time() returns table (minutes integer, answers integer)
  language sql stable set search_path = ''
  as $$
    select round(percentile_cont(0.5) within group (order by extract(epoch from p.teacher_answered_at - p.created_at) / 60))::integer,
      count(*)::integer
    from public.community_posts p
    where p.category_id = 'ask-a-teacher' and p.teacher_answered_at > now() - interval '30 days'
      and p.written_by = 'person' and p.hidden_at is null and p.deleted_at is null
  $$;
grant execute on function public.teacher_response_time() to anon, authenticated, service_role;
