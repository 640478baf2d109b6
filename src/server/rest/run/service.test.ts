import { LRUCache } from 'lru-cache';
import { expect, test } from 'vitest';
import { allRows } from '#server/rest/request/range.ts';
import { type Handling, keptPlan, type TablePlan } from './service.ts';

const plan: TablePlan = { range: allRows, statements: [] };

test('a plan is made once, and of a long query string, of which there are as many as somebody likes to make up, none is kept', () => {
  const plans = new LRUCache<string, TablePlan>({ max: 10 });
  const asking = (search: string) => ({ service: { plans }, request: { search } }) as unknown as Handling;
  let made = 0;
  const make = () => {
    made += 1;
    return plan;
  };
  for (const _ of [1, 2]) expect(keptPlan(asking('story=nordlys'), { key: 'short', make })).toBe(plan);
  expect([made, plans.size]).toEqual([1, 1]);
  for (const _ of [1, 2])
    expect(keptPlan(asking(`story=${'a'.repeat(1000)}`), { key: 'long', make })).toBe(plan);
  expect([made, plans.size]).toEqual([3, 1]);
});
