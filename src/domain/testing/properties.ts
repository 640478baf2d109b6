import fc, { type Arbitrary, type Parameters } from 'fast-check';

/**
 * How often a property is tried, and from which seed. The seed is the same each time, so that a suite that was green stays
 * green; `PROPERTY_SEED=<number>` looks elsewhere, and a failure prints the seed and the smallest case that fails.
 */
export function propertySettings<Values = unknown>(runs: number): Parameters<Values> {
  const { process } = globalThis as { process?: { env: Readonly<Record<string, string | undefined>> } };
  return { seed: Number(process?.env.PROPERTY_SEED ?? 20_261_122), numRuns: runs };
}

/**
 * What `build` makes of so many choices, each a number in [0, 1). A failure shrinks the choices towards 0, so `build` should
 * take the plainest way at 0.
 */
export function fromChoices<Built>(length: number, build: (choose: () => number) => Built): Arbitrary<Built> {
  const choice = fc.noBias(fc.nat(0xff_ff_ff_ff));
  return fc.array(choice, { minLength: length, maxLength: length }).map((choices) => {
    let next = 0;
    return build(() => (choices[next++] ?? 0) / 2 ** 32);
  });
}
