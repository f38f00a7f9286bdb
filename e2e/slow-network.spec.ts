import { expect } from '@playwright/test';
import { approvedInvestor } from './api/join.ts';
import { topUp } from './api/money.ts';
import { newPerson } from './api/people.ts';
import { test } from './pages/visitor.ts';
import { sharedProduct } from './product/place.ts';

/** "Slow 3G" of the browser's own tools. */
const SLOW_3G = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };
/** All that a page needs crosses such a line in this time, also on a busy machine. */
const SLOW_PATIENCE_MS = 60_000;
test.describe.configure({ timeout: 120_000 });

test('a dashboard comes over slow 3G: its total before the app, which draws it in the same place', async ({
  newVisitor,
}) => {
  const { place, operatorPair } = sharedProduct();
  const { session } = await approvedInvestor(place, operatorPair, newPerson('Suriani', 'Daud'));
  await topUp(place, session, '700.00');
  const { page, open, become } = await newVisitor();
  await become(session);
  const total = page.locator('main').getByText('RM 700.00').first();
  await open('/dashboard');
  await expect(total).toBeVisible();
  const line = await page.context().newCDPSession(page);
  await line.send('Network.enable');
  await line.send('Network.emulateNetworkConditions', SLOW_3G);

  let startApp: () => void = () => undefined;
  const started = new Promise<void>((resolve) => {
    startApp = resolve;
  });
  await page.route(/\/assets\/vendor-/, (route) => started.then(() => route.continue()));
  await page.goto('/dashboard', { waitUntil: 'commit' });
  await expect(page.locator('[data-shell="dashboard"]').getByText('RM 700.00')).toBeVisible({
    timeout: SLOW_PATIENCE_MS,
  });
  const early = await total.boundingBox();
  startApp();
  await expect(page.locator('[data-shell]')).toHaveCount(0, { timeout: SLOW_PATIENCE_MS });
  await expect(total).toBeVisible();
  expect(await total.boundingBox()).toEqual(early);
});
