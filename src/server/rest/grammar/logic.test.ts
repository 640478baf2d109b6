import { describe, expect, test } from 'vitest';
import { parseLogic } from './logic.ts';

const filter = (name: string, operator: string, value: string) => ({
  kind: 'filter',
  filter: { field: { name }, operation: { operator, value } },
});

describe('a logic tree', () => {
  test.each([
    [
      'or',
      '(a.eq.1,b.neq.2)',
      { kind: 'or', negated: false, terms: [filter('a', 'eq', '1'), filter('b', 'neq', '2')] },
    ],
    ['not.and', '( a.eq.1 , b.eq.2 )', { kind: 'and', negated: true }],
    [
      'or',
      '(a.eq.1,and(b.gt.2,not.or(c.lt.3,d.is.null)))',
      { terms: [{}, { kind: 'and', terms: [{}, { kind: 'or', negated: true }] }] },
    ],
    [
      'or',
      '(a.in.(1,2),b.eq.3)',
      { terms: [{ filter: { operation: { kind: 'in', values: ['1', '2'] } } }, {}] },
    ],
    ['or', '(a.eq."x,y)",b.eq.3)', { terms: [filter('a', 'eq', 'x,y)'), {}] }],
    ['or', '(a.cs.{1,2},b.eq.3)', { terms: [filter('a', 'cs', '{1,2}'), {}] }],
    ['or', '(order.eq.1,and.eq.2)', { terms: [filter('order', 'eq', '1'), filter('and', 'eq', '2')] }],
  ])('reads %s=%s', (key, value, logic) => {
    expect(parseLogic(key, value)).toMatchObject({ path: [], logic });
  });

  test('of an embedded resource is placed there, with its negation', () => {
    expect(parseLogic('a.b.not.or', '(x.eq.1)')).toMatchObject({
      path: ['a', 'b'],
      logic: { kind: 'or', negated: true },
    });
  });

  test.each(['()', '(a.eq.1', 'a.eq.1', '(a.eq.1))', '(a)', '(xor(a.eq.1))', `${'(and'.repeat(30)}(a.eq.1)`])(
    'refuses %s',
    (value) => {
      expect(() => parseLogic('or', value)).toThrow('failed to parse logic tree');
    },
  );
});
