-- What may be read before the answer says nothing of the key. Rule 9.112, decision 066.

-- Ids of texts and tasks were made of their titles and, often, of the answer. The file's id stays, for the loader and for
-- whoever writes tasks; the row gets one that says nothing.
alter table public.stimuli add column content_id text;
alter table public.tasks add column content_id text;
update public.stimuli set content_id = id;
update public.tasks set content_id = id;
alter table public.stimuli add unique (content_id),
  alter column id set default gen_random_uuid()::text;
alter table public.tasks add unique (content_id),
  alter column id set default gen_random_uuid()::text;

alter table public.tasks drop constraint tasks_stimulus_id_fkey;
alter table public.stimulus_secrets drop constraint stimulus_secrets_stimulus_id_fkey;
alter table public.clips drop constraint clips_stimulus_id_fkey;
alter table public.task_keys drop constraint task_keys_task_id_fkey;
alter table public.task_parameters drop constraint task_parameters_task_id_fkey;
alter table public.sitting_tasks drop constraint sitting_tasks_task_id_fkey;

update public.stimuli set id = gen_random_uuid()::text;
update public.tasks t set stimulus_id = s.id, id = gen_random_uuid()::text from public.stimuli s where s.content_id = t.stimulus_id;
update public.stimulus_secrets x set stimulus_id = s.id from public.stimuli s where s.content_id = x.stimulus_id;
update public.clips c set stimulus_id = s.id from public.stimuli s where s.content_id = c.stimulus_id;
update public.task_keys k set task_id = t.id from public.tasks t where t.content_id = k.task_id;
update public.task_parameters p set task_id = t.id from public.tasks t where t.content_id = p.task_id;
-- Nothing is practised by this: what the days counted stays (0022).
alter table public.sitting_tasks disable trigger count_changed;
update public.sitting_tasks g set task_id = t.id from public.tasks t where t.content_id = g.task_id;
alter table public.sitting_tasks enable trigger count_changed;

alter table public.tasks add foreign key (stimulus_id) references public.stimuli;
alter table public.stimulus_secrets add foreign key (stimulus_id) references public.stimuli;
alter table public.clips add foreign key (stimulus_id) references public.stimuli;
alter table public.task_keys add foreign key (task_id) references public.tasks;
alter table public.task_parameters add foreign key (task_id) references public.tasks;
alter table public.sitting_tasks add foreign key (task_id) references public.tasks;

-- Results name tasks of their own test, as examples.
do $$
declare
  result record;
  task record;
  written text;
begin
  for result in select id, summary::text as text from public.sittings where summary is not null loop
    written := result.text;
    for task in
      select t.id, t.content_id from public.sitting_tasks g join public.tasks t on t.id = g.task_id
      where g.sitting_id = result.id
    loop
      written := replace(written, to_json(task.content_id)::text, to_json(task.id)::text);
    end loop;
    if written <> result.text then
      update public.sittings set summary = written::jsonb where id = result.id;
    end if;
  end loop;
end $$;

comment on column bestatt.content_files.stimulus_id is 'The content id of its stimulus; null for drafts, which are not loaded.';

-- While a test hides its answers, whether one was right is kept here: score and correct are its learner's to read.
alter table public.sitting_tasks
  add column kept_score real check (kept_score between 0 and 1),
  add column kept_correct boolean;
update public.sitting_tasks g set kept_score = g.score, kept_correct = g.correct, score = null, correct = null
  from public.sittings s
  where s.id = g.sitting_id and s.status = 'active' and not coalesce((s.settings ->> 'showAnswers')::boolean, false)
    and g.score is not null and not g.shown;

create function bestatt.show_kept_marks() returns trigger
  language plpgsql security definer set search_path = ''
  as $$ begin
    update public.sitting_tasks set score = kept_score, correct = kept_correct, kept_score = null, kept_correct = null
      where sitting_id = new.id and kept_score is not null;
    return null;
  end $$;
revoke execute on function bestatt.show_kept_marks() from public;
create trigger show_kept_marks after update of status on public.sittings for each row
  when (old.status = 'active' and new.status <> 'active') execute function bestatt.show_kept_marks();

-- The sound's name was a hash of the words that are spoken, by which a guess could be tried. It is keyed, and as stable.
create table bestatt.naming_key (
  id boolean primary key default true check (id),
  key bytea not null default extensions.gen_random_bytes(32)
);
insert into bestatt.naming_key default values;
create function bestatt.public_name(private_name text) returns text
  language sql stable set search_path = ''
  as $$
    select substr(encode(extensions.hmac(convert_to(private_name, 'UTF8'), key, 'sha256'), 'hex'), 1, 40) from bestatt.naming_key
  $$;
revoke execute on function bestatt.public_name(text) from public;
update public.clips set hash = bestatt.public_name(hash);

-- Columns by name: what a later migration adds is closed until it is opened. Left out are the file's id, titles, which
-- clips give away only after the answer, and hashes of what is right.
revoke select on public.stimuli, public.tasks, public.sitting_tasks from anon, authenticated;
grant select (id, category, level, topic, public, retired_at) on public.stimuli to anon, authenticated;
grant select (id, stimulus_id, category, level, topic, kind, skill, grammar_point, public, difficulty, guessing, position,
  parts, package, seconds, retired_at) on public.tasks to anon, authenticated;
grant select (sitting_id, position, task_id, given_at, answered_at, response, score, correct, shown, ms, a, b, c, weight)
  on public.sitting_tasks to authenticated;
