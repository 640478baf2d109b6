-- What learners send to a teacher, who judges it, and what comes back (decision 147).

create table public.teacher_requests (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users on delete cascade,
  submission_id uuid not null unique references public.submissions on delete cascade,
  kind text not null check (kind in ('write', 'speak')),
  -- Of the task: copied here, so that the queue is read from one table.
  task_level text not null check (task_level in ('A1', 'A2', 'B1', 'B2', 'C1')),
  -- What the teacher may call the learner; null: nothing. Never the account's name by itself. Rule 9.440.
  name text check (length(name) between 1 and 40),
  -- What the learner would like the teacher to look at.
  question text not null default '' check (length(question) <= 500),
  -- The language of the screen it was sent from: the teacher may write in it.
  language text not null check (language in ('en', 'nb')),
  -- 'second': waits for another teacher's judgement; 'comparing': both have judged, and one of them answers;
  -- 'asked_back': the learner has asked once; 'closed': that is answered too.
  status text not null default 'waiting'
    check (status in ('waiting', 'second', 'comparing', 'answered', 'asked_back', 'closed')),
  priority text not null check (priority in ('usual', 'mock', 'exam')),
  created_at timestamptz not null default now(),
  -- Of what is due now: the feedback, or the answer to what was asked back.
  due_at timestamptz not null,
  -- domain/teachers/teacher-feedback.ts, as the learner reads it; null until it is sent.
  feedback jsonb check (jsonb_typeof(feedback) = 'object'),
  level text check (level in ('Pre-A1', 'A1', 'A2', 'B1', 'B2', 'C1')),
  -- Two teachers have judged it.
  judged_twice boolean not null default false,
  voice_path text check (length(voice_path) <= 200),
  voice_seconds real check (voice_seconds >= 0),
  answered_at timestamptz,
  -- The teachers were told by mail that it is due soon.
  reminded_at timestamptz,
  asked_back text check (length(asked_back) between 1 and 1000),
  asked_back_at timestamptz,
  back_answer text check (length(back_answer) between 1 and 4000),
  back_answered_at timestamptz,
  check ((status in ('answered', 'asked_back', 'closed')) = (answered_at is not null)),
  check ((answered_at is null) = (feedback is null)),
  check ((answered_at is null) = (level is null)),
  check ((asked_back is null) = (asked_back_at is null)),
  check ((back_answer is null) = (back_answered_at is null))
);
create index teacher_requests_user on public.teacher_requests (user_id, created_at desc);
create index teacher_requests_due on public.teacher_requests (due_at, id) where status in ('waiting', 'second', 'comparing', 'asked_back');
create index teacher_requests_answered on public.teacher_requests (answered_at desc, id desc) where answered_at is not null;

-- One teacher's work on a request. Read and written by functions alone: no learner sees who it is.
create table public.teacher_reviews (
  id uuid primary key default gen_random_uuid(),
  request_id uuid not null references public.teacher_requests on delete cascade,
  -- Null: the teacher's account is gone; what they judged stays, without them.
  teacher_id uuid references auth.users on delete set null,
  -- The first judgement, or the second opinion.
  place smallint not null check (place in (1, 2)),
  -- 'left': given back, or taken over when the lock had run out; the draft is kept.
  status text not null default 'drafting' check (status in ('drafting', 'left', 'submitted')),
  locked_until timestamptz not null,
  -- One more with each save.
  revision integer not null default 0 check (revision >= 0),
  draft jsonb not null default '{}' check (jsonb_typeof(draft) = 'object'),
  voice_path text check (length(voice_path) <= 200),
  voice_seconds real check (voice_seconds >= 0),
  -- What was judged before the other teacher's judgement was seen: it does not change any more. Rule 9.445.
  level text check (level in ('Pre-A1', 'A1', 'A2', 'B1', 'B2', 'C1')),
  criteria jsonb check (jsonb_typeof(criteria) = 'array'),
  taken_at timestamptz not null default now(),
  submitted_at timestamptz,
  unique (request_id, teacher_id),
  check ((status = 'submitted') = (submitted_at is not null)),
  check ((submitted_at is null) = (level is null)),
  check ((submitted_at is null) = (criteria is null))
);
-- Two teachers never work at the same place.
create unique index teacher_reviews_place on public.teacher_reviews (request_id, place) where status <> 'left';
create index teacher_reviews_teacher on public.teacher_reviews (teacher_id, taken_at desc);

-- Sentences that a teacher keeps to use again.
create table public.teacher_phrases (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users on delete cascade,
  -- Where it belongs: a criterion, or null for anywhere.
  criterion text check (criterion in ('task', 'structure', 'spelling', 'vocabulary', 'grammar', 'fluency', 'pronunciation')),
  text text not null check (length(text) between 1 and 500),
  created_at timestamptz not null default now(),
  unique (user_id, text)
);

alter table public.teacher_requests enable row level security;
alter table public.teacher_reviews enable row level security;
alter table public.teacher_phrases enable row level security;
grant select on public.teacher_requests to authenticated;
create policy "own requests to teachers" on public.teacher_requests for select to authenticated
  using (user_id = (select auth.uid()));
create policy "second factor given" on public.teacher_requests as restrictive to authenticated
  using ((select public.second_factor_given()));

-- Comments that teachers speak. An upload is signed for one name by a function; what is sent lies in the learner's folder, and
-- what is not sent yet in the request's, under its teacher's name as owner. Rule 9.447.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types) values (
  'voice-comments', 'voice-comments', false, 8388608, '{audio/webm,audio/ogg,audio/mp4}'
);
create policy "hear a teacher's comment" on storage.objects for select to authenticated using (
  bucket_id = 'voice-comments' and (storage.foldername(name))[1] = (select auth.uid())::text
  and exists (select from public.teacher_requests r where r.voice_path = objects.name and r.user_id = (select auth.uid()))
  and (select public.second_factor_given())
);

-- Ask a teacher (decision 148): which answers are a teacher's, when a question was answered, which answer its asker accepted.

-- Whoever wrote it was a teacher then, with a second factor set up.
alter table public.community_comments add column by_teacher boolean not null default false;
alter table public.community_posts
  -- The first answer of a teacher that stands; null: none.
  add column teacher_answered_at timestamptz,
  -- No foreign key: a second one between the two tables would make each embedding of the API, also that of the version before,
  -- ambiguous. The trigger below takes away what is gone.
  add column accepted_comment_id uuid;

grant select (by_teacher) on public.community_comments to anon, authenticated;
grant select (teacher_answered_at, accepted_comment_id) on public.community_posts to anon, authenticated;

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
      where p.id = the_comment.post_id and (the_comment.by_teacher or p.accepted_comment_id = the_comment.id);
    return null;
  end $$;
revoke execute on function bestatt.keep_teacher_answer() from public;
create trigger keep_teacher_answer after insert on public.community_comments
  for each row when (new.by_teacher) execute function bestatt.keep_teacher_answer();
create trigger keep_teacher_answer_standing after update of hidden_at, deleted_at, post_id on public.community_comments
  for each row execute function bestatt.keep_teacher_answer();
create trigger keep_teacher_answer_gone after delete on public.community_comments
  for each row execute function bestatt.keep_teacher_answer();

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
