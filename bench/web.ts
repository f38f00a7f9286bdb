import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import getPort from 'get-port';
import { rounded } from './lib/measure.ts';
import { type AuditBrowser, startAuditBrowser, type Visit } from './lib/page-audit.ts';
import { declared, startProduct, stopped } from './lib/product.ts';

/**
 * Lighthouse on the built product, as a throttled phone sees it: the login page and an investor's dashboard with the
 * demo's year in it, on the first visit of a browser and on a later one whose files are gone from the cache.
 * `-- --data <folder of a running product>` spares starting one.
 */
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);
const FLOOR_PERFORMANCE = 90;
const FLOOR_OTHERS = 100;
const FLOOR_LOGIN_LCP_MS = 2_000;
const search = new URL('../scripts/lib/chromium.mjs', import.meta.url).href;

interface Demo {
  readonly base_url: string;
  readonly users: readonly { readonly kind: string; readonly email: string; readonly password: string }[];
}

const { values: given } = parseArgs({ options: { data: { type: 'string' } } });
const stopping: (() => unknown)[] = [];
try {
  process.exitCode = (await main(given.data ?? (await ownProduct()))) ? 0 : 1;
} catch (error) {
  console.error(error);
  process.exitCode = 1;
} finally {
  for (const stop of stopping.reverse()) {
    await stop();
  }
}

async function main(dataDir: string): Promise<boolean> {
  const demo: Demo = JSON.parse(readFileSync(join(dataDir, 'demo.json'), 'utf8'));
  const browser = await startAuditBrowser(await chromiumPath());
  stopping.push(() => browser.stop());
  const signIn = { login_token: await signedIn(demo) };
  const login: Visit[] = [];
  const slowed: Visit[] = [];
  const dashboard: Visit[] = [];
  const again: Visit[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    login.push(await visit(browser, demo.base_url, '/login', {}));
    slowed.push(await browser.visit(`${demo.base_url}/login`, 'devtools'));
    dashboard.push(await visit(browser, demo.base_url, '/dashboard', signIn));
    await browser.open(`${demo.base_url}/dashboard`);
    again.push(await browser.visit(`${demo.base_url}/dashboard`));
  }
  return report({ login, dashboard, again }, slowed);
}

/** Starts the product with the whole demo; answers its folder. */
async function ownProduct(): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), 'titian-web-product-'));
  stopping.push(() => rmSync(dataDir, { recursive: true, force: true }));
  const child = startProduct({ port: await getPort({ host: '127.0.0.1' }), dataDir, demoData: 'market' });
  stopping.push(() => stopped(child));
  await declared(child);
  return dataDir;
}

async function chromiumPath(): Promise<string> {
  const { obtainChromium } = await import(search);
  const own = chromium.executablePath();
  return obtainChromium({ env: process.env, playwrightsOwn: async () => (existsSync(own) ? own : null) });
}

async function signedIn({ base_url, users }: Demo): Promise<string> {
  const investor = users.find(({ kind }) => kind === 'investor');
  if (investor === undefined) {
    throw new Error('The demo has no investor; start it with the whole demo data.');
  }
  const answer = await fetch(`${base_url}/api/login`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-requested-with': 'XMLHttpRequest',
      'idempotency-key': crypto.randomUUID(),
    },
    body: JSON.stringify({ email: investor.email, password: investor.password }),
  });
  const body: unknown = await answer.json();
  const token = typeof body === 'object' && body !== null ? Reflect.get(body, 'token') : undefined;
  if (typeof token !== 'string') {
    throw new Error(`The investor of the demo could not sign in: ${answer.status}`);
  }
  return token;
}

async function visit(
  browser: AuditBrowser,
  origin: string,
  path: string,
  storage: Readonly<Record<string, string>>,
): Promise<Visit> {
  await browser.remember(origin, storage);
  return browser.visit(`${origin}${path}`);
}

type Figure = Exclude<keyof Visit, 'complaints'>;

/** Of each figure the middle and the worst: the lowest of scores, the highest of what should be small. */
function summary(visits: readonly Visit[], figure: Figure, isScore: boolean) {
  const sorted = visits.map((one) => one[figure]).sort((a, b) => (isScore ? b - a : a - b));
  return { median: rounded(sorted[Math.floor(sorted.length / 2)] ?? 0), worst: rounded(sorted.at(-1) ?? 0) };
}

function figuresOf(visits: readonly Visit[]) {
  return {
    performance: summary(visits, 'performance', true),
    accessibility: summary(visits, 'accessibility', true),
    best_practices: summary(visits, 'bestPractices', true),
    lcp_ms: summary(visits, 'lcpMs', false),
    cls: summary(visits, 'cls', false),
    tbt_ms: summary(visits, 'tbtMs', false),
    script_bytes: summary(visits, 'scriptBytes', false),
  };
}

/** @param slowed visits of the login page by a browser that is slow itself */
function report(
  pages: Readonly<Record<'login' | 'dashboard' | 'again', readonly Visit[]>>,
  slowed: readonly Visit[],
): boolean {
  const figures = {
    login: figuresOf(pages.login),
    dashboard: figuresOf(pages.dashboard),
    dashboard_again: figuresOf(pages.again),
  };
  const slowedLcpMs = summary(slowed, 'lcpMs', false);
  for (const [name, visits] of Object.entries(pages)) {
    for (const [figure, { median, worst }] of Object.entries(figuresOf(visits))) {
      console.log(`${name.padEnd(10)} ${figure.padEnd(15)} median ${median}, worst ${worst}`);
    }
    for (const complaint of new Set(visits.flatMap(({ complaints }) => complaints))) {
      console.log(`${name.padEnd(10)} ${complaint}`);
    }
  }
  // The median: other programs on the machine may spoil single visits. What does not depend on time must always hold.
  const met =
    slowedLcpMs.median <= FLOOR_LOGIN_LCP_MS &&
    Object.values(figures).every(
      ({ performance, accessibility, best_practices, cls }) =>
        performance.median >= FLOOR_PERFORMANCE &&
        accessibility.worst >= FLOOR_OTHERS &&
        best_practices.worst >= FLOOR_OTHERS &&
        cls.worst === 0,
    );
  console.log(JSON.stringify({ ...figures, login_slowed_lcp_ms: slowedLcpMs, floors_met: met }));
  return met;
}
