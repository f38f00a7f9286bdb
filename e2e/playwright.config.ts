import { existsSync } from 'node:fs';
import { chromium, defineConfig } from '@playwright/test';

/** The same search as the test command's: CHROMIUM_PATH, a system Chromium, Playwright's own, apt's on Debian as root. */
const search = new URL('../scripts/lib/chromium.mjs', import.meta.url).href;
const { obtainChromium } = await import(search);
const own = chromium.executablePath();
process.env.CHROMIUM_PATH = await obtainChromium({
  env: process.env,
  playwrightsOwn: async () => (existsSync(own) ? own : null),
});

const FLAGS = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
// Playwright empties its folder when it begins, so two runs in one checkout need one each; workers inherit the first's.
process.env.TITIAN_E2E_RUN ??= String(process.pid);
const isRoot = process.getuid?.() === 0;

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: `../test-results/journeys/${process.env.TITIAN_E2E_RUN}`,
  globalSetup: './global-setup.ts',
  // The journeys share one product and move its business date.
  workers: 1,
  fullyParallel: false,
  forbidOnly: true,
  retries: 0,
  timeout: 360_000,
  // A setup or an end that hangs has no limit of its own.
  globalTimeout: 7_200_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: '../test-results/playwright.json' }]],
  use: {
    browserName: 'chromium',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '',
      // Chromium's sandbox rejects the root user, and only that one goes without.
      args: [...FLAGS, ...(isRoot ? ['--no-sandbox'] : [])],
    },
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    screenshot: 'only-on-failure',
    // Recording takes as much CPU time as the page; enable it with --trace on to analyse a failure.
    trace: 'off',
    // Requests that a worker makes are not the page's, so that journeys could neither cut nor count them; its own journey allows it.
    serviceWorkers: 'block',
    timezoneId: 'Asia/Kuala_Lumpur',
    locale: 'en-MY',
  },
});
