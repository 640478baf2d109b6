import { expect, test } from 'vitest';
import { renderScreen, textOf } from '#web/testing/render-screen.tsx';
import { axisTop, VisitsSeries } from './visits-series.tsx';

test.each([
  [0, 2],
  [1, 2],
  [3, 4],
  [9, 10],
  [11, 20],
  [99, 100],
  [101, 200],
  [999, 1000],
])('the axis of at most %d views ends at %d', (most, top) => {
  expect(axisTop(most)).toBe(top);
});

test('the visits have an axis, and whole dates at both ends (9.459)', () => {
  const series = [
    { start: '2026-11-01', views: 7, visits: 3 },
    { start: '2026-11-02', views: 0, visits: 0 },
    { start: '2026-11-28', views: 1400, visits: 900 },
  ];
  const element = <VisitsSeries series={series} />;
  const words = textOf(renderScreen({ path: '/admin/visits', element }));
  expect(words).toContain('0 1,000 2,000 1 Nov 2026 28 Nov 2026');
  expect(textOf(renderScreen({ path: '/nb/admin/visits', element }))).toContain('1. nov. 2026 28. nov. 2026');
});
