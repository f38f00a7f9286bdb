import { stripVTControlCharacters } from 'node:util';

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

/** @typedef {{ name: string, error: string }} Failure */

const ERROR_LINES = 16;

/** What failed in vitest's JSON report, by full names. @returns {Failure[]} */
export function failedTests(report) {
  return report.testResults.flatMap(({ status, name, message, assertionResults }) =>
    assertionResults.length === 0 && status === 'failed'
      ? [{ name, error: excerpt(message) }]
      : assertionResults
          .filter((test) => test.status === 'failed')
          .map(({ fullName, failureMessages = [] }) => ({
            name: fullName,
            error: excerpt(failureMessages.join('\n')),
          })),
  );
}

/** What failed in Playwright's JSON report, by titles. @returns {Failure[]} */
export function failedJourneys({ suites = [] }) {
  const hasFailed = ({ status }) => status === 'unexpected' || status === 'flaky';
  return suites.flatMap(({ specs = [], ...nested }) => [
    ...specs
      .filter(({ tests }) => tests.some(hasFailed))
      .map(({ title, tests }) => ({ name: title, error: excerpt(journeyErrors(tests)) })),
    ...failedJourneys(nested),
  ]);
}

function journeyErrors(tests) {
  return tests
    .flatMap(({ results = [] }) => results)
    .flatMap(({ errors = [] }) => errors)
    .map(({ message = '' }) => message)
    .join('\n');
}

/** The first lines of an error, without colours. */
function excerpt(message = '') {
  return stripVTControlCharacters(message).split('\n').slice(0, ERROR_LINES).join('\n');
}

/**
 * The outcome of one runner: running nothing is a failure, and so is a bad exit code that no test explains.
 *
 * @param {Counts} counts
 * @param {number} exitCode
 * @param {Failure[]} failures repeated in the summary at the end of a long output
 * @returns {Counts & { note: string, failures: Failure[] }}
 */
export function runnerOutcome(counts, exitCode, failures = []) {
  const outcome = { ...counts, failures, note: failures.map(({ name }) => name).join('; ') };
  if (counts.passed + counts.failed === 0) return { ...outcome, failed: 1, note: 'ran no test' };
  if (exitCode !== 0 && counts.failed === 0)
    return { ...outcome, failed: 1, note: `ended with exit code ${exitCode}` };
  return outcome;
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
