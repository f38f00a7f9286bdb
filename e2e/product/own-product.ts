import { test } from '@playwright/test';
import {
  type RunningProduct,
  removeDataDir,
  type StartOptions,
  startProduct,
  temporaryDataDir,
} from './product.ts';

/** The product of one file's journeys alone; it is stopped, and its data removed, after the last of them. */
export function ownProduct() {
  let dataDir = '';
  let running: RunningProduct | null = null;
  test.beforeAll(() => {
    dataDir = temporaryDataDir();
  });
  test.afterAll(async () => {
    await running?.stop();
    removeDataDir(dataDir);
  });
  return {
    /** Where its data lies, once the journeys have begun. */
    folder: () => dataDir,
    /** Starts it on its data; again after it was stopped or killed. */
    async start(options: StartOptions = {}): Promise<RunningProduct> {
      running = await startProduct(dataDir, options);
      return running;
    },
  };
}
