-- What is known of a person's ability in each part and how practice moves it (decision 126): a summary of their answers that
-- can be made from them again at any time, kept so that nobody's chance is reckoned from thousands of answers at each look.

create table public.ability_tracks (
  user_id uuid not null references public.users on delete cascade,
  category text not null check (category in ('read', 'listen', 'write', 'speak')),
  -- Tests that ended up to then are in it, and practice up to then.
  through timestamptz not null,
  -- Logits, and their variances; growth is per unit of effort (domain/readiness/growth-model.ts).
  ability double precision not null,
  growth double precision not null,
  ability_variance double precision not null check (ability_variance > 0),
  growth_variance double precision not null check (growth_variance >= 0),
  covariance double precision not null,
  evidence integer not null check (evidence >= 0),
  primary key (user_id, category)
);

alter table public.ability_tracks enable row level security;
grant select on public.ability_tracks to authenticated;
create policy "own ability tracks" on public.ability_tracks for select to authenticated using (user_id = (select auth.uid()));
create policy "second factor given" on public.ability_tracks as restrictive to authenticated using ((select public.second_factor_given()));

-- Tasks of all parts that a person answered on each day after one and up to another.
create function public.practice_between(person uuid, after date, until date) returns table (day date, tasks integer)
  language sql stable security definer set search_path = ''
  as $$
    select p.day, sum(p.tasks)::int from bestatt.practice_days p
    where p.user_id = person and p.day > after and p.day <= until group by p.day
  $$;
revoke execute on function public.practice_between(uuid, date, date) from public, anon, authenticated;
grant execute on function public.practice_between(uuid, date, date) to service_role;

-- A reminder on the days of practice of one's plan, for who wants it.
alter table public.mail_choices add column plan_day boolean not null default false;
alter table bestatt.sent_mails drop constraint sent_mails_kind_check;
alter table bestatt.sent_mails add constraint sent_mails_kind_check
  check (kind in ('licence_ending', 'exam_near', 'week', 'plan_day')) not valid;
