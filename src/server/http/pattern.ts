/**
 * Regular expressions from outside, for Postgres' `~` and `~*` (PostgreSQL documentation, 9.7.3). With a back-reference its
 * matcher tries every way to split a text, which takes time exponential in it; without one it walks the text once
 * with an automaton, whose size repetitions multiply. Look-around runs a second automaton from every letter. Embedded options
 * and directors (`(?b)`, `***:`) change what the rest of the pattern means, so that nothing could be said of it. Rule 9.110.
 */

/** Letters of a pattern; an automaton has about as many states. */
const maxLength = 200;
/** All counted repetitions of a pattern multiplied, as if each stood within the one before. */
const maxRepetition = 100;

/** Why a pattern is not run, as a sentence for whoever wrote it; undefined when it is. */
export function patternProblem(pattern: string): string | undefined {
  if (pattern.length > maxLength) return `A pattern has at most ${maxLength} characters.`;
  if (pattern.startsWith('***')) return 'A pattern cannot begin with a director (***).';
  // Within brackets a backslash escapes as well, and nothing needs an escaped digit there either.
  const bare = pattern.replace(/\\[^0-9]/gs, 'x');
  if (/\\[0-9]/.test(bare)) return 'A pattern cannot refer back to a group.';
  if (/\(\?(?!:)/.test(bare)) return 'A pattern cannot have embedded options or look around.';
  const counts = [...bare.matchAll(/\{([0-9]*),?([0-9]*)/g)].map(([, least, most]) =>
    Math.max(1, Number(least), Number(most)),
  );
  if (counts.reduce((product, count) => product * count, 1) > maxRepetition)
    return `The repetitions of a pattern multiply to at most ${maxRepetition}.`;
  return undefined;
}

/**
 * The same of each pattern of a Postgres array, `{"a","b"}`. Its own escapes are taken away first, of the array as a whole:
 * what separates the elements means nothing to the checks.
 */
export function patternListProblem(array: string): string | undefined {
  const unescaped = array.replace(/\\(.)/gs, '$1');
  if (/[{,"\s]\*\*\*/.test(unescaped)) return 'A pattern cannot begin with a director (***).';
  return patternProblem(unescaped.replace(/^\s*\{|\}\s*$/g, ''));
}
