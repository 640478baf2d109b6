import { postgresChangesFilter } from '@supabase/supabase-js';
import { describe, expect, it } from 'vitest';
import { FilterError, parseFilter } from './filter.ts';

describe('a filter', () => {
  it.each([
    ['', []],
    ['  ', []],
    ['id=eq.1', [['id', 'eq', false, ['1']]]],
    [
      'id=gt.0,id=lt.100',
      [
        ['id', 'gt', false, ['0']],
        ['id', 'lt', false, ['100']],
      ],
    ],
    ['state=not.in.(a,b)', [['state', 'in', true, ['a', 'b']]]],
    ['state=in.("a,b", c ,"d\\"e")', [['state', 'in', false, ['a,b', 'c', 'd"e']]]],
    ['name=eq."a,b"', [['name', 'eq', false, ['a,b']]]],
    ['name=eq."a\\\\b"', [['name', 'eq', false, ['a\\b']]]],
    ['name=eq.a "b" c', [['name', 'eq', false, ['a "b" c']]]],
    ['name=eq.', [['name', 'eq', false, ['']]]],
    ['name=like.%(x,y)%', [['name', 'like', false, ['%(x,y)%']]]],
    ['at=gte.2026-01-01T00:00:00.000Z', [['at', 'gte', false, ['2026-01-01T00:00:00.000Z']]]],
    ['gone=not.is.null', [['gone', 'is', true, ['null']]]],
    ['name=eq.x=eq.y', [['name', 'eq', false, ['x=eq.y']]]],
  ])('%j is read as %j', (filter, conditions) => {
    expect(
      parseFilter(filter).map(({ column, operator, negated, values }) => [column, operator, negated, values]),
    ).toEqual(conditions);
  });

  it('that the official client builds comes back as it was meant', () => {
    const values = ['a,b', 'c"d', 'e\\f', '(g)', ' h ', 'plain', 'å'];
    const built = postgresChangesFilter().in('one', values).not('two', 'eq', 'x,y').is('three', null).build();
    expect(parseFilter(built)).toEqual([
      { column: 'one', operator: 'in', negated: false, values },
      { column: 'two', operator: 'eq', negated: true, values: ['x,y'] },
      { column: 'three', operator: 'is', negated: false, values: ['null'] },
    ]);
  });

  it.each([
    'undefined',
    'id',
    'id=1',
    'id=foo.1',
    '=eq.1',
    'id=eq.1,,id=eq.2',
    'id=in.1,2',
    'id=is.1',
    `id=in.(${Array(101).fill('1').join(',')})`,
    Array(21).fill('id=eq.1').join(','),
  ])('%j is refused', (filter) => {
    expect(() => parseFilter(filter)).toThrow(FilterError);
  });

  it.each([String.raw`text=match.^(a+)(a+)\2\1b$`, String.raw`text=not.imatch."(a)\\1"`])(
    '9.110 a pattern that could run without end is refused: %s',
    (filter) => {
      expect(() => parseFilter(filter)).toThrow('A pattern cannot refer back to a group.');
    },
  );
});
