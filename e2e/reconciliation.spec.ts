import { randomBytes } from 'node:crypto';
import { expect } from '@playwright/test';
import { runDay } from './api/money.ts';
import { simulator } from './api/simulator.ts';
import { statementOf } from './api/statements.ts';
import { dayFromToday } from './days.ts';
import { expectSound } from './pages/axe.ts';
import { uploadForApproval, uploadStatement } from './pages/upload.ts';
import { test } from './pages/visitor.ts';
import { sharedProduct } from './product/place.ts';

/** The day before today in Malaysia: the last one that is over. */
const day = dayFromToday(-1);

test('finance sees that client money is at the bank, and takes what nobody knows', async ({ newVisitor }) => {
  const { place, operatorPair } = sharedProduct();
  // Other journeys have ended today before their last payments: its statement is taken again.
  await runDay(place, dayFromToday(0));
  const { account_no: account }: { account_no: string } = await simulator(place, '/control/bank/operating');
  const reference = `E${randomBytes(6).toString('hex').toUpperCase()}`;
  const name = `TENANT ${reference}`;
  const text = statementOf({
    account,
    on: day,
    opening: '500.00',
    amount: '77.00',
    mark: 'C',
    reference,
    name,
  });
  const [maker, checker] = [await newVisitor(), await newVisitor()];
  await maker.becomeOperator(operatorPair.maker);
  await checker.becomeOperator(operatorPair.checker);
  const { page, open, expectRejection } = maker;
  expectRejection('/operator/bank-statements', 409);

  await test.step('one sentence, with its proof beneath', async () => {
    await open('/operator/reconciliation');
    await expect(
      page.getByText(/^Client money = bank: on .* holds exactly the RM.[\d,.]+ that is owed\.$/),
    ).toBeVisible();
    await page.getByText('Pending investment, payout or distribution').click();
    await expect(page.getByText('Subscriptions to unissued notes')).toBeVisible();
    const sums = await page.getByText('Total', { exact: true }).locator('..').allInnerTexts();
    expect(new Set(sums.map((one) => one.replace(/\s+/g, ' '))).size).toBe(1);
  });

  await test.step('a statement of our own account waits for a second operator, once', async () => {
    await uploadForApproval(maker, reference, text);
    await expectSound(page);
    await uploadStatement(maker, reference, text);
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(/^This file was uploaded before, and waits/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
  });

  await test.step('who reads that it is the first one, and what its line becomes', async () => {
    await checker.open('/operator/approvals');
    await checker.page.getByRole('row').filter({ hasText: account }).first().click();
    await expect(checker.page.getByText(/also approves its opening balance of RM.500\.00/)).toBeVisible();
    await expect(checker.page.getByRole('row').filter({ hasText: name })).toContainText('New exception');
    await checker.page.getByRole('button', { name: 'Approve', exact: true }).click();
    await expect(checker.page.getByText('Approved. The change has taken effect.')).toBeVisible();
    await expect(async () => {
      await open('/operator/reconciliation');
      await expect(page.getByText(name).first()).toBeVisible({ timeout: 3_000 });
    }).toPass();
  });

  await test.step('its line has an age, and an owner once somebody takes it', async () => {
    await page.getByRole('row').filter({ hasText: reference }).click();
    await expect(page.getByRole('heading', { name: 'History' })).toBeVisible();
    await page.getByRole('button', { name: 'Assign to me' }).click();
    const row = page.getByRole('row').filter({ hasText: reference });
    await expect(row).toContainText('Maker of the tests');
    await expect(row).toContainText('1 day');
    await expect(page.getByRole('button', { name: 'Assign to me' })).toBeHidden();
    await expectSound(page);
  });
});
