-- When a test ends, its kept marks open, and each answer may become the newest to its task. The update that opens them told of
-- each row by itself, ten look-ups and ten inserts; now the end tells of all of them in one statement (decision 177).

create or replace trigger note_newest_answer after insert on public.sitting_tasks
  for each row when (new.correct is not null and new.answered_at is not null)
  execute function bestatt.note_newest_answer();
-- A mark that was kept until now is its test's to tell.
create trigger note_changed_answer after update of correct, answered_at, score on public.sitting_tasks
  for each row when (new.correct is not null and new.answered_at is not null and old.kept_score is null)
  execute function bestatt.note_newest_answer();

-- A test comes to an account; one that ends is told of below.
create or replace trigger note_newest_answers after update of status, user_id on public.sittings
  for each row when (new.status = 'finished' and old.user_id <> new.user_id)
  execute function bestatt.note_newest_answers();
-- Triggers run in the order of their names: after show_kept_marks, which opens the marks.
create trigger then_note_newest_answers after update of status on public.sittings
  for each row when (new.status = 'finished' and old.status <> 'finished')
  execute function bestatt.note_newest_answers();
