import { expect, test } from 'vitest';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { SettingsFrame } from './settings-frame.tsx';

test('without script, where no toast appears, the page itself says what was saved', () => {
  const page = (saved?: string) =>
    renderScreen({ path: '/app/settings', element: <SettingsFrame saved={saved}>Forms</SettingsFrame> });
  expect(page('Saved.')).toMatch(/<noscript><p role="status"[^>]*>Saved\.<\/p><\/noscript>/);
  expect(page()).not.toContain('noscript');
});
