import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const databases = fileURLToPath(new URL('apps/server/test/global-setup.ts', import.meta.url));
const tests = ['**/*.test.{ts,tsx,mjs}'];
const never = ['**/{node_modules,dist}/**'];

/** What ends a test or a hook that hangs; a busy machine takes several times as long as an idle one. */
const HANGS_AFTER_MS = 600_000;
const limits = {
  testTimeout: HANGS_AFTER_MS,
  hookTimeout: HANGS_AFTER_MS,
  expect: { poll: { timeout: HANGS_AFTER_MS } },
};

/** Plain Node tests of one workspace. */
function nodeProject(name: string, root: string, more: { globalSetup?: string; isolate?: boolean } = {}) {
  return { test: { name, root, environment: 'node', include: tests, exclude: never, ...limits, ...more } };
}

const webRoot = fileURLToPath(new URL('apps/web/', import.meta.url));
const screenTests = ['src/**/*.test.{ts,tsx}'];
/** Tests of screens that replace a module for themselves alone. */
const mocking = readdirSync(join(webRoot, 'src'), { recursive: true, encoding: 'utf8' })
  .map((file) => join('src', file))
  .filter((file) => /\.test\.tsx?$/.test(file))
  .filter((file) => /\bvi\.mock\(/.test(readFileSync(join(webRoot, file), 'utf8')));

/** Screens in jsdom: the web app's own Vite configuration says how. */
function webProject(name: string, more: { include: string[]; exclude?: string[]; isolate?: boolean }) {
  return {
    extends: './apps/web/vite.config.ts',
    test: { name, root: 'apps/web', ...limits, ...more },
  } as const;
}

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
      // Loading the screens takes longer than most files' tests.
      webProject('web', { isolate: false, include: screenTests, exclude: [...never, ...mocking] }),
      webProject('web-mocks', { include: mocking }),
      nodeProject('simulators', 'apps/simulators'),
      nodeProject('launcher', 'apps/launcher'),
      nodeProject('demo', 'apps/demo'),
      nodeProject('scripts', 'scripts'),
      nodeProject('e2e', 'e2e'),
      nodeProject('faults', 'faults'),
      nodeProject('bench', 'bench'),
    ],
  },
});
