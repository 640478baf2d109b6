import { describe, expect, test } from 'vitest';
import { attachmentType, shownFileName } from './attachments.ts';
import { mentionedIn } from './mentions.ts';

const people = ['Kari', 'Kari Anne', 'Ola', 'Åse', 'ola'].map((name, id) => ({ id, name }));
const found = (text: string) =>
  mentionedIn(text, people)
    .map(({ id }) => id)
    .sort();

describe('whom a text mentions (9.467)', () => {
  test.each([
    ['@Kari', [0]],
    ['Hei @kari anne!', [1]],
    ['(@Åse)', [3]],
    ['@Ola', [2, 4]],
    ['@Olav', []],
    ['kari@Ola.no', []],
    ['`@Kari`', []],
    ['> @Kari\n\nHei', []],
    ['@ Kari', []],
    ['@@Kari', []],
    ['@Kari @Kari', [0]],
  ])('%s', (text, ids) => {
    expect(found(text)).toEqual(ids);
  });

  test('five at most', () => {
    const many = Array.from({ length: 9 }, (_, id) => ({ id, name: 'Ola' }));
    expect(mentionedIn('@Ola', many)).toHaveLength(5);
  });
});

describe('the name of a file (5.20)', () => {
  test.each([
    ['brev.PDF', 'brev.PDF', 'application/pdf'],
    ['C:\\fakepath\\bilde.jpeg', 'bilde.jpeg', 'image/jpeg'],
    ['../../etc/passwd', 'passwd', null],
    ['<img src=x onerror=alert(1)>.png', 'img src=x onerror=alert(1).png', 'image/png'],
    ['a\u202Egnp.exe', 'agnp.exe', null],
    ['side.html', 'side.html', null],
    ['tegning.svg', 'tegning.svg', null],
    ['.constructor', '.constructor', null],
    ['\u200B', 'file', null],
    [`${'å'.repeat(300)}.docx`, `${'å'.repeat(115)}.docx`, expect.stringContaining('wordprocessingml')],
  ])('%s', (name, shown, type) => {
    expect(shownFileName(name)).toBe(shown);
    expect(attachmentType(shown)).toEqual(type);
  });
});
