/**
 * `npm run screenshots [-- --data <folder of a running product>] [--only <part of an address>]`: pictures of the pages,
 * at three sizes and in both colour schemes, into the ignored folder `screenshots/`. Without a running product it starts
 * one with the whole demo. The looking is left to people.
 */
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium, expect, type Page } from '@playwright/test';
import { generateSync } from 'otplib';
import { call } from '../api/client.ts';
import { transitionsOver } from '../pages/axe.ts';
import { checkout } from '../product/checkout.ts';
import { type Place, removeDataDir, startProduct, temporaryDataDir } from '../product/product.ts';
import { type Round, rounds, sizes } from './pages.ts';

interface DemoUser {
  readonly kind: string;
  readonly role: string;
  readonly email: string;
  readonly password: string;
  readonly totp_secret: string | null;
}

const SCHEMES = ['light', 'dark'] as const;
const SETTLE_TIMEOUT_MS = 15_000;
const folder = join(checkout, 'screenshots');
const { values: given } = parseArgs({ options: { data: { type: 'string' }, only: { type: 'string' } } });

if (given.data !== undefined) {
  await takeAll(given.data);
} else {
  const dataDir = temporaryDataDir();
  const product = await startProduct(dataDir, { demoData: 'market' });
  await takeAll(dataDir).finally(() => product.stop().finally(() => removeDataDir(dataDir)));
}

async function takeAll(dataDir: string): Promise<void> {
  const demo = JSON.parse(readFileSync(join(dataDir, 'demo.json'), 'utf8'));
  const place = { baseUrl: demo.base_url, simulatorUrl: demo.simulator_url, dataDir, operators: [] };
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? chromium.executablePath(),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  for (const round of rounds) {
    const wanted = round.addresses.filter((address) => address.includes(given.only ?? ''));
    if (wanted.length > 0) {
      await takeRound(
        browser,
        place,
        { ...round, addresses: wanted },
        await signIn(place, round, demo.users),
      );
    }
  }
  await browser.close();
  process.stdout.write(`The pictures are in ${folder}\n`);
}

/** What the browser's storage holds for somebody who is signed in. */
async function signIn(
  place: Place,
  { kind, role }: Round,
  users: readonly DemoUser[],
): Promise<Record<string, string>> {
  if (kind === 'guest') return {};
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
  { name, addresses }: Round,
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
      await settle(page);
      for (const colorScheme of SCHEMES) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
        await transitionsOver(page);
        const file = `${address.replace(/[^a-z0-9]+/gi, '-').replace(/^-|-$/g, '')}.${size}.${colorScheme}.png`;
        await page.screenshot({ path: join(folder, name, file), fullPage: true });
      }
    }
    await context.close();
  }
}

/** Waits until the page shows its content; one that keeps a stream open never ends its requests. */
async function settle(page: Page): Promise<void> {
  await page.getByRole('heading').first().waitFor({ timeout: SETTLE_TIMEOUT_MS });
  await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0, { timeout: SETTLE_TIMEOUT_MS });
}
