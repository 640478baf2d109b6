import { describe, expect, test } from 'vitest';
import { parseOrder } from './order.ts';

describe('an order', () => {
  test.each([
    ['id', { field: { name: 'id' } }],
    ['id.desc', { direction: 'desc' }],
    ['id.nullslast', { nulls: 'last' }],
    ['id.asc.nullsfirst', { direction: 'asc', nulls: 'first' }],
    ['facts->>home.desc', { field: { name: 'facts', path: [{ key: 'home' }] }, direction: 'desc' }],
    ['rel(name).asc', { relation: 'rel', field: { name: 'name' }, direction: 'asc' }],
    ['"a.b".desc', { field: { name: 'a.b' }, direction: 'desc' }],
  ])('reads %s', (text, term) => {
    expect(parseOrder('order', text)).toMatchObject({ path: [], terms: [term] });
  });

  test('has several terms, and a place', () => {
    expect(parseOrder('a.b.order', 'x.desc, y')).toMatchObject({
      path: ['a', 'b'],
      terms: [{ direction: 'desc' }, { field: { name: 'y' } }],
    });
  });

  test.each(['id.down', 'id.desc.last', 'id.descc', 'id.nullslasttt', 'rel(name', 'rel(a,b)', 'id;', 'id,'])(
    'refuses %s',
    (text) => {
      expect(() => parseOrder('order', text)).toThrow('failed to parse order');
    },
  );
});
