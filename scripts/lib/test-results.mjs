/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

/**
 * Counts of vitest's JSON report. A file that could not be run has no tests to fail, so it counts as one failure.
 *
 * @returns {Counts}
 */
export function vitestCounts(report) {
  const broken = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/**
 * Counts of Playwright's JSON report. No journey is retried, so one that the report calls flaky has failed.
 *
 * @returns {Counts}
 */
export function playwrightCounts({ stats, errors = [] }) {
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
  };
}

/** The full names of the failed tests in vitest's JSON report. @returns {string[]} */
export function failedTests(report) {
  return report.testResults.flatMap(({ status, name, assertionResults }) =>
    assertionResults.length === 0 && status === 'failed'
      ? [name]
      : assertionResults.filter((test) => test.status === 'failed').map(({ fullName }) => fullName),
  );
}

/** The titles of the failed journeys in Playwright's JSON report. @returns {string[]} */
export function failedJourneys({ suites = [] }) {
  const hasFailed = ({ tests }) => tests.some(({ status }) => status === 'unexpected' || status === 'flaky');
  return suites.flatMap(({ specs = [], ...nested }) => [
    ...specs.filter(hasFailed).map(({ title }) => title),
    ...failedJourneys(nested),
  ]);
}

/**
 * The outcome of one runner: running nothing is a failure, and so is a bad exit code that no test explains.
 *
 * @param {Counts} counts
 * @param {number} exitCode
 * @param {string[]} failed names of the failed tests, repeated in the summary at the end of a long output
 * @returns {Counts & { note: string }}
 */
export function runnerOutcome(counts, exitCode, failed = []) {
  if (counts.passed + counts.failed === 0) return { ...counts, failed: 1, note: 'ran no test' };
  if (exitCode !== 0 && counts.failed === 0)
    return { ...counts, failed: 1, note: `ended with exit code ${exitCode}` };
  return { ...counts, note: failed.join('; ') };
}

/** The sum of all runs. @param {Counts[]} all @returns {Counts} */
export function total(all) {
  return all.reduce(
    (sum, one) => ({
      passed: sum.passed + one.passed,
      failed: sum.failed + one.failed,
      skipped: sum.skipped + one.skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  );
}

/** The line that others read. @param {Counts} counts */
export function lastLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed, ${skipped} skipped`;
}
