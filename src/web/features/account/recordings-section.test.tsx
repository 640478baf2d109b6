import { expect, test } from 'vitest';
import { renderScreen, textOf } from '#web/testing/render-screen.tsx';
import { RecordingsSection } from './recordings-section.tsx';

const recording = {
  ...{ id: 'a', sittingId: 's', position: 2, seconds: 41.6 },
  submittedAt: '2026-11-20T10:00:00Z',
};
const shown = (path: string, recordings = [recording]) =>
  renderScreen({
    path,
    element: <RecordingsSection {...{ recordings }} retention="year" error={undefined} saved={false} />,
  });

test.each([
  ['/app/settings/data', 'Keep recordings', '42 seconds', 'Delete all recordings'],
  ['/nb/app/settings/data', 'Ta vare på opptak i', '42 sekunder', 'Slett alle opptak'],
])('recordings are heard, deleted and kept as long as somebody says (9.283): %s', (path, ...words) => {
  const html = shown(path);
  for (const one of words) expect(textOf(html)).toContain(one);
  expect(html).toContain('src="/app/test/s/recording?position=2"');
  expect(html).toMatch(/<input(?=[^>]*value="year")(?=[^>]*checked)/);
});

test('without recordings it says so, and there is nothing to delete', () => {
  const text = textOf(shown('/app/settings/data', []));
  expect(text).toContain('There are no recordings.');
  expect(text).not.toContain('Delete all');
});
