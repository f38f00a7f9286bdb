import { describe, expect, it } from 'vitest';
import {
  evaluated,
  lastLine,
  playwrightCounts,
  repeatedJourneys,
  repeatedTests,
  total,
  vitestCounts,
} from './test-results.mjs';

const vitest = { numPassedTests: 5, numFailedTests: 0, numPendingTests: 1, numTodoTests: 1, testResults: [] };

describe('counting', () => {
  it('fails a runner that ran nothing, or that failed without a failed test', () => {
    expect(evaluated({ passed: 0, failed: 0, skipped: 3 }, 0)).toMatchObject({
      failed: 1,
      note: 'ran no test',
    });
    expect(evaluated({ passed: 9, failed: 0, skipped: 0 }, 1)).toMatchObject({
      failed: 1,
      note: 'ended with exit code 1',
    });
    expect(evaluated({ passed: 9, failed: 2, skipped: 0 }, 1)).toEqual({
      passed: 9,
      failed: 2,
      skipped: 0,
      note: '',
    });
    expect(evaluated({ passed: 9, failed: 0, skipped: 0 }, 0)).toEqual({
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

  it('counts journeys that failed twice, and errors outside tests, as failures', () => {
    const stats = { expected: 4, unexpected: 1, flaky: 2, skipped: 3 };
    expect(playwrightCounts({ stats, errors: [{}] })).toEqual({ passed: 6, failed: 2, skipped: 3 });
  });

  it('names what passed only when repeated', () => {
    const tests = [
      { status: 'passed', fullName: 'steady', failureMessages: [] },
      { status: 'passed', fullName: 'shaky', failureMessages: ['expected 1 to be 2'] },
      { status: 'failed', fullName: 'broken', failureMessages: ['expected 1 to be 2'] },
    ];
    expect(repeatedTests({ testResults: [{ assertionResults: tests }] })).toEqual(['shaky']);
    const specs = [
      { title: 'steady', tests: [{ status: 'expected' }] },
      { title: 'shaky', tests: [{ status: 'flaky' }] },
    ];
    expect(repeatedJourneys({ suites: [{ specs, suites: [{ specs }] }] })).toEqual(['shaky', 'shaky']);
    const counts = { passed: 9, failed: 0, skipped: 0 };
    expect(evaluated(counts, 0, ['shaky', 'odd']).note).toBe('passed only when repeated: shaky; odd');
  });

  it('sums all runners into the last line', () => {
    const sum = total([vitestCounts(vitest), { passed: 1, failed: 1, skipped: 0 }]);
    expect(lastLine(sum)).toBe('6 passed, 1 failed, 2 skipped');
  });
});
