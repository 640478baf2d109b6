import { readFileSync } from 'node:fs';
import { relative } from 'node:path';

/** What a runner's JSON report says: counts, and each failed test as `file › title`. */
export type Outcome = {
  readonly passed: number;
  readonly failed: number;
  readonly failures: readonly string[];
  /** Tests that passed only when tried again, as `file › title`; they count as passed. */
  readonly flaky: readonly string[];
};

type VitestReport = {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
};

/** Reads what `vitest --reporter=json` wrote. @throws Error when there is none. */
export function readVitestReport(file: string, root: string): Outcome {
  const report = read<VitestReport>(file);
  const failures = report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    const where = relative(root, name);
    // A file that broke before its first test.
    if (failed.length === 0) return status === 'failed' ? [`${where} › ${firstLine(message)}`] : [];
    return failed.map((test) => `${where} › ${test.fullName}: ${firstLine(test.failureMessages[0] ?? '')}`);
  });
  return { passed: report.numPassedTests, failed: report.numFailedTests, failures, flaky: [] };
}

type PlaywrightSuite = {
  readonly file: string;
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly line: number;
    readonly tests: readonly { readonly status: 'expected' | 'unexpected' | 'flaky' | 'skipped' }[];
  }[];
};

type PlaywrightReport = {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
  readonly suites: readonly PlaywrightSuite[];
};

/** Reads what Playwright's JSON reporter wrote. @throws Error when there is none. */
export function readPlaywrightReport(file: string): Outcome {
  const { stats, suites } = read<PlaywrightReport>(file);
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    failures: suites.flatMap((suite) => testsThatWere('unexpected', suite)),
    flaky: suites.flatMap((suite) => testsThatWere('flaky', suite)),
  };
}

function testsThatWere(wanted: 'unexpected' | 'flaky', suite: PlaywrightSuite): string[] {
  const own = (suite.specs ?? [])
    .filter(({ tests }) => tests.some(({ status }) => status === wanted))
    .map(({ title, line }) => `e2e/${suite.file}:${line} › ${title}`);
  return [...own, ...(suite.suites ?? []).flatMap((inner) => testsThatWere(wanted, inner))];
}

function read<Report>(file: string): Report {
  return JSON.parse(readFileSync(file, 'utf8')) as Report;
}

function firstLine(text: string): string {
  return (text.trim().split('\n')[0] ?? '').slice(0, 300);
}
