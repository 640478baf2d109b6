import { expect, test } from 'vitest';
import { requiredTier } from '#domain/access/guard.ts';
import { partsNotOpen } from '#domain/access/parts-not-open.ts';
import routes from '#web/routes.ts';
import { sideEntries } from './navigation.ts';
import { publicEntries } from './public-navigation.ts';

const entries = sideEntries.flatMap((group) => group.entries);

/** Paths whose screen says that it is not open. */
const closed = new Set(
  JSON.stringify(routes)
    .match(/"id":"en\/not-open [^"]+"/g)
    ?.map((id) => `/${id.slice('"id":"en/not-open '.length, -1)}`),
);

test('9.236 nothing that is not open stands at the top of the pages that are read', () => {
  expect(publicEntries.filter(({ path }) => closed.has(path))).toEqual([]);
  expect(publicEntries.map(({ path }) => path)).toContain('/demo');
});

test('9.236 an entry of the menu is marked as not open exactly where its screen says so', () => {
  expect(closed.size).toBeGreaterThan(0);
  for (const { path, soon } of entries) expect(closed.has(path), path).toBe(soon === true);
});

test('an entry of the menu is locked by the tier that its path asks for (9.236)', () => {
  for (const { path, soon, tier } of entries) if (!soon) expect(tier ?? 0, path).toBe(requiredTier(path));
});

test('a part with a tier leads nowhere else as long as it is not built (9.235)', () => {
  expect([...closed].filter((path) => requiredTier(path) > 0).toSorted()).toEqual(
    [...partsNotOpen].toSorted(),
  );
});
