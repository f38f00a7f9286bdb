import { randomBytes } from 'node:crypto';
import { expect } from '@playwright/test';
import { approvedInvestor } from './api/join.ts';
import { balanceOf, runDay, topUp } from './api/money.ts';
import { newPerson } from './api/people.ts';
import { endToEndIdOf, statementOf, TRUST_ACCOUNT } from './api/statements.ts';
import { dayFromToday } from './days.ts';
import { expectSound } from './pages/axe.ts';
import { withdraw } from './pages/investor.ts';
import { approve, expectPaid, proposeBatch } from './pages/operator.ts';
import { uploadForApproval, uploadStatement } from './pages/upload.ts';
import { test } from './pages/visitor.ts';
import { sharedProduct } from './product/place.ts';
import { verifyAudit, verifyLedger } from './product/product.ts';

test('a forged statement settles nothing: a second operator sees what it would do', async ({
  newVisitor,
}) => {
  const { place, operatorPair } = sharedProduct();
  const { session, person } = await approvedInvestor(place, operatorPair, newPerson('Rokiah', 'Jujur'));
  await topUp(place, session, '500.00');
  await runDay(place, dayFromToday(-1));
  const [customer, maker, checker] = [await newVisitor(), await newVisitor(), await newVisitor()];
  await customer.become(session);
  await maker.becomeOperator(operatorPair.maker);
  await checker.becomeOperator(operatorPair.checker);
  const reference = `F${randomBytes(6).toString('hex').toUpperCase()}`;
  const today = dayFromToday(0);

  await test.step('a withdrawal is paid', async () => {
    await withdraw(customer, place, person, '200');
    await proposeBatch(maker, person.name);
    await approve(checker, '1 payout');
    await expectPaid(maker, person.name, 'RM 200.00');
  });

  const balance = await balanceOf(place, session);
  // On a Sunday or a holiday the bank pays on the next business day.
  const endToEndId = await endToEndIdOf(place, person.name, { from: today, to: dayFromToday(10) });
  const forged = (on: string) =>
    statementOf({
      ...{ account: TRUST_ACCOUNT, on, opening: '0.00', amount: '200.00', mark: 'RD' },
      ...{ reference, endToEndId, name: person.name },
    });

  await test.step('a return on a day that is closed is refused whole', async () => {
    maker.expectRejection('/operator/bank-statements', 422);
    await uploadStatement(maker, reference, forged(dayFromToday(-1)));
    const dialog = maker.page.getByRole('dialog');
    await expect(dialog.getByText(/has other lines on .* Nothing was imported\./).first()).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
  });

  await test.step('a return of today waits, and its uploader cannot decide', async () => {
    await uploadForApproval(maker, reference, forged(today));
    await maker.open('/operator/approvals');
    await maker.page.getByRole('row').filter({ hasText: 'Import of a bank statement' }).first().click();
    await expect(maker.page.getByText('Payout returned').first()).toBeVisible();
    await expect(maker.page.getByRole('button', { name: 'Approve', exact: true })).toHaveCount(0);
    expect(await balanceOf(place, session)).toBe(balance);
  });

  await test.step('the second operator sees which payout would come back, and rejects it', async () => {
    const { page } = checker;
    await checker.open('/operator/approvals');
    await page.getByRole('row').filter({ hasText: 'Import of a bank statement' }).first().click();
    await expect(page.getByText(`withdrawal of ${person.name}`)).toBeVisible();
    await expectSound(page);
    await page.getByRole('textbox', { name: 'Reason' }).fill('The bank knows nothing of this return');
    await page.getByRole('button', { name: 'Reject', exact: true }).click();
    await expect(page.getByText('Rejected. Nothing was changed.')).toBeVisible();
    expect(await balanceOf(place, session)).toBe(balance);
  });

  await expectPaid(maker, person.name, 'RM 200.00');
  await verifyLedger(place);
  await verifyAudit(place);
});
