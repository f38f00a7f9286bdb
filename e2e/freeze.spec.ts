import { expect } from '@playwright/test';
import { call } from './api/client.ts';
import { freshCode } from './api/fresh-code.ts';
import { approvedInvestor, type Member } from './api/join.ts';
import { payoutsTo, topUp } from './api/money.ts';
import { newPerson } from './api/people.ts';
import { expectSound } from './pages/axe.ts';
import { field } from './pages/fields.ts';
import { withdraw } from './pages/investor.ts';
import { approve, expectPaid, openCustomer, propose, proposeBatch } from './pages/operator.ts';
import { test, type Visitor } from './pages/visitor.ts';
import { sharedProduct } from './product/place.ts';
import { verifyAudit, verifyLedger } from './product/product.ts';

const SECRET = 'Named in police report 4711';
const NEUTRAL = 'This cannot be done at the moment. Please contact support.';

/** A withdrawal requested by an API call. */
async function requestWithdrawal(member: Member, amount: string): Promise<void> {
  const { place } = sharedProduct();
  const body = { amount, otp_code: await freshCode(place, member) };
  await call(place, 'POST', '/investors/withdraw', { by: member.session, body });
}

/** The id of the open proposal of a kind. */
async function openProposal(kind: string): Promise<string> {
  const { place, operatorPair } = sharedProduct();
  const { items }: { items: { id: string; kind: string }[] } = await call(
    place,
    'GET',
    '/operator/approvals?state=proposed',
    { by: operatorPair.checker },
  );
  return items.find((one) => one.kind === kind)?.id ?? '';
}

/** Tries to release the open batch: the screen says why it cannot leave, and nothing about the cause. */
async function expectNoRelease(checker: Visitor): Promise<void> {
  const id = await openProposal('payout_batch');
  checker.expectRejection(`/operator/approvals/${id}/approve`, 409);
  await checker.open('/operator/approvals');
  await checker.page.getByRole('row').filter({ hasText: '2 payouts' }).first().click();
  await checker.page.getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(checker.page.getByRole('alert')).toContainText('is restricted and cannot leave now');
  await expect(checker.page.getByText(SECRET)).toHaveCount(0);
}

test('a frozen payout leaves no batch; it is confirmed, lifted and paid by two', async ({ newVisitor }) => {
  const { place, operatorPair } = sharedProduct();
  const members = [
    await approvedInvestor(place, operatorPair, newPerson('Latifah', 'Beku')),
    await approvedInvestor(place, operatorPair, newPerson('Zainab', 'Bebas')),
  ] as const;
  const [frozen, other] = members;
  for (const { session } of members) await topUp(place, session, '500.00');
  await requestWithdrawal(other, '120');
  const [customer, maker, checker] = [await newVisitor(), await newVisitor(), await newVisitor()];
  await customer.become(frozen.session);
  await maker.becomeOperator(operatorPair.maker);
  await checker.becomeOperator(operatorPair.checker);
  customer.expectRejection('/investors/withdraw', 409);

  await test.step('an investor withdraws, and an operator batches it with another one', async () => {
    await withdraw(customer, place, frozen.person, '200');
    await proposeBatch(maker, frozen.person.name, other.person.name);
  });

  await test.step('compliance freezes at once, and the batch cannot leave', async () => {
    await openCustomer(maker, frozen.person.email);
    const { page } = maker;
    await page.getByRole('button', { name: 'Restrict immediately' }).click();
    await page.getByRole('textbox', { name: 'Reason', exact: true }).fill(SECRET);
    await expectSound(page);
    await page.getByRole('button', { name: 'Restrict immediately' }).click();
    await expect(page.getByText('The money is restricted.')).toBeVisible();
    await expect(page.getByText(/^Due by/)).toBeVisible();
    await expectNoRelease(checker);
  });

  await test.step('the smaller batch is approved again and paid; the frozen payout waits', async () => {
    await maker.open('/operator/payouts');
    const row = maker.page.getByRole('row').filter({ hasText: frozen.person.name });
    await expect(row).toContainText('Restricted until lifted by compliance');
    await expect(row.getByRole('checkbox')).toHaveCount(0);
    await proposeBatch(maker, other.person.name);
    await approve(checker, '1 payout');
    await expectPaid(maker, other.person.name, 'RM 120.00');
    expect((await payoutsTo(place, operatorPair, frozen.person.name)).map((one) => one.state)).toEqual([
      'queued',
    ]);
  });

  await test.step('the customer reads a neutral text and cannot withdraw', async () => {
    await customer.open('/balance/withdraw');
    await field(customer.page, 'Amount').fill('50');
    await customer.page.getByRole('button', { name: 'Continue' }).click();
    await expect(customer.page.getByRole('alert')).toContainText(NEUTRAL);
    await expect(customer.page.getByText(SECRET)).toHaveCount(0);
    await expectSound(customer.page);
  });

  await test.step('another one of compliance confirms it', async () => {
    await approve(checker, frozen.person.name);
    await openCustomer(maker, frozen.person.email);
    await expect(maker.page.getByText('Checker of the tests').first()).toBeVisible();
    await expect(maker.page.getByText(/^Due by/)).toHaveCount(0);
  });

  await test.step('two lift it, and the waiting payout leaves', async () => {
    await maker.page.getByRole('button', { name: 'Change or lift restriction' }).click();
    await maker.page.getByLabel('Restriction', { exact: true }).selectOption('none');
    await propose(maker, 'Propose restriction');
    await approve(checker, frozen.person.name);
    await proposeBatch(maker, frozen.person.name);
    await approve(checker, '1 payout');
    await expectPaid(maker, frozen.person.name, 'RM 200.00');
    await withdraw(customer, place, frozen.person, '50');
  });

  await verifyLedger(place);
  await verifyAudit(place);
});
