-- The weekly mail of LettAvis, for who asks for it, at the level they choose. Rule 9.498, decision 164.
alter table public.mail_choices
  add column stories boolean not null default false,
  add column stories_level text not null default 'A2' check (stories_level in ('A2', 'B1', 'B2'));
-- What a mail told of that the same person is told of once: the addresses of stories.
alter table bestatt.sent_mails add column about text[] not null default '{}';
alter table bestatt.sent_mails
  drop constraint sent_mails_kind_check,
  add constraint sent_mails_kind_check
  check (kind in ('licence_ending', 'exam_near', 'week', 'plan_day', 'notifications', 'stories')) not valid;
alter table bestatt.sent_mails validate constraint sent_mails_kind_check;
