import { describe, expect, test } from 'vitest';
import { parseSelect } from './select.ts';

const field = (name: string, further: object = {}) => ({
  kind: 'field',
  field: { name, path: [] },
  ...further,
});
const embed = (name: string, items: unknown[], further: object = {}) => ({
  kind: 'embed',
  name,
  spread: false,
  items,
  ...further,
});

describe('the select parameter', () => {
  test.each([
    ['', []],
    ['*', [field('*')]],
    ['id,name', [field('id'), field('name')]],
    [' id , first name ', [field('id'), field('first name')]],
    ['a-b', [field('a-b')]],
    ['"a,b(c)"', [field('a,b(c)')]],
    ['"quo\\"te"', [field('quo"te')]],
    ['short:long_name', [field('long_name', { alias: 'short' })]],
    ['id::text', [field('id', { cast: 'text' })]],
    ['at::timestamp with time zone', [field('at', { cast: 'timestamp with time zone' })]],
    ['n:price::int', [field('price', { alias: 'n', cast: 'int' })]],
    ['count()', [field('*', { aggregate: 'count' })]],
    ['n:count()::text', [field('*', { alias: 'n', aggregate: 'count', aggregateCast: 'text' })]],
    ['price.sum()', [field('price', { aggregate: 'sum' })]],
    ['price::int.avg()::text', [field('price', { cast: 'int', aggregate: 'avg', aggregateCast: 'text' })]],
    ['rel()', [embed('rel', [])]],
    ['rel(*)', [embed('rel', [field('*')])]],
    ['a:rel!fk!inner(id)', [embed('rel', [field('id')], { alias: 'a', hint: 'fk', join: 'inner' })]],
    ['rel!left!fk(id)', [embed('rel', [field('id')], { hint: 'fk', join: 'left' })]],
    ['...rel(id)', [embed('rel', [field('id')], { spread: true })]],
    ['a(b(c(id)),d)', [embed('a', [embed('b', [embed('c', [field('id')])]), field('d')])]],
  ])('reads %s', (text, expected) => {
    expect(JSON.parse(JSON.stringify(parseSelect(text)))).toEqual(expected);
  });

  test.each([
    ['facts->home', [{ arrow: '->', key: 'home' }]],
    [
      'facts->home->>town',
      [
        { arrow: '->', key: 'home' },
        { arrow: '->>', key: 'town' },
      ],
    ],
    [
      'facts->places->0',
      [
        { arrow: '->', key: 'places' },
        { arrow: '->', index: 0 },
      ],
    ],
    ['facts->-1', [{ arrow: '->', index: -1 }]],
    ['facts->>a-b', [{ arrow: '->>', key: 'a-b' }]],
    ['facts->>"a.b"', [{ arrow: '->>', key: 'a.b' }]],
    ['facts->1x', [{ arrow: '->', key: '1x' }]],
  ])('reads the way into JSON in %s', (text, path) => {
    expect(parseSelect(text)).toMatchObject([{ field: { name: 'facts', path } }]);
  });

  test.each([
    ['id,', 4],
    ['id;drop', 3],
    ['rel(id', 7],
    ['rel(id))', 8],
    ['name[]', 5],
    ['id::', 5],
    ['rel->x(id)', 7],
    ['f->--1', 4],
    ['f->-x', 4],
    ['*!hint', 1],
    [`${'a('.repeat(12)}${')'.repeat(12)}`, 23],
  ])('refuses %s and says where', (text, column) => {
    expect(() => parseSelect(text)).toThrow(`(line 1, column ${column})`);
  });
});
