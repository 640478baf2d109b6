-- Who decided a claim and who gave a role are other people: whose row it is reads the row by REST, and not their ids. Rule 9.87.

create table public.claim_decisions (
  claim_id uuid primary key references public.guarantee_claims on delete cascade,
  decided_by uuid references public.users on delete set null
);
create index claim_decisions_decided_by on public.claim_decisions (decided_by);
alter table public.claim_decisions enable row level security;
insert into public.claim_decisions (claim_id, decided_by)
  select id, decided_by from public.guarantee_claims where decided_by is not null;
alter table public.guarantee_claims drop column decided_by;

-- The audit log says who gave it.
alter table public.user_roles drop column granted_by;

-- What the policies ask of a proof when it is sent held when a link for its upload was signed, and whoever has the link sends
-- as the service, up to two hours later. Asked of every way again: the account is there, ten lie there unused at most, and
-- what a claim stands on is not replaced. Rule 9.90.
create function bestatt.guard_proofs() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  declare person text := split_part(new.name, '/', 1);
  begin
    if tg_op = 'UPDATE' then
      if exists (select from public.guarantee_claims c where c.proof_name in (old.name, new.name)) then
        raise insufficient_privilege using message = 'A claim stands on this proof.';
      end if;
      return new;
    end if;
    -- A deletion at the same moment is waited for.
    perform from public.users
      where id = case when person ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then person::uuid end for key share;
    if not found then
      raise insufficient_privilege using message = 'There is no such account.';
    end if;
    perform pg_advisory_xact_lock(hashtext('guarantee_proofs'), hashtext(person));
    if 10 <= (
      select count(*) from storage.objects o
      where o.bucket_id = 'guarantee-proofs' and o.name <> new.name
        and o.name collate "C" >= person || '/' and o.name collate "C" < person || '0'
        and not exists (select from public.guarantee_claims c where c.proof_name = o.name)
    ) then
      raise insufficient_privilege using message = 'There are ten proofs already that no claim stands on.';
    end if;
    return new;
  end $$;
revoke execute on function bestatt.guard_proofs() from public;
create trigger guard_new_proofs before insert on storage.objects for each row
  when (new.bucket_id = 'guarantee-proofs') execute function bestatt.guard_proofs();
create trigger guard_changed_proofs before update of name, bucket_id, version on storage.objects for each row
  when ('guarantee-proofs' in (old.bucket_id, new.bucket_id)
    and (old.name, old.version, old.bucket_id) is distinct from (new.name, new.version, new.bucket_id))
  execute function bestatt.guard_proofs();
