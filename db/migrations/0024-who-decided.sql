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
