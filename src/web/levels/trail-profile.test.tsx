import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ridge, stationX } from './ridge.ts';
import { TrailAxis } from './trail-axis.tsx';
import { TrailProfile } from './trail-profile.tsx';

const measured = renderToStaticMarkup(
  <TrailProfile
    value={3.45}
    low={3.08}
    high={3.82}
    caption="You are here"
    label="B1"
    description="In words"
  />,
);
const unmeasured = renderToStaticMarkup(
  <TrailProfile value={null} low={null} high={null} description="No level yet" />,
);

it('the profile is one picture with a text alternative', () => {
  expect(measured).toMatch(/^<div class="trail-frame"><div role="img" aria-label="In words"/);
});

it('the T stone stands at v on the ridge: x = 90 + 160 v, y = ridge(x)', () => {
  const [, x, y] = /trail-stone" style="--x:([\d.]+);--y:([\d.]+)"/.exec(measured) ?? [];
  expect(Number(x) * 10).toBeCloseTo(stationX(3.45), 1);
  expect(Number(y)).toBeCloseTo(ridge(stationX(3.45)), 1);
});

it('the band lies from low to high on the ridge and on the axis', () => {
  expect(measured).toContain(`style="--low:${stationX(3.08) / 10};--high:${stationX(3.82) / 10}"`);
  expect(measured).toContain('trail-axis-band" style="--at:0.616;--to:0.764"');
});

it('there is one T stone a picture, and none without a level', () => {
  expect(measured.match(/trail-stone-t/g)).toHaveLength(1);
  expect(unmeasured).not.toContain('trail-stone');
  expect(unmeasured).not.toContain('trail-walked');
  expect(unmeasured).not.toContain('trail-axis-band');
});

it.each([
  [0, 5],
  [0.99, 5],
  [1, 4],
  [3.45, 2],
  [5, 0],
])('at %d the stations ahead are open: %d', (value, open) => {
  const axis = renderToStaticMarkup(<TrailAxis value={value} low={value} high={value} description="x" />);
  expect(axis.match(/data-ahead/g) ?? []).toHaveLength(open);
});

it('a range without a level names both its ends and marks no place', () => {
  const axis = renderToStaticMarkup(
    <TrailAxis value={null} low={2} high={3} description="Between A2 and B1" />,
  );
  expect(axis.match(/data-here="true"[^>]*>([^<]+)/g)).toHaveLength(2);
  expect(axis).not.toContain('trail-axis-here');
});

it('two profiles on a page share no id', () => {
  const page = renderToStaticMarkup(
    <>
      <TrailProfile value={1} low={0.5} high={1.5} description="a" />
      <TrailProfile value={2} low={1.5} high={2.5} description="b" />
    </>,
  );
  const ids = [...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

it.each([
  [2.9, 'always'],
  [3.3, 'narrow'],
  [3.45, null],
])('at %d the cairn that the T stone would cover is not drawn: %s', (value, hidden) => {
  const html = renderToStaticMarkup(<TrailProfile value={value} low={value} high={value} description="x" />);
  const under = [...html.matchAll(/data-under-stone="(\w+)"/g)].map(([, how]) => how);
  expect(under).toEqual(hidden ? [hidden] : []);
});
