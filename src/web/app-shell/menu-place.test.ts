import { describe, expect, test } from 'vitest';
import { menuPlace } from './menu-place.ts';
import { sideEntries } from './navigation.ts';

const paths = sideEntries.flatMap((group) => group.entries).map(({ path }) => path);

describe('9.257 practice and results are two entries of the menus, and one of them is marked', () => {
  test.each([
    ['/app', '', '/app'],
    ['/app/test', '', '/app/test'],
    ['/nb/app/test', '', '/app/test'],
    ['/app/test', '?practice=no_task', '/app/test'],
    ['/app/test', '?show=results', '/app/test?show=results'],
    ['/nb/app/test', '?show=results&before=2026-11-20', '/app/test?show=results'],
    ['/app/test/1b/result', '', '/app/test?show=results'],
    ['/app/test/1b/review', '?task=3', '/app/test?show=results'],
    ['/app/settings/mail', '', '/app/settings'],
    ['/app/license', '?needs=11', '/app/license'],
    ['/nb/app/license/guarantee', '', '/app/license'],
    ['/app/leveltest', '', '/app/leveltest'],
    ['/about', '', undefined],
  ])('%s%s is at %s', (pathname, search, place) => {
    expect(menuPlace(paths, { pathname, search })).toBe(place);
  });
});
