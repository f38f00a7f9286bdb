import { setTimeout as pause } from 'node:timers/promises';

const PATIENCE_MS = 120_000;
const STEP_MS = 100;

/** Repeats what only reads until it succeeds: after a fault some parts are still being started. @throws its last error */
export async function persist<Result>(work: () => Promise<Result>): Promise<Result> {
  for (const end = Date.now() + PATIENCE_MS; ; await pause(STEP_MS)) {
    try {
      return await work();
    } catch (error) {
      if (Date.now() > end) throw error;
    }
  }
}
