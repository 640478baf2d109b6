import { expect, test } from 'vitest';
import { examFacts } from '#domain/exam/facts.ts';
import { renderScreen, textOf } from '#web/testing/render-screen.tsx';
import { AboutPage } from './about-page.tsx';

test('2.15 there is a page How it works', () => {
  const text = textOf(renderScreen({ path: '/about', element: <AboutPage /> }));
  for (const words of [
    'How it works',
    'The level test',
    'What the levels mean',
    'The real test',
    'What there is',
  ])
    expect(text).toContain(words);
  expect(textOf(renderScreen({ path: '/nb/about', element: <AboutPage /> }))).toContain('Slik virker det');
});

test('the figures of the real test are those of the domain, each with the page it was read on', () => {
  const english = textOf(renderScreen({ path: '/about', element: <AboutPage /> }));
  const norwegian = textOf(renderScreen({ path: '/nb/about', element: <AboutPage /> }));
  const { readingMinutes, tasksPerPart, priceOfPartNok } = examFacts;
  expect(english).toContain(
    `${readingMinutes.value} minutes, about ${tasksPerPart.value.from} to ${tasksPerPart.value.to} tasks`,
  );
  for (const text of [english, norwegian]) {
    expect(text).toContain(String(priceOfPartNok.value.to));
    expect(text).toContain('prove.hkdir.no, om skriveprøven');
    expect(text).not.toContain('{{');
  }
});
