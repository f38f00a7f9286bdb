import { readFileSync } from 'node:fs';

/** Longer than any test may take (`vitest.config.ts`), so that a test that fails by its own limit is not broken off. */
const SILENCE_MS = process.env.DEEP === '1' ? 7_200_000 : 600_000;
const CHECK_MS = 15_000;

/**
 * Vitest's own limits end a test or a hook, not a file that is still being imported or a process that runs no event loop:
 * such a run never ends. This reporter breaks it off and says which file it was and where its process is.
 */
export default class StallReporter {
  /** What each file did last, and when. @type {Map<string, { doing: string, at: number }>} */
  #running = new Map();
  /** Files that have ended: their last events may come behind their end. @type {Set<string>} */
  #ended = new Set();
  #options;

  /** @param {{ silenceMs?: number, now?: () => number, breakOff?: (stalled: string[]) => unknown }} options */
  constructor({ silenceMs = SILENCE_MS, now = () => performance.now(), breakOff = breakOffRun } = {}) {
    this.#options = { silenceMs, now, breakOff };
  }

  onInit() {
    setInterval(() => this.check(), CHECK_MS).unref();
  }

  onTestModuleQueued(file) {
    this.#note(file, 'import');
  }

  onTestModuleStart(file) {
    this.#note(file, 'start');
  }

  onTestModuleEnd(file) {
    this.#ended.add(file.moduleId);
    this.#running.delete(file.moduleId);
  }

  onHookStart({ name, entity }) {
    this.#note(entity.module ?? entity, name);
  }

  onHookEnd({ name, entity }) {
    this.#note(entity.module ?? entity, `end of ${name}`);
  }

  onTestCaseReady(test) {
    this.#note(test.module, test.fullName);
  }

  onTestCaseResult(test) {
    this.#note(test.module, `end of ${test.fullName}`);
  }

  /** Breaks the run off once a file has been silent for too long. */
  check() {
    const { silenceMs, now, breakOff } = this.#options;
    const stalled = [...this.#running].filter(([, { at }]) => now() - at > silenceMs);
    if (stalled.length > 0) breakOff(stalled.map(([file, { doing }]) => `${file}: ${doing}`));
  }

  #note(file, doing) {
    if (this.#ended.has(file.moduleId)) return;
    this.#running.set(file.moduleId, { doing, at: this.#options.now() });
  }
}

/** Prints what stands still, with the state of the processes that run tests, and ends them and the run as failed. */
function breakOffRun(stalled) {
  const processes = testProcesses();
  console.error(`\nTests stand still for ${SILENCE_MS / 60_000} minutes; the run is broken off:`);
  for (const line of [...stalled, ...processes.map(({ state }) => state)]) console.error(`  ${line}`);
  for (const { pid } of processes) process.kill(pid, 'SIGKILL');
  process.exit(1);
}

/** The processes that vitest started for tests and what they do: running, sleeping, stopped, in which call of the kernel. */
function testProcesses() {
  const pids = read(`/proc/self/task/${process.pid}/children`).trim().split(' ');
  return pids
    .filter((pid) => read(`/proc/${pid}/cmdline`).includes('vitest'))
    .map((pid) => {
      const state = /^State:.*$/m.exec(read(`/proc/${pid}/status`))?.[0];
      return { pid: Number(pid), state: `process ${pid}: ${state}, ${read(`/proc/${pid}/wchan`)}` };
    });
}

/** Empty where there is no such file: other systems than Linux, or a process that has ended. */
function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
