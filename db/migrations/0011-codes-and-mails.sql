-- When codes were sent, which mails a person wants, and which they were sent.

-- The same code is not sent twice in ten minutes, whoever asks.
alter table public.discount_codes add column sent_at timestamptz;
-- Addresses are forgotten in the end.
create index discount_codes_addressed on public.discount_codes (created_at) where address is not null;

-- Mails that may be chosen; without a row the defaults of domain/accounts/mail-choices.ts hold.
create table public.mail_choices (
  user_id uuid primary key references public.users on delete cascade,
  licence_ending boolean not null default true,
  exam_near boolean not null default true,
  week boolean not null default false
);
create index mail_choices_week on public.mail_choices (user_id) where week;
alter table public.mail_choices enable row level security;
grant select, insert, update on public.mail_choices to authenticated;
create policy "own choices" on public.mail_choices for select to authenticated using (user_id = (select auth.uid()));
create policy "choose" on public.mail_choices for insert to authenticated with check (user_id = (select auth.uid()));
create policy "choose anew" on public.mail_choices for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "second factor given" on public.mail_choices as restrictive to authenticated using ((select public.second_factor_given()));

-- Which of these mails went out: one for an occasion, whichever process sends it.
create table bestatt.sent_mails (
  user_id uuid not null references public.users on delete cascade,
  kind text not null check (kind in ('licence_ending', 'exam_near', 'week')),
  -- What it was about: the end of a licence, an exam's day and how long before, a week.
  occasion text not null,
  sent_at timestamptz not null,
  primary key (user_id, kind, occasion)
);
alter table bestatt.sent_mails enable row level security;

-- Found by the hourly sweep.
create index license_users_expires on public.license_users (expires_at);
create index users_exam_date on public.users (exam_date) where exam_date is not null;

-- Feedback reaches the people who make the product: administrators read it.
create policy "administrators read" on public.feedback for select to authenticated using ((select public.has_role('admin')));
create index feedback_created on public.feedback (created_at desc);
