import { describe, expect, test } from 'vitest';
import { parseQuery } from './query-string.ts';

describe('a query string', () => {
  test('is split into its parts', () => {
    const query = parseQuery(
      'select=id,rel(*)&id=gt.5&or=(a.eq.1,b.eq.2)&order=id.desc&limit=10&offset=20&rel.limit=3&rel.order=x',
      false,
    );
    expect(query.select).toHaveLength(2);
    expect(query.filters).toHaveLength(1);
    expect(query.logic).toHaveLength(1);
    expect(query.order.map(({ path }) => path)).toEqual([[], ['rel']]);
    expect(query.ranges).toEqual([
      { path: [], limit: 10 },
      { path: [], offset: 20 },
      { path: ['rel'], limit: 3 },
    ]);
  });

  test('without select takes all columns', () => {
    expect(parseQuery('', false).select).toMatchObject([{ field: { name: '*' } }]);
  });

  test('is decoded, a plus as a space', () => {
    expect(parseQuery('name=eq.a+b%2Bc%C3%A5', false).filters).toMatchObject([
      { filter: { operation: { value: 'a b+cå' } } },
    ]);
  });

  test('refuses bytes that are no UTF-8', () => {
    expect(() => parseQuery('name=eq.%ff', false)).toThrow('failed to decode');
  });

  test('of a function takes what is no filter for an argument', () => {
    const query = parseQuery('a=1&b=eq.2&c=in.x&limit=5', true);
    expect(query.arguments).toEqual([
      ['a', '1'],
      ['c', 'in.x'],
    ]);
    expect(query.filters).toHaveLength(1);
  });

  test('gives the columns of a body and of a conflict', () => {
    expect(parseQuery('columns=a,"b c"&on_conflict=x', false)).toMatchObject({
      columns: ['a', 'b c'],
      onConflict: ['x'],
    });
  });

  test('takes a limit that is no whole number for none', () => {
    expect(parseQuery('limit=1;drop', false).ranges).toEqual([{ path: [], limit: undefined }]);
  });
});
