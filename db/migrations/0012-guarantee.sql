-- The pass guarantee: practice by day, the proofs of failed tests, and what a claim needs beyond 0009.

alter table public.guarantee_claims
  -- The client's key: the same claim sent twice makes one.
  add column request_key text check (length(request_key) between 8 and 80),
  -- Of the package held on the day of the test: what is extended.
  add column tier integer check (tier in (11, 12)),
  -- Language of the page it was sent from: that of the mail which answers it.
  add column locale text check (locale in ('en-GB', 'nb-NO')),
  -- When the person was told of the decision; while it is null, the same decision sent again tells them.
  add column told_at timestamptz;
create unique index guarantee_claims_request on public.guarantee_claims (user_id, request_key);
-- A refused one may be sent again with a better proof.
create unique index guarantee_claims_accepted on public.guarantee_claims (user_id, test_date) where status = 'accepted';
create index guarantee_claims_decided on public.guarantee_claims (decided_at desc) where status <> 'waiting';
create index guarantee_claims_proof on public.guarantee_claims (proof_name);
create index guarantee_claims_grant on public.guarantee_claims (grant_id);

-- Tasks that a person answered themselves, by Norwegian day and category, before a moment: of every kind of test, ended or not.
-- What was left open or shown first is no practice. Rule 9.54, Rule 9.55.
create function public.practice_by_day(person uuid, before timestamptz)
  returns table (day date, category text, tasks integer)
  language sql stable security definer set search_path = ''
  as $$
    select (g.answered_at at time zone 'Europe/Oslo')::date, t.category, count(*)::int
    from public.sittings s
      join public.sitting_tasks g on g.sitting_id = s.id
      join public.tasks t on t.id = g.task_id
    where s.user_id = person and g.answered_at < before and g.response is not null and not g.shown
    group by 1, 2
  $$;
revoke execute on function public.practice_by_day(uuid, timestamptz) from public;
grant execute on function public.practice_by_day(uuid, timestamptz) to service_role;

-- Proofs: each in its owner's folder, judged by content.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types) values (
  'guarantee-proofs', 'guarantee-proofs', false, 10485760,
  '{application/pdf,image/jpeg,image/png,image/webp,image/heic,image/heif}'
);

-- At most ten lie there without a claim, so that nobody uses the bucket as a disk. Asked as a function, since a policy
-- may not ask its own table.
create function public.may_send_proof() returns boolean
  language sql stable security definer set search_path = ''
  as $$
    select not coalesce((auth.jwt() ->> 'is_anonymous')::boolean, false) and (
      select count(*) < 10 from storage.objects o
      where o.bucket_id = 'guarantee-proofs'
        and o.name collate "C" >= auth.uid()::text || '/' and o.name collate "C" < auth.uid()::text || '0'
        and not exists (select from public.guarantee_claims c where c.proof_name = o.name)
    )
  $$;
revoke execute on function public.may_send_proof() from public;
grant execute on function public.may_send_proof() to authenticated;

create policy "send own proofs" on storage.objects for insert to authenticated with check (
  bucket_id = 'guarantee-proofs' and (storage.foldername(name))[1] = (select auth.uid())::text
  and (select public.second_factor_given()) and (select public.may_send_proof())
);
create policy "see own proofs" on storage.objects for select to authenticated using (
  bucket_id = 'guarantee-proofs' and (storage.foldername(name))[1] = (select auth.uid())::text
  and (select public.second_factor_given())
);
-- What a claim stands on stays. There is no policy for changing one.
create policy "remove own unused proofs" on storage.objects for delete to authenticated using (
  bucket_id = 'guarantee-proofs' and (storage.foldername(name))[1] = (select auth.uid())::text
  and (select public.second_factor_given())
  and not exists (select from public.guarantee_claims c where c.proof_name = objects.name)
);
