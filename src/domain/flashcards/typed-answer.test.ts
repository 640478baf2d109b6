import { expect, test } from 'vitest';
import { compareAnswer } from './typed-answer.ts';

const shown = (typed: string, ...accepted: string[]) =>
  compareAnswer(typed, accepted)
    .parts.map(({ kind, text }) => (kind === 'same' ? text : kind === 'missing' ? `[${text}]` : `(${text})`))
    .join('');

test('9.428 a typed answer is right in any accepted form, case, spaces and a closing mark aside', () => {
  for (const typed of ['boka', ' Boken ', 'BOKA.', 'boken!'])
    expect(compareAnswer(typed, ['boka', 'boken'])).toMatchObject({ correct: true });
  expect(compareAnswer('ei  bok', ['ei bok']).correct).toBe(true);
});

test.each([
  ['skole', 'skolen', 'skole[n]'],
  ['bør', 'bor', 'b[o](ø)r'],
  ['gaar', 'går', 'g[å](aa)r'],
  ['aere', 'ære', '[æ](ae)re'],
  ['', 'hus', '[hus]'],
  ['huset', 'hus', 'hus(et)'],
])('«%s» for «%s» is shown as %s (9.428)', (typed, expected, parts) => {
  expect(compareAnswer(typed, [expected]).correct).toBe(false);
  expect(shown(typed, expected)).toBe(parts);
});

test('æ, ø and å are letters of their own, whichever way they are encoded (9.428)', () => {
  expect(compareAnswer('a\u030apen', ['åpen']).correct).toBe(true);
  expect(compareAnswer('apen', ['åpen']).correct).toBe(false);
});

test('what comes nearest is compared (9.428)', () => {
  expect(compareAnswer('kasta', ['kastet', 'kasta']).expected).toBe('kasta');
  expect(compareAnswer('kastt', ['kasta', 'kastet']).expected).toBe('kastet');
});
