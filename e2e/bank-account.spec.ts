import { expect } from '@playwright/test';
import { newInvestor } from './api/join.ts';
import { topUp } from './api/money.ts';
import { newPerson } from './api/people.ts';
import { mailTo, openBankAccount } from './api/simulator.ts';
import { expectSound } from './pages/axe.ts';
import { field, searchAndChoose } from './pages/fields.ts';
import { approve } from './pages/operator.ts';
import { confirmByMail, openSettings } from './pages/settings.ts';
import { test, type Visitor } from './pages/visitor.ts';
import { fixture } from './product/checkout.ts';
import { sharedProduct } from './product/place.ts';

/** Requests another bank account in the settings and gives the mailed code. */
async function requestAccount(visitor: Visitor, email: string, number: string): Promise<void> {
  const { page } = visitor;
  const part = await openSettings(visitor, 'bank', 'Bank account');
  await part.getByRole('button', { name: 'Change bank account' }).click();
  await searchAndChoose(page, 'Bank', 'CIMB Bank');
  await field(page.getByRole('dialog'), 'Account number').fill(number);
  const requestedAt = new Date();
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(page.getByLabel('6-digit code')).toBeVisible();
  await expectSound(page);
  await confirmByMail(visitor, sharedProduct().place, email, requestedAt);
}

test('another bank account and another address: proven, or looked at by two operators', async ({
  newVisitor,
}) => {
  const { place, operatorPair } = sharedProduct();
  const { person, session } = await newInvestor(place, operatorPair, newPerson('Faridah', 'Zainal'));
  await topUp(place, session, '500.00');
  const visitor = await newVisitor();
  const { page } = visitor;
  await visitor.become(session);
  visitor.expectRejection('/user/bank-account', 403);
  const part = page.getByRole('region', { name: 'Bank account', exact: true });

  await test.step('a holder whom the bank does not name waits', async () => {
    await requestAccount(visitor, person.email, '7011112222');
    await expect(part.getByText(/•••• 2222 does not fully match yours/)).toBeVisible();
    await expectSound(page);
  });

  const [maker, checker] = [await newVisitor(), await newVisitor()];

  await test.step('one operator proposes, a second accepts, the owner is told', async () => {
    await maker.becomeOperator(operatorPair.maker);
    await maker.open('/operator/bank-accounts');
    await maker.page.getByRole('row').filter({ hasText: person.name }).click();
    await expectSound(maker.page);
    await maker.page.getByRole('button', { name: 'Propose approval' }).click();
    await field(maker.page, 'Reason').fill('The statement shows the name');
    await maker.page.getByRole('button', { name: 'Propose approval' }).click();
    await expect(maker.page.getByText('Proposed. A different operator decides next.')).toBeVisible();
    await checker.becomeOperator(operatorPair.checker);
    await approve(checker, person.name);
    await mailTo(place, person.email, /bank account was changed/);
  });

  await test.step('an account in the own name is accepted at once; withdrawals wait', async () => {
    await openBankAccount(place, 'CIBBMYKL', '7033334444', person.name);
    await requestAccount(visitor, person.email, '7033334444');
    await expect(part.getByText('•••• 4444')).toBeVisible();
    await expect(part.getByText(/^Withdrawals to this account are on hold until/)).toBeVisible();
    await visitor.open('/balance/withdraw');
    await expect(page.getByText(/^Withdrawals are on hold until/)).toBeVisible();
    await expect(field(page, 'Amount')).toHaveCount(0);
  });

  await test.step('another address waits with its proof, and is in force once two operators accept it', async () => {
    const part = await openSettings(visitor, 'address', 'Address');
    await part.getByRole('button', { name: 'Change address' }).click();
    const dialog = page.getByRole('dialog');
    await field(dialog, 'Address line 1').fill('7 Jalan Bukit');
    await field(dialog, 'Postcode').fill('43000');
    await field(dialog, 'City').fill('Kajang');
    await dialog.locator('input[type="file"]').first().setInputFiles(fixture('statement.pdf'));
    await expectSound(page);
    await dialog.getByRole('button', { name: 'Send for review' }).click();
    await expect(part.getByText('Waiting for review')).toBeVisible();
    await expectSound(page);

    await maker.open('/operator/address-changes');
    await maker.page.getByRole('row').filter({ hasText: person.name }).click();
    await expect(maker.page.getByText('43000 Kajang')).toBeVisible();
    await expectSound(maker.page);
    await maker.page.getByRole('button', { name: 'Propose approval' }).click();
    await field(maker.page, 'Reason').fill('The bill shows name and address');
    await maker.page.getByRole('button', { name: 'Propose approval' }).click();
    await expect(maker.page.getByText('Proposed. A different operator decides next.')).toBeVisible();
    await approve(checker, person.name);
    await mailTo(place, person.email, /address was changed/);
    await openSettings(visitor, 'address', 'Address');
    await page.reload();
    await expect(part.getByText('43000 Kajang')).toBeVisible();
    await expect(part.getByRole('button', { name: 'Change address' })).toBeVisible();
  });
});
