import { describe, expect, it } from 'vitest';
import {
  failedJourneys,
  failedTests,
  lastLine,
  playwrightCounts,
  runnerOutcome,
  total,
  vitestCounts,
} from './test-results.mjs';

const vitest = { numPassedTests: 5, numFailedTests: 0, numPendingTests: 1, numTodoTests: 1, testResults: [] };

describe('counting', () => {
  it('fails a runner that ran nothing, or that failed without a failed test', () => {
    expect(runnerOutcome({ passed: 0, failed: 0, skipped: 3 }, 0)).toMatchObject({
      failed: 1,
      note: 'ran no test',
    });
    expect(runnerOutcome({ passed: 9, failed: 0, skipped: 0 }, 1)).toMatchObject({
      failed: 1,
      note: 'ended with exit code 1',
    });
    const [failed, passed] = [
      { passed: 9, failed: 2, skipped: 0 },
      { passed: 9, failed: 0, skipped: 0 },
    ];
    expect(runnerOutcome(failed, 1)).toEqual({ ...failed, failures: [], note: '' });
    expect(runnerOutcome(passed, 0)).toEqual({ ...passed, failures: [], note: '' });
  });

  it('counts a test file that could not be loaded', () => {
    const testResults = [
      { status: 'failed', assertionResults: [] },
      { status: 'failed', assertionResults: [{}] },
      { status: 'passed', assertionResults: [{}] },
    ];
    expect(vitestCounts({ ...vitest, numFailedTests: 1, testResults })).toEqual({
      passed: 5,
      failed: 2,
      skipped: 2,
    });
  });

  it('counts flaky journeys, and errors outside tests, as failures', () => {
    const stats = { expected: 4, unexpected: 1, flaky: 2, skipped: 3 };
    expect(playwrightCounts({ stats, errors: [{}] })).toEqual({ passed: 4, failed: 4, skipped: 3 });
  });

  it('names what failed, with the first lines of its errors', () => {
    const long = Array.from({ length: 40 }, (_, index) => `line ${index}`).join('\n');
    const tests = [
      { status: 'passed', fullName: 'steady' },
      { status: 'failed', fullName: 'broken', failureMessages: [long] },
    ];
    const files = [
      { status: 'failed', name: 'a.test.ts', message: '', assertionResults: tests },
      { status: 'failed', name: 'unloadable.test.ts', message: 'no such module', assertionResults: [] },
    ];
    expect(failedTests({ testResults: files })).toEqual([
      { name: 'broken', error: long.split('\n').slice(0, 16).join('\n') },
      { name: 'unloadable.test.ts', error: 'no such module' },
    ]);
    const results = [{ errors: [{ message: '\u001b[31mExpected\u001b[39m 1' }, { message: 'Received 2' }] }];
    const specs = [
      { title: 'steady', tests: [{ status: 'expected' }] },
      { title: 'broken', tests: [{ status: 'unexpected', results }] },
      { title: 'shaky', tests: [{ status: 'flaky' }] },
    ];
    const broken = { name: 'broken', error: 'Expected 1\nReceived 2' };
    const shaky = { name: 'shaky', error: '' };
    const failed = failedJourneys({ suites: [{ specs, suites: [{ specs }] }] });
    expect(failed).toEqual([broken, shaky, broken, shaky]);
    expect(runnerOutcome({ passed: 9, failed: 2, skipped: 0 }, 1, [broken, shaky])).toMatchObject({
      note: 'broken; shaky',
      failures: [broken, shaky],
    });
  });

  it('sums all runners into the last line', () => {
    const sum = total([vitestCounts(vitest), { passed: 1, failed: 1, skipped: 0 }]);
    expect(lastLine(sum)).toBe('6 passed, 1 failed, 2 skipped');
  });
});
