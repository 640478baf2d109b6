import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { propertySettings } from '#domain/testing/properties.ts';
import { parseFilter } from './filters.ts';

describe('a filter', () => {
  test.each([
    ['eq.1', { kind: 'compare', operator: 'eq', value: '1' }],
    ['eq.', { kind: 'compare', operator: 'eq', value: '' }],
    ['eq.a.b,c)', { kind: 'compare', operator: 'eq', value: 'a.b,c)' }],
    ['like(any).{a*,b*}', { kind: 'compare', operator: 'like', quantifier: 'any', value: '{a*,b*}' }],
    ['gte(all).{1,2}', { kind: 'compare', operator: 'gte', quantifier: 'all', value: '{1,2}' }],
    ['neq.1', { kind: 'simple', operator: 'neq', value: '1' }],
    ['cs.{a}', { kind: 'simple', operator: 'cs', value: '{a}' }],
    ['in.(1,2)', { kind: 'in', values: ['1', '2'] }],
    ['in.()', { kind: 'in', values: [''] }],
    ['in.("a,b","c\\"d", e)', { kind: 'in', values: ['a,b', 'c"d', ' e'] }],
    ['is.null', { kind: 'is', value: 'null' }],
    ['is.NOT_NULL', { kind: 'is', value: 'not_null' }],
    ['is.Unknown', { kind: 'is', value: 'unknown' }],
    ['isdistinct.3', { kind: 'isdistinct', value: '3' }],
    ['fts.cat', { kind: 'search', operator: 'fts', value: 'cat' }],
    [
      'wfts(norwegian).katt og hund',
      { kind: 'search', operator: 'wfts', config: 'norwegian', value: 'katt og hund' },
    ],
  ])('reads %s', (text, operation) => {
    expect(parseFilter('id', text)).toMatchObject({
      path: [],
      filter: { field: { name: 'id' }, negated: false, operation },
    });
    expect(parseFilter('id', `not.${text}`).filter).toMatchObject({ negated: true, operation });
  });

  test('of an embedded resource is placed there', () => {
    expect(parseFilter('a.b.c->>d', 'eq.1')).toMatchObject({
      path: ['a', 'b'],
      filter: { field: { name: 'c', path: [{ arrow: '->>', key: 'd' }] } },
    });
  });

  test.each([
    '1',
    'eq',
    'noop.1',
    'eq(some).1',
    'in.1,2',
    'in.(1',
    'is.5',
    'neq(any).1',
    'not.not.eq.1',
    'constructor.1',
    'toString.1',
  ])('refuses %s', (text) => {
    expect(() => parseFilter('id', text)).toThrow('failed to parse filter');
  });

  test.each(['', 'a..b', 'a->', 'a(b)', 'a.b)'])('refuses the key «%s»', (key) => {
    expect(() => parseFilter(key, 'eq.1')).toThrow('failed to parse tree path');
  });
});

test('a list is read as postgrest-js writes it, whatever its elements hold', () => {
  // postgrest-js, PostgrestFilterBuilder.in: elements with a comma or a bracket are quoted. It escapes nothing inside.
  const element = fc.string().filter((text) => !/["\\]/.test(text) && text.trim() === text && text !== '');
  fc.assert(
    fc.property(fc.array(element, { minLength: 1, maxLength: 6 }), (elements) => {
      const list = elements.map((text) => (/[,()]/.test(text) ? `"${text}"` : text)).join(',');
      expect(parseFilter('name', `in.(${list})`).filter.operation).toEqual({ kind: 'in', values: elements });
    }),
    propertySettings(500),
  );
});

test('a quoted element holds anything, with \\ before quotes and backslashes', () => {
  fc.assert(
    fc.property(fc.array(fc.string(), { minLength: 1, maxLength: 6 }), fc.boolean(), (elements, negated) => {
      const list = elements.map((text) => `"${text.replace(/["\\]/g, '\\$&')}"`).join(',');
      expect(parseFilter('name', `${negated ? 'not.' : ''}in.(${list})`).filter).toMatchObject({
        negated,
        operation: { kind: 'in', values: elements },
      });
    }),
    propertySettings(500),
  );
});
