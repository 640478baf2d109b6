-- Feedback by a language model is shown as it is made: what is ready and checked stands beside the text, and its learner is told in
-- the channel of their own that there is something to look at, and no more. Rule 9.540, decision 175.

-- domain/submissions/assessment.ts, a PartialFeedback; null before the first part and once the whole is there.
alter table public.submissions add column partial jsonb check (jsonb_typeof(partial) = 'object');

create function bestatt.tell_of_feedback() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into realtime.messages (payload, event, topic, private, extension, expires_at)
    values ('{}', 'feedback', 'notifications:' || new.user_id, true, 'broadcast', now() + interval '1 minute');
  return null;
end $$;
revoke all on function bestatt.tell_of_feedback() from public;
create trigger tell_of_feedback after update on public.submissions for each row
  when (new.partial is distinct from old.partial
    or (old.status = 'assessing' and new.status is distinct from old.status))
  execute function bestatt.tell_of_feedback();
