import { describe, expect, test } from 'vitest';
import { migrationProblems } from './migration-problems.ts';

const file = '0099-colour-of-things.sql';

describe('9.208 a new migration is refused', () => {
  test.each([
    'drop table public.things',
    'alter table public.things drop column colour',
    'alter table public.things rename column colour to color',
    'alter table public.things rename to stuff',
    'alter table public.things alter column colour type int using 1',
    'alter table public.things alter column colour set data type int',
    'alter table public.things alter column colour set not null',
    'alter table public.things alter column colour drop default',
    'alter table public.things add column colour text not null',
    'alter table public.things add column size int default 1, add column colour text not null',
    'ALTER TABLE public.things\n  DROP COLUMN colour',
    'drop function public.colour_of(int)',
    'create index things_by_colour on public.things (colour)',
  ])('for: %s', (sql) => {
    expect(migrationProblems(file, `${sql};`)).toHaveLength(1);
  });

  test('for a name that does not say what it holds', () => {
    for (const name of ['0099-changes.sql', '0099.sql', 'things-by-colour.sql', '0099_things_by_colour.sql'])
      expect(migrationProblems(name, 'select 1;')).toHaveLength(1);
  });

  test('for anything but indexes where it runs outside a transaction', () => {
    expect(
      migrationProblems(file, '-- Runs outside a transaction.\ndelete from public.things;'),
    ).toHaveLength(1);
  });
});

describe('9.208 a new migration may', () => {
  test.each([
    'create table public.things (id int primary key, colour text not null); create index on public.things (colour)',
    'create table public.things (id int); create unique index things_by_id on public.things (id)',
    `alter table public.things add column colour text not null default 'red'`,
    'alter table public.things add column colour text',
    `-- drop table public.things\nselect 'drop table public.things'`,
    'create or replace function f() returns void language plpgsql as $$ begin drop table if exists t; end $$',
    '-- Small: public.things a row for each level\ncreate index on public.things (colour)',
    '-- Runs outside a transaction.\ncreate index concurrently things_by_colour on public.things (colour)',
    '-- Contract: unused since release 0.9.0, whose replicas are gone\nalter table public.things drop column colour',
  ])('%s', (sql) => {
    expect(migrationProblems(file, `${sql};`)).toEqual([]);
  });
});
