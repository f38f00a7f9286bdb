import { expect } from '@playwright/test';
import { registerInvestor } from './api/join.ts';
import { newPerson } from './api/people.ts';
import { mailTo } from './api/simulator.ts';
import { expectSound } from './pages/axe.ts';
import { field } from './pages/fields.ts';
import { approve, openCustomer, propose } from './pages/operator.ts';
import { test } from './pages/visitor.ts';
import { sharedProduct } from './product/place.ts';

/** What a page may request before it learns that the account is disabled. */
const REJECTED_CALLS = [
  ...['/user/info', '/stream', '/notifications/data', '/user/get-two-factor', '/user/passkeys'],
  ...['/sessions', '/user/export', '/user/closing'],
];
const MESSAGE = 'We have a court order about this account. Please write to us.';

test('two operators disable a customer and enable the account again', async ({ newVisitor }) => {
  const { place, operatorPair } = sharedProduct();
  const { person, session } = await registerInvestor(place, newPerson('Noraini', 'Mat Isa'));
  const [maker, checker, customer] = [await newVisitor(), await newVisitor(), await newVisitor()];
  await maker.becomeOperator(operatorPair.maker);
  await checker.becomeOperator(operatorPair.checker);
  await customer.become(session);
  for (const path of REJECTED_CALLS) customer.expectRejection(path, 403);

  await test.step('one proposes to disable, and cannot do it alone', async () => {
    await openCustomer(maker, person.email);
    await maker.page.getByRole('button', { name: 'Disable account' }).click();
    await expect(maker.page.getByText('Account: Active → Disabled')).toBeVisible();
    await field(maker.page, 'Reason for the customer').fill(MESSAGE);
    await propose(maker, 'Propose to disable');
    await expect(maker.page.getByText('Pending second approval')).toBeVisible();
    await expect(maker.page.getByRole('button', { name: 'Disable account' })).toHaveCount(0);
    await expectSound(maker.page);
    await customer.open('/account/settings');
    await expect(customer.page).toHaveURL(/\/account\/settings/);
  });

  await test.step('the other finds customer and proposal with the search, by keyboard', async () => {
    const { page } = checker;
    await checker.open('/operator');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.keyboard.press('/');
    const search = page.getByRole('dialog', { name: 'Search' });
    await search.getByRole('searchbox').fill(person.name.toUpperCase());
    await expect(search.getByRole('link', { name: new RegExp(`^${person.name}`) })).toBeVisible();
    await expectSound(page);
    await search.getByRole('searchbox').press('Enter');
    await expect(page).toHaveURL(/\/operator\/customers\/[0-9a-f-]{36}$/);
    await expect(page.getByText('Pending second approval')).toBeVisible();
    await page.keyboard.press('Control+k');
    await search.getByRole('searchbox').fill(person.name);
    await search.getByRole('link', { name: /^Account status/ }).click();
    await expect(page).toHaveURL(/\/operator\/approvals\?id=[0-9a-f-]{36}/);
    await expect(page.getByRole('button', { name: 'Approve', exact: true })).toBeVisible();
    await expectSound(page);
  });

  await test.step('another approves; the customer reads why and can log out', async () => {
    await approve(checker, person.name);
    await customer.open('/account/settings');
    await customer.page.waitForURL('**/account/disabled');
    await expect(customer.page.getByText(MESSAGE)).toBeVisible();
    await expectSound(customer.page);
    expect((await mailTo(place, person.email, /Your account is disabled/)).text).toContain(MESSAGE);
    await customer.page.getByRole('button', { name: 'Log Out' }).click();
    await expect(customer.page.getByText('You are logged out')).toBeVisible();
  });

  await test.step('both enable the account again, and it is told', async () => {
    await openCustomer(maker, person.email);
    await expect(maker.page.getByText(MESSAGE).first()).toBeVisible();
    await maker.page.getByRole('button', { name: 'Enable account' }).click();
    await propose(maker, 'Propose to enable');
    await approve(checker, person.name);
    await mailTo(place, person.email, /Your account is enabled again/);
    await openCustomer(maker, person.email);
    await expect(maker.page.getByText('Account enabled')).toBeVisible();
  });
});
