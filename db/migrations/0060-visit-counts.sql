-- How often pages are read, by day (decision 151). Counts only: no row is about a person, and none is about two things at once.
create table bestatt.visit_counts (
  -- Oslo's.
  day date not null,
  kind text not null check (kind in ('view', 'visit', 'source', 'language', 'device', 'event')),
  name text not null check (length(name) <= 120),
  count integer not null check (count > 0),
  primary key (day, kind, name)
);
revoke all on bestatt.visit_counts from public;
