/**
 * The test command (`npm test`): lint, types, build, unit and database tests, script size, browser journeys.
 * Everything is run, whatever failed before; nothing is retried; the last line sums it up. DEEP=1 is seen by the tests themselves.
 */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { obtainChromium } from './lib/chromium.mjs';
import { demandInstalled, root } from './lib/paths.mjs';
import { run, runInstalled } from './lib/run.mjs';
import {
  failedJourneys,
  failedTests,
  lastLine,
  playwrightCounts,
  runnerOutcome,
  total,
  vitestCounts,
} from './lib/test-results.mjs';

const CORES_FOR_BOTH = 4;

demandInstalled();
process.env.NO_COLOR = '1';
delete process.env.FORCE_COLOR;
const results = join(root, 'test-results');
mkdirSync(results, { recursive: true });

// Each keeps two cores busy. With no more of them they take as long one after the other, and no page waits for a test.
const [tests, browser] = [
  ['tests', unitTests],
  ['journeys', journeys],
];
const isRoomy = availableParallelism() >= CORES_FOR_BOTH;
const stages = [
  [['lint', () => check('npm', ['run', '--silent', 'lint'])]],
  [['types', () => check(process.execPath, ['scripts/typecheck.mjs'])]],
  [['build', () => check(process.execPath, ['scripts/build.mjs'])]],
  [['script size', () => check(process.execPath, ['scripts/size-check.mjs'])]],
  ...(isRoomy ? [[tests, browser]] : [[tests], [browser]]),
];

const outcomes = [];
for (const stage of stages) {
  console.log(`\n== ${stage.map(([name]) => name).join(' and ')}`);
  outcomes.push(...(await Promise.all(stage.map(timed))));
}
// Repeated at the end: what a runner prints around an error can be thousands of lines.
for (const { name, error } of outcomes.flatMap(({ failures = [] }) => failures)) {
  console.log(`\nFAIL  ${name}\n${error}`);
}
console.log('');
for (const { name, seconds, note, ...counts } of outcomes) {
  const verdict = counts.failed === 0 ? 'ok  ' : 'FAIL';
  console.log(
    `${verdict}  ${name.padEnd(12)} ${lastLine(counts)} in ${seconds} s${note === '' ? '' : `: ${note}`}`,
  );
}
const sum = total(outcomes);
process.exitCode = sum.failed === 0 ? 0 : 1;
console.log(lastLine(sum));

/** Runs a part of a stage; one that cannot be run has failed. */
async function timed([name, work]) {
  const begin = performance.now();
  const outcome = await work().catch((error) => ({ passed: 0, failed: 1, skipped: 0, note: error.message }));
  return { name, seconds: Math.round((performance.now() - begin) / 1000), ...outcome };
}

/** A check is one test: it passes or it fails. */
async function check(command, args) {
  const { code } = await run(command, args);
  return code === 0
    ? { passed: 1, failed: 0, skipped: 0, note: '' }
    : { passed: 0, failed: 1, skipped: 0, note: 'see above' };
}

async function unitTests() {
  const file = freshReport('vitest.json');
  const reporters = ['default', 'json', './scripts/lib/stall-reporter.mjs'];
  const args = ['run', ...reporters.map((name) => `--reporter=${name}`), `--outputFile.json=${file}`];
  const { code } = await runInstalled('vitest/vitest.mjs', args);
  const report = readReport(file);
  return runnerOutcome(vitestCounts(report), code, failedTests(report));
}

/** What the journeys print is shown at their end, so that it does not stand between the lines of the tests. */
async function journeys() {
  const { chromium } = await import('@playwright/test');
  const playwrightsOwn = async () =>
    existsSync(chromium.executablePath()) ? chromium.executablePath() : null;
  const path = await obtainChromium({ env: process.env, playwrightsOwn });
  const file = freshReport('playwright.json');
  const { code, output, errors } = await runInstalled(
    '@playwright/test/cli.js',
    ['test', '--config', 'e2e', '--reporter=list,json'],
    {
      env: { CHROMIUM_PATH: path, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
      capture: true,
    },
  );
  console.log(`\n== journeys in ${path}\n${output}${errors}`);
  const report = readReport(file);
  return runnerOutcome(playwrightCounts(report), code, failedJourneys(report));
}

/** A report of an earlier run must never pass for this one's. */
function freshReport(name) {
  const file = join(results, name);
  rmSync(file, { force: true });
  return file;
}

function readReport(file) {
  if (!existsSync(file)) throw new Error('the runner wrote no report, see above');
  return JSON.parse(readFileSync(file, 'utf8'));
}
