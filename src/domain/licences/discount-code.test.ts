import { describe, expect, test } from 'vitest';
import { codeAlphabet, readCode } from './code.ts';
import { greetingName, mailboxOf, makeCode } from './discount-code.ts';
import { feedbackProblem, longestFeedback } from './feedback.ts';

/** The one name of the tests that is not ASCII. */
const asciiHost = (host: string) => host.replace('blåbær', 'xn--blbr-roah');

describe('9.50 a code', () => {
  test('has eight characters of the alphabet, each as chance says', () => {
    const asked: number[] = [];
    let next = 0;
    const code = makeCode((below) => {
      asked.push(below);
      next += 4;
      return next % below;
    });
    expect(code).toBe(
      `BEST-${[4, 8, 12, 16].map((at) => codeAlphabet[at]).join('')}-${[20, 24, 28, 1].map((at) => codeAlphabet[at]).join('')}`,
    );
    expect(asked).toEqual(Array(8).fill(codeAlphabet.length));
  });

  test('is read back as it was made', () => {
    const code = makeCode((below) => below - 1);
    expect(readCode(` ${code.toLowerCase().replaceAll('-', '')} `)).toBe(code);
  });
});

test.each([
  ['Kari@Example.NO', 'kari@example.no'],
  [' kari+bestatt@example.no ', 'kari@example.no'],
  ['kari+a+b@example.no', 'kari@example.no'],
  ['+47@example.no', '+47@example.no'],
  ['K.a.r.i@gmail.com', 'kari@gmail.com'],
  ['kari.nordmann+best@googlemail.com', 'karinordmann@gmail.com'],
  ['kari.nordmann@outlook.com', 'kari.nordmann@outlook.com'],
  ['kari@mail.gmail.com', 'kari@mail.gmail.com'],
  ['kari.n@gmail.com.example.no', 'kari.n@gmail.com.example.no'],
  ['...@gmail.com', '...@gmail.com'],
  ['kari@example.no.', 'kari@example.no'],
  ['K.Ari@gmail.com.', 'kari@gmail.com'],
  ['"kari"@example.no', 'kari@example.no'],
  ['"ka\\ri"+x@example.no', 'kari@example.no'],
  ['"k.ari"@gmail.com', 'kari@gmail.com'],
  ['kari@blåbær.example', 'kari@xn--blbr-roah.example'],
  ['kari@xn--blbr-roah.example', 'kari@xn--blbr-roah.example'],
  ['ｋａｒｉ@example.no', 'kari@example.no'],
  ['4790012345', '4790012345'],
])('9.50 the mailbox of %o is %o', (address, mailbox) => {
  expect(mailboxOf(address, asciiHost)).toBe(mailbox);
});

test.each([
  ['Åse', 'Åse'],
  ['  Anne  Marie ', 'Anne Marie'],
  ["N'Golo", "N'Golo"],
  ['', null],
  ['www.spam.example', null],
  ['https://spam.example', null],
  ['You have won a prize', null],
  ['A'.repeat(41), null],
  ['4711', null],
])('%o is greeted as %o (3.18)', (typed, name) => {
  expect(greetingName(typed)).toBe(name);
});

test.each([
  ['', 'feedback_empty'],
  [' \n ', 'feedback_empty'],
  ['a', null],
  ['a'.repeat(longestFeedback), null],
  ['a'.repeat(longestFeedback + 1), 'feedback_long'],
])('1.16 what is wrong with a feedback', (text, problem) => {
  expect(feedbackProblem(text)).toBe(problem);
});
