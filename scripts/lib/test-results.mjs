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
 * Counts of Playwright's JSON report. A journey that passed only when repeated has passed; `repeatedJourneys` names it.
 *
 * @returns {Counts}
 */
export function playwrightCounts({ stats, errors = [] }) {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
  };
}

/** The names of the tests in vitest's JSON report that failed first and passed when repeated. @returns {string[]} */
export function repeatedTests(report) {
  return report.testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status, failureMessages = [] }) => status === 'passed' && failureMessages.length > 0)
    .map(({ fullName }) => fullName);
}

/** The titles of the journeys in Playwright's JSON report that passed only when repeated. @returns {string[]} */
export function repeatedJourneys({ suites = [] }) {
  return suites.flatMap(({ specs = [], ...nested }) => [
    ...specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky')).map(({ title }) => title),
    ...repeatedJourneys(nested),
  ]);
}

/**
 * What a runner's run amounts to: running nothing is a failure, and so is a bad exit code that no test explains.
 *
 * @param {Counts} counts
 * @param {number} exitCode
 * @param {string[]} repeated names of the tests that passed only when repeated; they are told, so that somebody mends them
 * @returns {Counts & { note: string }}
 */
export function evaluated(counts, exitCode, repeated = []) {
  if (counts.passed + counts.failed === 0) return { ...counts, failed: 1, note: 'ran no test' };
  if (exitCode !== 0 && counts.failed === 0)
    return { ...counts, failed: 1, note: `ended with exit code ${exitCode}` };
  return {
    ...counts,
    note: repeated.length === 0 ? '' : `passed only when repeated: ${repeated.join('; ')}`,
  };
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
