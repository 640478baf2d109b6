-- The REST service keeps a picture of the schema; each change of it is told on the channel it listens to,
-- as on Supabase. Event triggers need a superuser; without one `notify pgrst, 'reload schema'` does the same by hand.
create function extensions.pgrst_ddl_watch() returns event_trigger language plpgsql as $$
begin
  notify pgrst, 'reload schema';
end $$;

do $$ begin
  create event trigger pgrst_ddl_watch on ddl_command_end
    when tag in (
      'CREATE SCHEMA', 'ALTER SCHEMA', 'CREATE TABLE', 'CREATE TABLE AS', 'SELECT INTO', 'ALTER TABLE',
      'CREATE FOREIGN TABLE', 'ALTER FOREIGN TABLE', 'CREATE VIEW', 'ALTER VIEW',
      'CREATE MATERIALIZED VIEW', 'ALTER MATERIALIZED VIEW', 'CREATE FUNCTION', 'ALTER FUNCTION',
      'CREATE TYPE', 'ALTER TYPE', 'CREATE DOMAIN', 'ALTER DOMAIN', 'CREATE RULE', 'CREATE EXTENSION', 'COMMENT'
    )
    execute function extensions.pgrst_ddl_watch();
  create event trigger pgrst_drop_watch on sql_drop execute function extensions.pgrst_ddl_watch();
exception when insufficient_privilege then
  raise notice 'no event trigger for the schema cache: the database user is no superuser';
end $$;
