import { beforeEach, expect, it, vi } from 'vitest';
import StallReporter from './stall-reporter.mjs';

let nowMs;
let breakOff;
let reporter;
beforeEach(() => {
  nowMs = 0;
  breakOff = vi.fn();
  reporter = new StallReporter({ silenceMs: 1_000, now: () => nowMs, breakOff });
});

const file = { moduleId: '/a.test.ts' };
const other = { moduleId: '/b.test.ts' };
const test = { module: file, fullName: 'pays once' };

it('breaks off a file that is imported forever', () => {
  reporter.onTestModuleQueued(file);
  nowMs = 1_001;
  reporter.check();
  expect(breakOff).toHaveBeenCalledWith(['/a.test.ts: import']);
});

it('names the test that the file was at, and no file that still reports', () => {
  reporter.onTestModuleQueued(file);
  reporter.onTestModuleStart(file);
  reporter.onTestCaseReady(test);
  nowMs = 900;
  reporter.onTestModuleStart(other);
  nowMs = 1_100;
  reporter.check();
  expect(breakOff).toHaveBeenCalledWith(['/a.test.ts: pays once']);
});

it('names a hook, of the file or of a part of it', () => {
  reporter.onHookStart({ name: 'beforeAll', entity: file });
  reporter.onHookStart({ name: 'afterEach', entity: { module: other } });
  nowMs = 1_001;
  reporter.check();
  expect(breakOff).toHaveBeenCalledWith(['/a.test.ts: beforeAll', '/b.test.ts: afterEach']);
});

it('leaves alone what reports in time and what has ended', () => {
  reporter.onTestModuleStart(file);
  reporter.onTestModuleStart(other);
  nowMs = 900;
  reporter.onTestCaseResult(test);
  reporter.onTestModuleEnd(other);
  nowMs = 1_800;
  reporter.check();
  expect(breakOff).not.toHaveBeenCalled();
});

it('leaves alone a file whose last events come behind its end', () => {
  reporter.onTestModuleEnd(file);
  reporter.onTestCaseResult(test);
  nowMs = 5_000;
  reporter.check();
  expect(breakOff).not.toHaveBeenCalled();
});
