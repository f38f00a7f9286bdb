import { expect } from '@playwright/test';
import { approvedInvestor } from './api/join.ts';
import { newCompany, newPerson, PASSWORD } from './api/people.ts';
import { registerAndSignIn, signInWith } from './pages/account.ts';
import { field } from './pages/fields.ts';
import { test, type Visitor } from './pages/visitor.ts';
import { sharedProduct } from './product/place.ts';

const SECOND_PASSWORD = 'ikan bilis terbang malam';
const THIRD_PASSWORD = 'sungai batu paling jernih';
const SETTINGS = '/account/settings';

async function chooseTwice({ page }: Visitor, password: string): Promise<void> {
  await field(page, 'New password').fill(password);
  await expect(page.getByText('Strong.')).toBeVisible();
  await field(page, 'Repeat the new password').fill(password);
}

async function changePassword(visitor: Visitor, from: string, to: string): Promise<void> {
  const { page } = visitor;
  await field(page, 'Current password').fill(from);
  await chooseTwice(visitor, to);
  await page.getByRole('button', { name: 'Change password' }).click();
}

test('a password is changed, and later reset by mail', async ({ newVisitor }) => {
  const person = newCompany('Kilang Songkok Sdn Bhd', 'Rokiah', 'Idris');
  const visitor = await newVisitor();
  const elsewhere = await newVisitor();
  const { page } = visitor;

  await test.step('two browsers are signed in, and the settings list both', async () => {
    await registerAndSignIn(visitor, 'businessowner', person);
    await signInWith(elsewhere, person.email, PASSWORD);
    await visitor.open(SETTINGS);
    await expect(page.getByRole('button', { name: /^End session of/ })).toHaveCount(2);
    await expect(page.getByText('This device', { exact: true })).toHaveCount(1);
  });

  await test.step('a wrong current password is refused at its field', async () => {
    visitor.expectRejection('/user/change-password', 422);
    await changePassword(visitor, 'teh tarik kurang manis', SECOND_PASSWORD);
    await expect(page.getByRole('alert').first()).toContainText('This is not your current password.');
  });

  await test.step('with the right one it changes, and the other browser is signed out', async () => {
    // The stream may be requested with the sign-in that the change ended, before the new one is stored.
    visitor.expectRejection('/user/current', 401);
    await changePassword(visitor, PASSWORD, SECOND_PASSWORD);
    await expect(page.getByText('Password changed.')).toBeVisible();
    await expect(page.getByRole('button', { name: /^End session of/ })).toHaveCount(1);
    elsewhere.expectRejection('/user/current', 401);
    await elsewhere.open(SETTINGS);
    await expect(elsewhere.page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
  });

  await test.step('logging out in one tab signs out the others', async () => {
    const tab = await page.context().newPage();
    await tab.goto(SETTINGS);
    await expect(tab.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
    await page.getByRole('button', { name: /^Account menu of/ }).click();
    await page.getByRole('menuitem', { name: 'Log Out' }).click();
    await expect(page.getByText('You are logged out')).toBeVisible();
    await expect(tab.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    await tab.close();
  });

  await test.step('the old password opens nothing, and is forgotten now', async () => {
    visitor.expectRejection('/login', 422);
    await field(page, 'E-mail').fill(person.email);
    await field(page, 'Password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('alert')).toContainText('The e-mail address or the password is not right.');
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    await page.waitForURL('**/password/reset');
    await expect(page.getByRole('button', { name: 'Send link' })).toBeVisible();
    await field(page, 'E-mail').fill(person.email);
    await page.getByRole('button', { name: 'Send link' }).click();
    await expect(page.getByText(`If an account exists for ${person.email}`)).toBeVisible();
  });

  const link = await test.step('the mail brings a link, and a new password is chosen', async () => {
    await visitor.open(`/dev/mailbox?to=${encodeURIComponent(person.email)}`);
    await page.getByText('Reset your password', { exact: true }).click();
    const found = page.getByRole('link', { name: /\/password\/reset\// });
    const address = (await found.getAttribute('href')) ?? '';
    await found.click();
    await chooseTwice(visitor, THIRD_PASSWORD);
    await page.getByRole('button', { name: 'Set new password' }).click();
    await expect(page.getByText('Your new password is set.')).toBeVisible();
    return address;
  });

  await test.step('the link works once; the new password signs in', async () => {
    visitor.expectRejection('/password/new', 422);
    await visitor.open(new URL(link).pathname);
    await chooseTwice(visitor, SECOND_PASSWORD);
    await page.getByRole('button', { name: 'Set new password' }).click();
    await expect(page.getByRole('heading', { name: 'Invalid or expired link' })).toBeVisible();
    await signInWith(visitor, person.email, THIRD_PASSWORD);
    await page.waitForURL('**/business_owners/apply');
  });
});

test('a sign-in that nobody uses is asked about, then ends', async ({ newVisitor }) => {
  const visitor = await newVisitor();
  const { page } = visitor;
  const { place, operatorPair } = sharedProduct();
  const { session } = await approvedInvestor(place, operatorPair, newPerson('Salmah', 'Ariffin'));
  await page.clock.install();
  await visitor.become(session);
  await visitor.open(SETTINGS);
  await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));

  await page.clock.runFor('26:00');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const polls = calls.filter((path) => path === '/api/user/current').length;
  // Two minutes of polling the balance, then none.
  expect(polls).toBeLessThanOrEqual(10);

  // How far a pending answer extends the end depends on the machine, so time advances until the prompt appears.
  await expect(async () => {
    await page.clock.runFor('00:30');
    await expect(page.getByRole('dialog')).toContainText('Session about to expire', { timeout: 1_000 });
  }).toPass();
  // By keyboard: a mouse on its way to the button is activity too, and may close the question before it is there.
  // The sign-in is extended by the answer, which may come after the question has gone.
  const extended = page.waitForResponse((answer) => new URL(answer.url()).pathname === '/api/user/current');
  await page.getByRole('button', { name: 'Stay signed in' }).press('Enter');
  await (await extended).finished();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.clock.runFor('26:00');
  // In steps shorter than the time that a part of the app may take to load, or the sign-in page would give up on its parts.
  await expect(async () => {
    if (new URL(page.url()).pathname === SETTINGS) await page.clock.runFor('01:00');
    await expect(page).toHaveURL(/\/login/, { timeout: 500 });
  }).toPass();
  await expect(page.getByText('You were signed out due to inactivity.')).toBeVisible();
  expect(new URL(page.url()).searchParams.get('next')).toBe(SETTINGS);
});
