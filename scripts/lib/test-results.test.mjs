import { describe, expect, it } from 'vitest';
import { judged, lastLine, playwrightCounts, total, vitestCounts } from './test-results.mjs';

const vitest = { numPassedTests: 5, numFailedTests: 0, numPendingTests: 1, numTodoTests: 1, testResults: [] };

describe('counting', () => {
  it('fails a runner that ran nothing, or that failed without a failed test', () => {
    expect(judged({ passed: 0, failed: 0, skipped: 3 }, 0)).toMatchObject({ failed: 1, note: 'ran no test' });
    expect(judged({ passed: 9, failed: 0, skipped: 0 }, 1)).toMatchObject({
      failed: 1,
      note: 'ended with exit code 1',
    });
    expect(judged({ passed: 9, failed: 2, skipped: 0 }, 1)).toEqual({
      passed: 9,
      failed: 2,
      skipped: 0,
      note: '',
    });
    expect(judged({ passed: 9, failed: 0, skipped: 0 }, 0)).toEqual({
      passed: 9,
      failed: 0,
      skipped: 0,
      note: '',
    });
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

  it('counts flaky journeys and errors outside tests as failures', () => {
    const stats = { expected: 4, unexpected: 1, flaky: 2, skipped: 3 };
    expect(playwrightCounts({ stats, errors: [{}] })).toEqual({ passed: 4, failed: 4, skipped: 3 });
  });

  it('sums all runners into the last line', () => {
    const sum = total([vitestCounts(vitest), { passed: 1, failed: 1, skipped: 0 }]);
    expect(lastLine(sum)).toBe('6 passed, 1 failed, 2 skipped');
  });
});
