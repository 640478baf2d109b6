/**
 * A title that begins with a rule's number says the rule's sentence, or the part of it that is tried: at least a third of its
 * words that carry meaning stand in the rules it names. A test of something that follows from a rule names it at the end,
 * in brackets: `reviewers decide (9.57)`.
 */
export const leastShare = 1 / 3;

/** The numbers that a title begins with, one or several: '5.3 …', '4.2, 6.10 …'. */
export function leadingNumbers(title: string): readonly string[] {
  return numbersIn(/^(?:\d+\.\d+(?:, | |$))+/.exec(title)?.[0] ?? '');
}

/** All numbers that a title names: at its beginning, and in brackets. */
export function namedNumbers(title: string): readonly string[] {
  const inBrackets = Array.from(title.matchAll(/\((\d+\.\d+(?:, \d+\.\d+)*)\)/g), ([text]) => text).join();
  return [...leadingNumbers(title), ...numbersIn(inBrackets)];
}

/** The titles of describe, test and it in a test file, `each` with them. */
export function titlesIn(source: string): readonly string[] {
  const titles = source.matchAll(
    /(?:\b(?:describe|test|it)(?:\.\w+)?|\]\)|\)\))\(\s*(['"`])((?:(?!\1)[^\\]|\\.)*)\1/g,
  );
  return Array.from(titles, ([, , title = '']) => title.replaceAll("\\'", "'"));
}

/**
 * The share of the title's words that stand in the rule, from 0 to 1. Two words are the same when their first five letters
 * are: `redirected`, `redirects`. Small words and a title's variables are not counted.
 */
export function shareInRule(title: string, rule: string): number {
  const said = new Set(stems(title.replace(/^[\d., ]+/, '').replace(/\$\{[^}]*\}|\$\w+(\.\w+)*|%\w/g, ' ')));
  if (said.size === 0) return 0;
  const known = new Set(stems(rule));
  return [...said].filter((word) => known.has(word)).length / said.size;
}

const smallWords = new Set(
  (
    'a an the of in on at by for with from to into out up down over under before after and or but nor not no than then so as ' +
    'if when where while until which who whom whose what how is are was were be been being has have had do does did can may ' +
    'must will would should it its that this these those there here they them their he him she her his one ones every each ' +
    'all any some such same other another more most less least only also too both either s'
  ).split(' '),
);

function stems(text: string): string[] {
  const words =
    text
      .toLowerCase()
      .replaceAll('license', 'licence')
      .match(/[\p{L}\d]+/gu) ?? [];
  return words
    .filter((word) => !smallWords.has(word))
    .map((word) => word.replace(/(?<=...)s$/, '').slice(0, 5));
}

function numbersIn(text: string): readonly string[] {
  return Array.from(text.matchAll(/\d+\.\d+/g), ([number]) => number);
}
