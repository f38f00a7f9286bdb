import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const databases = fileURLToPath(new URL('apps/server/test/global-setup.ts', import.meta.url));
const tests = ['**/*.test.{ts,tsx,mjs}'];
const never = ['**/{node_modules,dist}/**'];

/** What ends a test or a hook that hangs; a busy machine takes several times as long as an idle one. */
const HANGS_AFTER_MS = 120_000;
const limits = {
  testTimeout: HANGS_AFTER_MS,
  hookTimeout: HANGS_AFTER_MS,
  expect: { poll: { timeout: HANGS_AFTER_MS } },
};

/** Plain Node tests of one workspace. */
function nodeProject(name: string, root: string, more: { globalSetup?: string; isolate?: boolean } = {}) {
  return { test: { name, root, environment: 'node', include: tests, exclude: never, ...limits, ...more } };
}

/** Screens in jsdom: the web app's own Vite configuration says how. */
const web = {
  extends: './apps/web/vite.config.ts',
  test: { name: 'web', root: 'apps/web', ...limits },
};

export default defineConfig({
  test: {
    pool: 'forks',
    // Two cores are all that is promised; more workers would only make timings noisy.
    maxWorkers: 2,
    projects: [
      nodeProject('finance', 'packages/finance'),
      nodeProject('contracts', 'packages/contracts'),
      // Loading the server takes longer than most files' tests, and its modules hold nothing between two apps.
      nodeProject('server', 'apps/server', { globalSetup: databases, isolate: false }),
      web,
      nodeProject('simulators', 'apps/simulators'),
      nodeProject('launcher', 'apps/launcher'),
      nodeProject('demo', 'apps/demo'),
      nodeProject('scripts', 'scripts'),
      nodeProject('e2e', 'e2e'),
    ],
  },
});
