import { describe, expect, test } from 'vitest';
import { renderScreen, textOf } from '#web/testing/render-screen.tsx';
import { LevelTestForm } from './settings-form.tsx';

function form(errors: readonly string[] = [], path = '/app/leveltest'): string {
  return renderScreen({ path, element: <LevelTestForm requestKey="a-request-key" errors={errors} /> });
}

describe('2.26 the level test has a start page with its settings', () => {
  test('3.8 levels and categories with a toggle for all of each', () => {
    const boxes = (name: string) =>
      [...form().matchAll(/<input [^>]*>/g)]
        .filter(([tag]) => tag.includes(`name="${name}"`))
        .map(([tag]) => /value="(\w+)"/.exec(tag)?.[1]);
    expect(boxes('level')).toEqual(['A1', 'A2', 'B1', 'B2', 'C1']);
    expect(boxes('category')).toEqual(['read', 'listen', 'write', 'speak']);
    for (const words of ['All levels', 'All parts']) expect(textOf(form())).toContain(words);
  });

  test.each([
    ['Quick test', 'quick'],
    ['Random order', 'randomOrder'],
    ['Show answers while testing', 'showAnswers'],
    ['Hear clips as often as I like', 'freePlays'],
  ])('%s', (words, name) => {
    expect(textOf(form())).toContain(words);
    expect(form()).toMatch(new RegExp(`<input[^>]*name="${name}"`));
  });

  test('dark mode', () => {
    expect(textOf(form())).toContain('Dark mode');
  });

  test('4.10 showing answers is off unless it is chosen', () => {
    const box = [...form().matchAll(/<input [^>]*>/g)]
      .map(([tag]) => tag)
      .find((tag) => tag.includes('name="showAnswers"'));
    expect(box).toBeDefined();
    expect(box).not.toContain('checked');
  });
});

describe('5.2 without a level or a category the form says so', () => {
  test.each([
    ['no_level', '/app/leveltest', 'Select at least one level!'],
    ['no_category', '/app/leveltest', 'Select at least one category!'],
    ['no_level', '/nb/app/leveltest', 'Velg minst ett nivå!'],
  ])('%s on %s', (error, path, words) => {
    expect(textOf(form([error], path))).toContain(words);
    expect(textOf(form([], path))).not.toContain(words);
  });
});

describe('2.26 one button starts it, and the settings are folded up below', () => {
  test('how long it usually is, counted from the rules of the engine', () => {
    expect(textOf(form())).toContain('About 20 tasks, 15 minutes');
    expect(textOf(form([], '/nb/app/leveltest'))).toContain('Rundt 20 oppgaver, 15 minutter');
  });

  test('the button stands before the settings, which are closed', () => {
    const html = form();
    expect(html.indexOf('type="submit"')).toBeLessThan(html.indexOf('<details'));
    expect(html).not.toMatch(/<details[^>]* open/);
    const folded = html.slice(html.indexOf('<details'), html.indexOf('</details>'));
    expect(folded.match(/<input /g)?.length).toBe(html.match(/<input (?!type="hidden")/g)?.length);
  });

  test('an error, or a link that has chosen, opens them', () => {
    expect(form(['no_level'])).toMatch(/<details[^>]* open/);
    expect(form([], '/app/leveltest?level=B1')).toMatch(/<details[^>]* open/);
  });
});
