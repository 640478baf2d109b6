import { expect, test } from 'vitest';
import { requiredTier } from '#domain/access/guard.ts';
import routes from '#web/routes.ts';
import { sideEntries } from './navigation.ts';
import { publicEntries } from './public-navigation.ts';

const entries = sideEntries.flatMap((group) => group.entries);

test('2.58 each entry of the menus leads to a part that is open: a screen of its own', () => {
  const table = JSON.stringify(routes);
  for (const { path } of [...entries, ...publicEntries])
    expect(table, path).toContain(`"path":"${path.slice(1).split('?')[0]}"`);
});

test('9.236 the side menu marks what one’s package does not open: by the tier that its path asks for', () => {
  for (const { path, tier } of entries) expect(tier ?? 0, path).toBe(requiredTier(path));
});
