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
 * Counts of Playwright's JSON report. A test that passed only when repeated has failed.
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

/**
 * What a runner's run amounts to: running nothing is a failure, and so is a bad exit code that no test explains.
 *
 * @param {Counts} counts
 * @param {number} exitCode
 * @returns {Counts & { note: string }}
 */
export function judged(counts, exitCode) {
  if (counts.passed + counts.failed === 0) return { ...counts, failed: 1, note: 'ran no test' };
  if (exitCode !== 0 && counts.failed === 0)
    return { ...counts, failed: 1, note: `ended with exit code ${exitCode}` };
  return { ...counts, note: '' };
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
