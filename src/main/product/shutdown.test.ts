import { describe, expect, test } from 'vitest';
import { endParts, type Part } from './shutdown.ts';

async function end(parts: readonly Part[]): Promise<{ ended: string[]; left: unknown[] }> {
  const ended: string[] = [];
  const left: unknown[] = [];
  const log = { warn: (about: object) => left.push((about as { part: string }).part) };
  const told = parts.map((part) => ({
    ...part,
    end: async () => {
      ended.push(part.name);
      await part.end();
    },
  }));
  await endParts(told, log, 30);
  return { ended, left };
}

describe('the product ends what it started', () => {
  const good: Part = { name: 'good', end: async () => undefined };
  const last: Part = { name: 'last', end: async () => undefined };

  test('in order', async () => {
    expect(await end([good, last])).toEqual({ ended: ['good', 'last'], left: [] });
  });

  test.each<[string, () => Promise<unknown>]>([
    ['never ends', () => new Promise(() => undefined)],
    ['fails', () => Promise.reject(new Error('broken'))],
    [
      'throws at once',
      () => {
        throw new Error('broken');
      },
    ],
  ])('also what comes after a part that %s', async (_, breaks) => {
    const bad: Part = { name: 'bad', end: breaks };
    expect(await end([bad, good, last])).toEqual({ ended: ['bad', 'good', 'last'], left: ['bad'] });
  });
});
