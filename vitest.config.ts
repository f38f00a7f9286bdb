import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const databases = fileURLToPath(new URL('apps/server/test/global-setup.ts', import.meta.url));
const tests = ['**/*.test.{ts,tsx,mjs}'];
const never = ['**/{node_modules,dist}/**'];

/** Plain Node tests of one workspace. */
function nodeProject(name: string, root: string, more: { globalSetup?: string; testTimeout?: number } = {}) {
  return { test: { name, root, environment: 'node', include: tests, exclude: never, ...more } };
}

/** Screens in jsdom: the web app's own Vite configuration says how. */
const web = {
  extends: './apps/web/vite.config.ts',
  test: { name: 'web', root: 'apps/web', testTimeout: 15_000 },
};

export default defineConfig({
  test: {
    pool: 'forks',
    // Two cores are all that is promised; more workers would only make timings noisy.
    maxWorkers: 2,
    projects: [
      nodeProject('finance', 'packages/finance'),
      nodeProject('contracts', 'packages/contracts'),
      nodeProject('server', 'apps/server', { globalSetup: databases, testTimeout: 30_000 }),
      web,
      nodeProject('simulators', 'apps/simulators', { testTimeout: 60_000 }),
      nodeProject('launcher', 'apps/launcher', { testTimeout: 120_000 }),
      nodeProject('demo', 'apps/demo'),
      nodeProject('scripts', 'scripts', { testTimeout: 60_000 }),
      nodeProject('e2e', 'e2e'),
    ],
  },
});
