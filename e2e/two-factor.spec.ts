import { expect } from '@playwright/test';
import { runDay } from './api/money.ts';
import { newCompany, PASSWORD } from './api/people.ts';
import { mailTo } from './api/simulator.ts';
import { dayFromToday } from './days.ts';
import { registerAndSignIn, signInWith } from './pages/account.ts';
import { field } from './pages/fields.ts';
import { openSettings } from './pages/settings.ts';
import { appCode, enrolApp, logOut, resetByMail } from './pages/two-factor.ts';
import { test } from './pages/visitor.ts';
import { sharedProduct } from './product/place.ts';

const SETTINGS = '/account/settings';

test('two-factor: switched on, given, lost and reset', async ({ newVisitor }) => {
  const { place } = sharedProduct();
  const person = newCompany('Bengkel Salmah Sdn Bhd', 'Salmah', 'Hashim');
  const visitor = await newVisitor();
  const { page } = visitor;
  const atCode = page.getByRole('heading', { name: 'Two-factor sign-in' });
  const inSettings = page.getByRole('heading', { name: 'Settings', level: 1 });

  const { secret, recoveryCodes } = await test.step('somebody registers and switches an app on', async () => {
    await registerAndSignIn(visitor, 'businessowner', person);
    const enrolled = await enrolApp(visitor);
    await mailTo(place, person.email, /Two-factor authentication is switched on/);
    return enrolled;
  });

  await test.step('after logging out, the password alone leads to the page that asks for a code', async () => {
    await logOut(page);
    await signInWith(visitor, person.email, PASSWORD);
    await visitor.open(SETTINGS);
    await expect(atCode).toBeVisible();
  });

  await test.step('a wrong code is refused, the right one goes on to the page that was asked for', async () => {
    visitor.expectRejection('/user/authenticate-two-factor', 422);
    await field(page, '6-digit code').fill(appCode(secret, 5));
    await expect(page.getByRole('alert')).toContainText('This code is wrong or was used already.');
    await page.getByRole('checkbox', { name: 'Remember this device for 30 days' }).check();
    await field(page, '6-digit code').fill(appCode(secret, 1));
    await expect(inSettings).toBeVisible();
  });

  await test.step('the remembered device signs in without a code, until it is removed', async () => {
    await logOut(page);
    await signInWith(visitor, person.email, PASSWORD);
    const part = await openSettings(visitor, 'two-factor', 'Two-factor');
    await expect(part.getByText('This device', { exact: true })).toBeVisible();
    visitor.expectRejection('/user/get-two-factor', 403);
    await part.getByRole('button', { name: /^Remove / }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove device' }).click();
    await expect(atCode).toBeVisible();
  });

  await test.step('a recovery code opens the account once', async () => {
    await page.getByRole('button', { name: 'Use recovery code' }).click();
    await field(page, 'Recovery code').fill(recoveryCodes[0] ?? '');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(inSettings).toBeVisible();
    await mailTo(place, person.email, /A recovery code was used/);
  });

  await test.step('the device is lost: the reset is asked for by mail and confirmed', async () => {
    await logOut(page);
    await signInWith(visitor, person.email, PASSWORD);
    await expect(atCode).toBeVisible();
    await resetByMail(visitor, place, person.email);
    await mailTo(place, person.email, /Two-factor authentication will be reset in 24 hours/);
    await visitor.open(SETTINGS);
    await expect(atCode).toBeVisible();
  });

  await test.step('a day later every sign-in has ended, and the password alone opens the account', async () => {
    const day = dayFromToday(2);
    await runDay(place, day);
    await mailTo(place, person.email, /Two-factor authentication has been reset/);
    await visitor.moveTo(day);
    visitor.expectRejection('/user/current', 401);
    await visitor.open(SETTINGS);
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    await signInWith(visitor, person.email, PASSWORD);
    const part = await openSettings(visitor, 'two-factor', 'Two-factor');
    await expect(part.getByRole('button', { name: 'Use an authenticator app' })).toBeVisible();
  });
});
