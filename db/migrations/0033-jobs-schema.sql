-- The queue of jobs (decision 096). pg-boss makes and migrates its tables in this schema at the start; here stands who may
-- use them: the role of functions enqueues within its transactions, everybody else has no access.
create schema jobs;
grant usage on schema jobs to service_role;
alter default privileges in schema jobs grant select, insert on tables to service_role;
alter default privileges in schema jobs grant execute on functions to service_role;
