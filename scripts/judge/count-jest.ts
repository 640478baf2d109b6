import { readFileSync } from 'node:fs';
import type { Outcome } from './suite.ts';

type JestReport = {
  readonly testResults: readonly {
    readonly name: string;
    readonly message: string;
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
};

/** The outcome from jest's `--json --outputFile`; a file that did not run counts as one failed test. */
export function countJest(file: string): Outcome {
  const report = JSON.parse(readFileSync(file, 'utf8')) as JestReport;
  const failed: string[] = [];
  let live = 0;
  let passed = 0;
  for (const { name, assertionResults } of report.testResults) {
    const short = name.split('/test/').at(-1) ?? name;
    if (assertionResults.length === 0) {
      live += 1;
      failed.push(`${short} (did not run)`);
    }
    for (const { fullName, status } of assertionResults) {
      if (status === 'pending' || status === 'todo' || status === 'skipped') continue;
      live += 1;
      if (status === 'passed') passed += 1;
      else failed.push(`${short}: ${fullName}`);
    }
  }
  return { live, passed, failed };
}
