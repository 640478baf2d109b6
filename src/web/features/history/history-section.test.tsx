import { expect, test } from 'vitest';
import { renderScreen, textOf } from '#web/testing/render-screen.tsx';
import { HistorySection } from './history-section.tsx';
import type { LevelHistory } from './level-history.ts';

const place = { verdict: { kind: 'level', level: 'A2' }, level: 'A2', v: 2.1, low: 1.6, high: 2.9 } as const;
const history: LevelHistory = {
  goal: 'B1',
  parts: [
    {
      ...{ category: 'write', change: 'up', reaches: false },
      points: [
        {
          id: 'one',
          at: '2026-11-02T10:00:00Z',
          place: { ...place, level: 'A1', v: 1, verdict: { kind: 'level', level: 'A1' } },
        },
        { id: 'two', at: '2026-11-20T10:00:00Z', place },
      ],
    },
    { category: 'speak', points: [], change: null, reaches: null },
  ],
};

test.each([
  [
    '/app/test',
    'Writing, the oldest first: 2 Nov 2026: A1; 20 Nov 2026: A2',
    'You want B1, which lies above it.',
    'No recording of yours',
  ],
  [
    '/nb/app/test',
    'Skriving, den eldste først: 2. nov. 2026: A1; 20. nov. 2026: A2',
    'Du vil ha B1, og det ligger høyere.',
    'Ingen av opptakene',
  ],
])(
  'each part says its levels in words too, and what it has none of (%s) (9.516)',
  (path, alternative, goal, none) => {
    const html = renderScreen({ path, element: <HistorySection history={history} /> });
    expect(html).toContain(`aria-label="${alternative}"`);
    expect(textOf(html)).toContain(goal);
    expect(textOf(html)).toContain(none);
    expect(html.match(/level-history-point/g)).toHaveLength(2);
    expect(html.match(/level-history-goal/g)).toHaveLength(1);
  },
);
