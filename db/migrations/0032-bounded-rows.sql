-- What a person may write has a bound, and what they have begun to upload counts like what lies there.

-- Five levels, each once: the list took any number of repetitions.
update public.card_settings
  set levels = (select array_agg(distinct level order by level) from unnest(levels) as level)
  where cardinality(levels) > 5;
alter table public.card_settings add constraint card_settings_levels_once check (cardinality(levels) <= 5);

-- Ten proofs that no claim stands on: those under way count, or ten times any number would lie there in pieces. Rule 9.90.
create function bestatt.proofs_of(person text, besides text) returns bigint
  language sql stable set search_path = ''
  as $$
    select count(*) from (
      select o.name from storage.objects o
      where o.bucket_id = 'guarantee-proofs'
        and o.name collate "C" >= person || '/' and o.name collate "C" < person || '0'
        and not exists (select from public.guarantee_claims c where c.proof_name = o.name)
      -- Two uploads to one name are two files until one is there.
      union all
      select u.name from storage.resumable_uploads u
      where u.bucket_id = 'guarantee-proofs' and u.received is distinct from u.size
        and u.name collate "C" >= person || '/' and u.name collate "C" < person || '0'
    ) as proofs
    where besides is null or name <> besides
  $$;
revoke execute on function bestatt.proofs_of(text, text) from public;

create or replace function bestatt.guard_proofs() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  declare person text := split_part(new.name, '/', 1);
  begin
    if tg_table_name = 'objects' and tg_op = 'UPDATE' then
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
    -- An upload that ends lays down the object of its own name.
    if 10 <= bestatt.proofs_of(person, case when tg_table_name = 'objects' then new.name end) then
      raise insufficient_privilege using message = 'There are ten proofs already that no claim stands on.';
    end if;
    return new;
  end $$;
create trigger guard_begun_proofs before insert on storage.resumable_uploads for each row
  when (new.bucket_id = 'guarantee-proofs') execute function bestatt.guard_proofs();
