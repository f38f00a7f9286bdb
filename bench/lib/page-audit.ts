import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, expect } from '@playwright/test';
import getPort from 'get-port';
import lighthouse, { type Result } from 'lighthouse';

/** What one visit of a page was given: scores of 0 to 100, and what the person would have noticed. */
export interface Visit {
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly lcpMs: number;
  /** Cumulative layout shift: 0 when nothing moved. */
  readonly cls: number;
  readonly tbtMs: number;
  /** Script as it travelled. */
  readonly scriptBytes: number;
  /** Audits that took points, by title. */
  readonly complaints: readonly string[];
}

type Throttling = 'simulate' | 'devtools';

/** A browser that Lighthouse steers, and what its storage holds at an origin. */
export interface AuditBrowser {
  /** Puts values into the storage of the origin, such as a sign-in, or empties it. */
  remember(origin: string, values: Readonly<Record<string, string>>): Promise<void>;
  /** Opens the dashboard as a person did before, until the app has stored what the next visit begins with. */
  open(url: string): Promise<void>;
  /**
   * One cold visit as Lighthouse's mobile preset makes it. By default it reckons what a slow phone would have taken,
   * counting every script before the first picture; `devtools` makes the browser itself as slow.
   */
  visit(url: string, throttling?: Throttling): Promise<Visit>;
  stop(): Promise<void>;
}

/** A dashboard is there long before. */
const STORED = { timeout: 30_000 };

/** No requests to other hosts: neither by the browser itself nor for its updates. */
const QUIET = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
];

/** @param executablePath a Chromium that runs here */
export async function startAuditBrowser(executablePath: string): Promise<AuditBrowser> {
  const profile = mkdtempSync(join(tmpdir(), 'titian-web-'));
  const port = await getPort({ host: '127.0.0.1' });
  const isRoot = process.getuid?.() === 0;
  const context = await chromium.launchPersistentContext(profile, {
    executablePath,
    args: [...QUIET, `--remote-debugging-port=${port}`, ...(isRoot ? ['--no-sandbox'] : [])],
  });
  return {
    remember: (origin, values) => remember(context, origin, values),
    open: (url) => open(context, url),
    visit: (url, throttling = 'simulate') => visit(url, port, throttling),
    async stop() {
      await context.close();
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

async function remember(
  context: BrowserContext,
  origin: string,
  values: Readonly<Record<string, string>>,
): Promise<void> {
  const page = await context.newPage();
  // A text file of the product: its origin without the app, which would act upon a sign-in.
  await page.goto(`${origin}/robots.txt`);
  await page.evaluate(`localStorage.clear(); Object.assign(localStorage, ${JSON.stringify(values)})`);
  await page.close();
}

async function open(context: BrowserContext, url: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(url);
  await expect.poll(() => page.evaluate("localStorage.getItem('first_calls')"), STORED).not.toBeNull();
  await page.close();
}

async function visit(url: string, port: number, throttlingMethod: Throttling): Promise<Visit> {
  const run = await lighthouse(url, {
    port,
    logLevel: 'error',
    output: 'json',
    onlyCategories: ['performance', 'accessibility', 'best-practices'],
    throttlingMethod,
  });
  if (run === undefined) {
    throw new Error(`Lighthouse gave no answer for ${url}.`);
  }
  const { lhr } = run;
  if (lhr.runtimeError !== undefined) {
    throw new Error(`${url}: ${lhr.runtimeError.message}`);
  }
  if (new URL(lhr.finalDisplayedUrl).pathname !== new URL(url).pathname) {
    throw new Error(`${url} led to ${lhr.finalDisplayedUrl}.`);
  }
  return {
    performance: score(lhr, 'performance'),
    accessibility: score(lhr, 'accessibility'),
    bestPractices: score(lhr, 'best-practices'),
    lcpMs: figure(lhr, 'largest-contentful-paint'),
    cls: figure(lhr, 'cumulative-layout-shift'),
    tbtMs: figure(lhr, 'total-blocking-time'),
    scriptBytes: scriptBytes(lhr),
    complaints: complaints(lhr),
  };
}

function score(lhr: Result, category: string): number {
  const value = lhr.categories[category]?.score;
  if (value === undefined || value === null) {
    throw new Error(`Lighthouse gave no score for ${category}.`);
  }
  return Math.round(value * 100);
}

function figure(lhr: Result, audit: string): number {
  const value = lhr.audits[audit]?.numericValue;
  if (value === undefined) {
    throw new Error(`Lighthouse gave no figure for ${audit}.`);
  }
  return value;
}

function scriptBytes(lhr: Result): number {
  const details = lhr.audits['resource-summary']?.details;
  const rows = details?.type === 'table' ? details.items : [];
  return rows
    .filter((row) => row.resourceType === 'script')
    .reduce((sum, row) => sum + Number(row.transferSize), 0);
}

function complaints(lhr: Result): string[] {
  return Object.values(lhr.audits)
    .filter(
      ({ score, scoreDisplayMode }) => score !== null && score < 1 && scoreDisplayMode !== 'notApplicable',
    )
    .map(({ title, displayValue }) => (displayValue === undefined ? title : `${title} (${displayValue})`));
}
