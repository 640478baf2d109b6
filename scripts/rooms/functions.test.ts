import { expect, test } from 'vitest';
import { namedFunctions } from './functions.ts';

test('named functions are counted with their lines and parameters, callbacks are not', () => {
  const text = [
    'export function one(a: number, { b, c }: Two, ...rest: number[]): number {',
    '  return rest.map((each, index) => each + index + a + b + c).length;',
    '}',
    'const two = async (a: number) => a;',
    'class Three { method(a: number) {} }',
    'export const four = { five(a: string, b: string) {}, six: 6 };',
    'declare const seven: (a: number, b: number, c: number) => void;',
  ].join('\n');
  expect(namedFunctions('a.ts', text)).toEqual([
    { name: 'one', line: 1, lines: 3, parameters: 3 },
    { name: 'two', line: 4, lines: 1, parameters: 1 },
    { name: 'method', line: 5, lines: 1, parameters: 1 },
    { name: 'five', line: 6, lines: 1, parameters: 2 },
  ]);
});
