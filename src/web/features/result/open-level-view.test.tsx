import { describe, expect, test } from 'vitest';
import { renderScreen, textOf } from '#web/testing/render-screen.tsx';
import type { OpenLevel } from './open-level-data.ts';
import { OpenLevelView } from './open-level-view.tsx';

const written: OpenLevel = {
  category: 'write',
  now: { level: 'A2', v: 2.4, low: 1.6, high: 3.2, answers: 2 },
  trend: 'higher',
  earlier: [{ id: 'one', at: '2026-11-02T10:00:00Z', level: 'A1' }],
  goal: 'B1',
};

function shown(level: OpenLevel, path = '/app/test/1/result'): string {
  return textOf(renderScreen({ path, element: <OpenLevelView level={level} /> }));
}

describe('9.503 a result shows the level of writing and speaking on the mountain profile', () => {
  test('with the band, against the level that is wanted and beside the tests before it', () => {
    const html = renderScreen({ path: '/app/test/1/result', element: <OpenLevelView level={written} /> });
    expect(html).toMatch(/role="img"[^>]*aria-label="A2[^"]*The blue band reaches from/);
    expect(textOf(html)).toContain('From 2 texts together.');
    expect(textOf(html)).toContain('You want B1, which lies above it.');
    expect(textOf(html)).toContain('That is higher than in your earlier tests.');
    expect(textOf(html)).toContain('A1');
    expect(shown({ ...written, goal: 'A2' })).toContain('here you reached it');
  });

  test('in Norwegian, and without what is not known', () => {
    const first = { ...written, trend: 'first', earlier: [], goal: null } as const;
    const text = shown(first, '/nb/app/test/1/result');
    expect(text).toContain('Ut fra 2 tekster til sammen.');
    expect(text).not.toContain('Denne testen');
    expect(text).not.toContain('Du vil ha');
  });
});
