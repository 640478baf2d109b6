-- What was found by trying: proofs beyond their limit, a reason that its subject could read, one mailbox with many names.

-- Uploads at the same moment did not see each other's rows. Now they wait for each other, and each statement of a
-- volatile function sees what was committed before it. The rows of a transaction that is taken back count for nobody.
create or replace function public.may_send_proof() returns boolean
  language plpgsql volatile security definer set search_path = ''
  as $$
  begin
    if coalesce((auth.jwt() ->> 'is_anonymous')::boolean, false) then
      return false;
    end if;
    perform pg_advisory_xact_lock(hashtext('guarantee_proofs'), hashtext(auth.uid()::text));
    return (
      select count(*) < 10 from storage.objects o
      where o.bucket_id = 'guarantee-proofs'
        and o.name collate "C" >= auth.uid()::text || '/' and o.name collate "C" < auth.uid()::text || '0'
        and not exists (select from public.guarantee_claims c where c.proof_name = o.name)
    );
  end $$;

-- Why an administrator gave a licence stands in the audit log alone; here its owner could read it through REST.
insert into public.audit_log (at, action, subject_id, details)
  select g.granted_at, 'licence.given', g.user_id,
    jsonb_build_object('grantId', g.id, 'tier', g.tier, 'days', g.days, 'reason', g.note)
  from public.license_grants g
  where g.note is not null and not exists (
    select from public.audit_log e
    where e.subject_id = g.user_id and e.action = 'licence.given' and e.details ->> 'grantId' = g.id::text);
alter table public.license_grants drop column note;

-- Gmail reads over dots, and googlemail.com is its other name: one mailbox, one code (`mailboxOf`). Where several names of
-- one mailbox have codes already, those stay, and the oldest of them is the mailbox's from now on.
update public.discount_codes c set address = m.mailbox
from (
  select distinct on (1) replace(split_part(address, '@', 1), '.', '') || '@gmail.com' as mailbox, code
  from public.discount_codes
  where campaign in ('feedback', 'welcome') and split_part(address, '@', 2) in ('gmail.com', 'googlemail.com')
  order by 1, created_at, code
) m
where c.code = m.code and c.address <> m.mailbox and not exists (
  select from public.discount_codes o where o.address = m.mailbox and o.campaign in ('feedback', 'welcome'));
