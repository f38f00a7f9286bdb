import { setTimeout as pause } from 'node:timers/promises';
import { ApiError } from '@titian/contracts/http/api-error';

const PATIENCE_MS = 120_000;
const STEP_MS = 100;

/**
 * Repeats what only reads until it succeeds: after a fault some parts are still being started.
 * @throws its last error, and at once what the product has rejected
 */
export async function persist<Result>(work: () => Promise<Result>): Promise<Result> {
  for (const end = Date.now() + PATIENCE_MS; ; await pause(STEP_MS)) {
    try {
      return await work();
    } catch (error) {
      if (Date.now() > end || isRejection(error)) throw error;
    }
  }
}

function isRejection(error: unknown): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429;
}
