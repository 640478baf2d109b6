import { expect, test } from 'vitest';
import { renderScreen, textOf } from '#web/testing/render-screen.tsx';
import { AboutPage } from './about-page.tsx';

test('2.15 there is a page How it works', () => {
  const text = textOf(renderScreen({ path: '/about', element: <AboutPage /> }));
  for (const words of [
    'How it works',
    'The level test',
    'What the levels mean',
    'The real test',
    'Open today',
  ])
    expect(text).toContain(words);
  expect(textOf(renderScreen({ path: '/nb/about', element: <AboutPage /> }))).toContain('Slik virker det');
});
