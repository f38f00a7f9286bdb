import { type BrowserContext, expect, type Page } from '@playwright/test';
import { approvedInvestor, approvedOwner, type Member } from './api/join.ts';
import { topUp } from './api/money.ts';
import { newCompany, newPerson, PASSWORD } from './api/people.ts';
import { atRest } from './pages/at-rest.ts';
import { field } from './pages/fields.ts';
import { test, type Visitor } from './pages/visitor.ts';
import { sharedProduct } from './product/place.ts';

/** A stream that was cut is taken up again after pauses of up to some seconds. */
const LIVE_PATIENCE_MS = 30_000;

const offlineBanner = (page: Page) => page.getByText(/^You are offline\. Figures are as of/);

async function goOffline(page: Page): Promise<void> {
  await contextOf(page).setOffline(true);
  await expect(offlineBanner(page)).toBeVisible();
}

async function goOnline(page: Page): Promise<void> {
  await contextOf(page).setOffline(false);
  await expect(offlineBanner(page)).toBeHidden();
}

test.describe.configure({ timeout: 120_000 });

async function investor(firstName: string, lastName: string): Promise<Member> {
  const { place, operatorPair } = sharedProduct();
  const member = await approvedInvestor(place, operatorPair, newPerson(firstName, lastName));
  await topUp(place, member.session, '700.00');
  return member;
}

async function signedIn(newVisitor: () => Promise<Visitor>, { session }: Member): Promise<Visitor> {
  const visitor = await newVisitor();
  await visitor.become(session);
  return visitor;
}

const contextOf = (page: Page): BrowserContext => page.context();

test('a part that is missing once is fetched by one reload, one that stays missing is said', async ({
  newVisitor,
}) => {
  const visitor = await signedIn(newVisitor, await investor('Norlia', 'Hassan'));
  const { page } = visitor;
  const missing = /\/assets\/notes-page-[^/]+\.js$/;
  visitor.expectLoss(missing);
  await visitor.open('/dashboard');
  await expect(page.locator('main').getByText('RM 700.00').first()).toBeVisible();

  // Every time: it reloads once by itself, and then says so instead of reloading for ever.
  await page.route(missing, (route) => route.abort());
  await page.getByRole('link', { name: 'My Notes' }).click();
  await expect(page.getByRole('alert').getByText('Page update required')).toBeVisible();
  await page.unroute(missing);
  await page.getByRole('button', { name: 'Reload the page' }).click();
  await expect(page.getByRole('heading', { name: 'My Notes', level: 1 })).toBeVisible();
});

test('what happened while the line was cut is there when it is back', async ({ newVisitor }) => {
  const member = await investor('Kamariah', 'Yusof');
  const visitor = await signedIn(newVisitor, member);
  const { page } = visitor;
  await visitor.open('/dashboard');
  await expect(page.getByRole('banner').getByText('RM 700.00')).toBeVisible();
  await atRest(page);

  visitor.expectLoss(/\/(api|assets)\//);
  await contextOf(page).setOffline(true);
  await topUp(sharedProduct().place, member.session, '255.00');
  await contextOf(page).setOffline(false);
  await expect(page.getByRole('banner').getByText('RM 955.00')).toBeVisible({ timeout: LIVE_PATIENCE_MS });
});

test('no act is queued while there is no network: it fails at once, and nothing is sent later', async ({
  newVisitor,
}) => {
  const visitor = await signedIn(newVisitor, await investor('Latifah', 'Osman'));
  const { page } = visitor;
  visitor.expectLoss(/\/(api|assets)\//);

  await visitor.open('/notifications');
  await atRest(page);
  const markAll = page.getByRole('button', { name: 'Mark all as read' });
  await expect(markAll).toBeVisible();
  await goOffline(page);
  await markAll.click();
  await expect(page.getByText('Unable to mark as read')).toBeVisible();
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url());
  });
  await goOnline(page);
  // What had been queued would be sent before the data of a page that is opened next.
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
  await expect(page.getByText('Total account value')).toBeVisible();
  expect(sent).toEqual([]);

  await visitor.open('/balance/topup');
  await atRest(page);
  const proceed = page.getByRole('button', { name: 'Proceed To Top up' });
  await expect(proceed).toBeEnabled();
  await goOffline(page);
  await expect(proceed).toBeDisabled();
  await goOnline(page);
  await expect(proceed).toBeEnabled();
});

test('text of a tab that was closed comes back, and leaving with unsent text asks', async ({
  newVisitor,
}) => {
  const { place, operatorPair } = sharedProduct();
  const owner = await approvedOwner(
    place,
    operatorPair,
    newCompany('Tenun Lestari Sdn Bhd', 'Hasnah', 'Bakar'),
  );
  const { page, open } = await signedIn(newVisitor, owner);
  await open('/financing/apply?step=purpose');
  await field(page, 'Purpose of financing').pressSequentially('A second loom');
  const next = contextOf(page);
  await page.close();

  const tab = await next.newPage();
  await tab.goto('/financing/apply?step=purpose');
  const purpose = field(tab, 'Purpose of financing');
  await expect(purpose).toHaveValue('A second loom');
  await expect(tab.getByText(/^Saved \d+ s ago$/)).toBeVisible();

  await goOffline(tab);
  await purpose.fill('A second loom and its yarn');
  const away = () => tab.getByRole('link', { name: 'Dashboard', exact: true }).click();
  await away();
  const question = tab.getByRole('dialog', { name: 'Unsaved changes' });
  await question.getByRole('button', { name: 'Stay on this page' }).click();
  await expect(purpose).toHaveValue('A second loom and its yarn');
  await goOnline(tab);
  await expect(tab.getByText(/^Saved \d+ s ago$/)).toBeVisible();
  await away();
  await tab.waitForURL('**/dashboard');
});

test('a release under an open tab: what it has goes on working, what is gone comes with one reload', async ({
  newVisitor,
}) => {
  const visitor = await signedIn(newVisitor, await investor('Rohana', 'Idris'));
  const { page } = visitor;
  visitor.expectLoss(/\/(assets|notifications)/);
  await visitor.open('/notifications');
  await atRest(page);

  // The files of the build that this tab runs no longer exist; a newly opened page names others.
  let opened = 0;
  await page.route('**/*', async (route) => {
    const request = route.request();
    if (request.isNavigationRequest()) opened += 1;
    const isGone = opened === 0 && new URL(request.url()).pathname.startsWith('/assets/');
    const isMark = request.method() === 'POST' && request.url().includes('/notifications');
    await (isGone || isMark ? route.fulfill({ status: isMark ? 503 : 404 }) : route.continue());
  });
  await page.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(page.getByText('Unable to mark as read')).toBeVisible();
  expect(opened).toBe(0);
  await page.getByRole('link', { name: 'Auto Investment', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Auto Investment' })).toBeVisible();
  expect(opened).toBe(1);
});

/** The addresses of everything that the browser keeps for the product's worker. */
const CACHED = `caches.keys().then(async (names) => {
  const caches_ = await Promise.all(names.map((name) => caches.open(name)));
  const requests = await Promise.all(caches_.map((cache) => cache.keys()));
  return requests.flat().map(({ url }) => new URL(url).pathname);
})`;
const OF_THE_SHELL = /^\/(assets\/[^/]+|index\.html|color-scheme\.js|favicon\.svg)$/;

test.describe('the shell', () => {
  test.use({ serviceWorkers: 'allow' });

  test('opens without a network, holds no data, and is the page again when there is one', async ({
    newVisitor,
  }) => {
    const visitor = await signedIn(newVisitor, await investor('Zainab', 'Harun'));
    const { page } = visitor;
    visitor.expectLoss(/./);
    const balance = page.locator('main').getByText('RM 700.00').first();
    await visitor.open('/dashboard');
    await expect(balance).toBeVisible();
    await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)');
    // The worker has the page from its next opening on.
    await page.reload();
    await expect(balance).toBeVisible();
    await atRest(page);
    const cached: string[] = await page.evaluate(CACHED);
    expect(cached).toContain('/index.html');
    expect(cached.filter((path) => !OF_THE_SHELL.test(path))).toEqual([]);

    await contextOf(page).setOffline(true);
    await page.reload();
    await expect(page.getByRole('alert').getByText('You are offline')).toBeVisible();
    await expect(page.getByText('RM 700.00')).toHaveCount(0);
    await contextOf(page).setOffline(false);
    await expect(balance).toBeVisible();
  });
});

test('signing out in one tab ends the other', async ({ newVisitor }) => {
  const { person } = await investor('Faridah', 'Salleh');
  const { page, open } = await newVisitor();
  await open('/login');
  await page.getByRole('textbox', { name: 'E-mail' }).fill(person.email);
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/dashboard');
  const other = await contextOf(page).newPage();
  await other.goto('/notes');
  await expect(other.getByRole('heading', { name: 'My Notes', level: 1 })).toBeVisible();

  await page.getByRole('button', { name: /^Account menu of/ }).click();
  await page.getByRole('menuitem', { name: 'Log Out' }).click();
  await page.waitForURL('**/login*');
  await other.waitForURL('**/login*');
});
