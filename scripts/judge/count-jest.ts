import { readFileSync } from 'node:fs';
import type { TestOutcome } from './suite.ts';

type JestReport = {
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
};

/** The outcomes in jest's `--json --outputFile`, without skipped tests; a file that did not run is one failed test. */
export function countJest(file: string): TestOutcome[] {
  const report = JSON.parse(readFileSync(file, 'utf8')) as JestReport;
  const seen = new Map<string, number>();
  return report.testResults.flatMap(({ name, assertionResults }) => {
    const short = name.split('/test/').at(-1) ?? name;
    if (assertionResults.length === 0) return [{ name: `${short} (did not run)`, passed: false }];
    return assertionResults
      .filter(({ status }) => status === 'passed' || status === 'failed')
      .map(({ fullName, status }) => ({
        name: numbered(seen, `${short}: ${fullName}`),
        passed: status === 'passed',
      }));
  });
}

/** Suites have tests of the same title. */
function numbered(seen: Map<string, number>, name: string): string {
  const count = (seen.get(name) ?? 0) + 1;
  seen.set(name, count);
  return count === 1 ? name : `${name} (${count})`;
}
