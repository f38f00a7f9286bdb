/**
 * `npm run screenshots [-- --data <folder of a running product>] [--only <part of an address>] [--language ms]`: pictures
 * of the pages, at three sizes and in both colour schemes, into the ignored folder `screenshots/`. Without a running
 * product it starts one with the whole demo. The looking is left to people.
 */
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium, expect, type Page } from '@playwright/test';
import { generateSync } from 'otplib';
import { call } from '../api/client.ts';
import { createOperatorPair, type OperatorPair } from '../api/operator-pair.ts';
import { transitionsOver } from '../pages/axe.ts';
import { drawAll } from '../pages/draw-all.ts';
import { checkout } from '../product/checkout.ts';
import {
  type OperatorUser,
  type Place,
  removeDataDir,
  startProduct,
  temporaryDataDir,
} from '../product/product.ts';
import { arrive, isNewcomer } from './newcomers.ts';
import { type Round, rounds, sizes } from './pages.ts';

interface DemoUser {
  readonly kind: string;
  readonly role: string;
  readonly email: string;
  readonly password: string;
  readonly totp_secret: string | null;
}

const SCHEMES = ['light', 'dark'] as const;
/** In either language. */
const LOADING = /^(Loading|Memuatkan)$/;
const SETTLE_TIMEOUT_MS = 15_000;
/** Operators who approve newcomers. */
let operatorPair: Promise<OperatorPair> | undefined;
const { values: given } = parseArgs({
  options: {
    data: { type: 'string' },
    only: { type: 'string' },
    language: { type: 'string', default: 'en' },
  },
});
const folder = join(checkout, 'screenshots', given.language);

if (given.data !== undefined) {
  await takeAll(given.data);
} else {
  const dataDir = temporaryDataDir();
  const product = await startProduct(dataDir, { demoData: 'market' });
  await takeAll(dataDir).finally(() => product.stop().finally(() => removeDataDir(dataDir)));
}

async function takeAll(dataDir: string): Promise<void> {
  const demo = JSON.parse(readFileSync(join(dataDir, 'demo.json'), 'utf8'));
  const place = {
    baseUrl: demo.base_url,
    simulatorUrl: demo.simulator_url,
    dataDir,
    operators: operatorsOf(demo.users),
  };
  const browser = await chromium.launch({
    executablePath: await chromiumPath(),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  for (const round of rounds) {
    const isWanted = (address: string) => address.includes(given.only ?? '');
    const addresses = round.addresses.filter(isWanted);
    const details = (round.details ?? []).filter(({ link }) => isWanted(link));
    if (addresses.length > 0 || details.length > 0) {
      // As if chosen on this page: otherwise the account's own language would win.
      const language = { language: given.language, language_unsaved: '1' };
      const storage = { ...language, ...(await signIn(place, round, demo.users)) };
      await takeRound(browser, place, { ...round, addresses, details }, storage);
    }
  }
  await browser.close();
  process.stdout.write(`The pictures are in ${folder}\n`);
}

function operatorsOf(users: readonly DemoUser[]): OperatorUser[] {
  return users.flatMap(({ totp_secret, ...user }) =>
    user.kind === 'operator' && totp_secret !== null ? [{ ...user, totp_secret }] : [],
  );
}

/** The same search as that of the tests. */
async function chromiumPath(): Promise<string> {
  const { obtainChromium } = await import(new URL('../../scripts/lib/chromium.mjs', import.meta.url).href);
  const own = chromium.executablePath();
  return obtainChromium({ env: process.env, playwrightsOwn: async () => (existsSync(own) ? own : null) });
}

/** The contents of the browser's storage for a signed-in user. */
async function signIn(
  place: Place,
  { kind, role }: Round,
  users: readonly DemoUser[],
): Promise<Record<string, string>> {
  if (kind === 'guest') return {};
  if (isNewcomer(kind)) {
    operatorPair ??= createOperatorPair(place);
    return { login_token: (await arrive(kind, place, await operatorPair)).token };
  }
  const user = users.find((one) => one.kind === kind && (role === undefined || one.role.includes(role)));
  if (user === undefined)
    throw new Error(`The demo has no ${role ?? kind}; start it with the whole demo data.`);
  const { email, password, totp_secret: secret } = user;
  const sending = { body: { email, password } };
  if (secret === null) {
    const { token }: { token: string } = await call(place, 'POST', '/login', sending);
    return { login_token: token };
  }
  const { token }: { token: string } = await call(place, 'POST', '/operator/login', sending);
  const second: { two_factor_token: string } = await call(
    place,
    'POST',
    '/operator/authenticate-two-factor',
    { by: { token }, body: { otp_code: generateSync({ secret }) } },
  );
  return { operator_login_token: token, operator_two_factor_token: second.two_factor_token };
}

async function takeRound(
  browser: Browser,
  place: Place,
  { name, kind, addresses, details = [] }: Round,
  storage: Record<string, string>,
): Promise<void> {
  for (const [size, viewport] of Object.entries(sizes)) {
    const context = await browser.newContext({
      baseURL: place.baseUrl,
      viewport,
      reducedMotion: 'reduce',
      timezoneId: 'Asia/Kuala_Lumpur',
      locale: 'en-MY',
    });
    await context.addInitScript({
      content: Object.entries(storage)
        .map(([key, value]) => `localStorage.setItem('${key}', '${value}');`)
        .join('\n'),
    });
    const page = await context.newPage();
    mkdirSync(join(folder, name), { recursive: true });
    for (const address of addresses) {
      await page.goto(address);
      await take(page, join(folder, name, `${named(address)}.${size}`));
      const row = page.locator('main :is(tbody, ul) button').first();
      if (kind === 'operator' && (await row.count()) > 0) {
        await row.click();
        await take(page, join(folder, name, `${named(address)}-open.${size}`));
      }
    }
    for (const { on, link } of details) {
      await page.goto(on);
      const address = await page.locator(`a[href^="${link}"]`).first().getAttribute('href');
      await page.goto(address ?? link);
      await take(page, join(folder, name, `${named(link)}-one.${size}`));
    }
    await context.close();
  }
}

function named(address: string): string {
  return address.replace(/[^a-z0-9]+/gi, '-').replace(/^-|-$/g, '');
}

/** The page that is open, in both colour schemes. */
async function take(page: Page, file: string): Promise<void> {
  await settle(page);
  for (const colorScheme of SCHEMES) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
    await transitionsOver(page);
    await page.screenshot({ path: `${file}.${colorScheme}.png`, fullPage: true });
  }
}

/** Waits until the page shows its content; one that keeps a stream open never ends its requests. */
async function settle(page: Page): Promise<void> {
  await page.getByRole('heading').first().waitFor({ timeout: SETTLE_TIMEOUT_MS });
  await expect(page.getByRole('status', { name: LOADING })).toHaveCount(0, { timeout: SETTLE_TIMEOUT_MS });
  await drawAll(page);
  await expect(page.getByRole('status', { name: LOADING })).toHaveCount(0, { timeout: SETTLE_TIMEOUT_MS });
}
