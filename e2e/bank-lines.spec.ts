import { expect } from '@playwright/test';
import type { Session } from './api/client.ts';
import { approvedInvestor, approvedOwner } from './api/join.ts';
import { releasePayouts, runDay, topUp } from './api/money.ts';
import { issuedNote } from './api/notes.ts';
import { createOperatorPair, type OperatorPair, operatorOf } from './api/operator-pair.ts';
import { BANK, newCompany, newPerson } from './api/people.ts';
import { openBankAccount, simulator } from './api/simulator.ts';
import { bankStatementOf } from './api/statements.ts';
import { dayFromToday, daysAfter, OPEN_TO_ALL_AFTER } from './days.ts';
import { expectSound } from './pages/axe.ts';
import { bankName } from './pages/bank.ts';
import {
  ALLOCATION,
  divideByKeys,
  expectDivision,
  expectOpen,
  expectReceipt,
  type IssuedNote,
  openLine,
  suggestionFor,
} from './pages/bank-lines.ts';
import { field, searchAndChoose } from './pages/fields.ts';
import { approve, expectPaid, propose } from './pages/operator.ts';
import { uploadForApproval } from './pages/upload.ts';
import { test } from './pages/visitor.ts';
import { ownProduct } from './product/own-product.ts';
import { type RunningProduct, verifyAudit, verifyLedger } from './product/product.ts';

const COMPANY = 'Perusahaan Makanan Laut Harum Manis Sdn Bhd';
/** As a bank writes it whose field ends there. */
const CUT_NAME = 'PERUSAHAAN MAKANAN LAUT HARUM';
const STRANGER = newPerson('Ramlah', 'Tersilap');
/** A month's principal of RM2,000.00 and 1 % of RM6,000.00. */
const DUE = '2060.00';
const terms = { amount: '6000.00', rate: '12.00', termMonths: 3 };
const issuedOn = dayFromToday(OPEN_TO_ALL_AFTER);

const own = ownProduct();

test('bank lines are booked by themselves where exact, the others by two', async ({ newVisitor }) => {
  test.setTimeout(600_000);
  const place = await own.start();
  // By itself this fetches a statement some time after the start, and the import that is proposed here would be stale.
  await runDay(place, dayFromToday(-1));
  const operatorPair = await createOperatorPair(place);
  const [paid, cut, shared] = await issuedNotes(place, operatorPair);
  const today = daysAfter(paid.firstDue, 1);
  const operator = async (session: Session) => {
    const visitor = await newVisitor(place);
    await visitor.becomeOperator(session);
    await visitor.moveTo(today);
    return visitor;
  };
  const [maker, checker] = [await operator(operatorPair.maker), await operator(operatorPair.checker)];

  await test.step('a statement is uploaded by one and imported by another', async () => {
    await payIn(place, paid.firstDue, [
      { amount: DUE, payer_name: COMPANY.toUpperCase(), reference: paid.number },
      { amount: '200.00', payer_name: CUT_NAME, reference: cut.number },
      { amount: '2500.00', payer_name: COMPANY.toUpperCase(), reference: `${cut.number} ${shared.number}` },
      { amount: '64.20', payer_name: STRANGER.name, reference: 'SEWA OGOS' },
    ]);
    const statement = await bankStatementOf(place, { from: dayFromToday(0), to: paid.firstDue });
    // Its uploader has no say in its lines, so this is neither of the two who decide.
    const uploader = await operator(await operatorOf(place, operatorPair, 'finance'));
    await uploadForApproval(uploader, 'trust-account', statement);
    await approve(checker, 'Import of a bank statement');
  });

  await test.step('the exact line is a repayment of its note, and no exception', async () => {
    await expectReceipt(maker, paid, COMPANY, 'RM 2,060.00');
    await expectOpen(maker, 3);
    await expect(maker.page.getByRole('row').filter({ hasText: paid.number })).toHaveCount(0);
  });

  await test.step('a likely one shows how sure it is and why', async () => {
    await openLine(maker, `${CUT_NAME} ·`);
    const suggestion = suggestionFor(maker.page, cut);
    await expect(suggestion).toContainText('Likely');
    await expect(suggestion).toContainText('reference named, name cut short by the bank, part of the amount');
    await expect(suggestion).toContainText('Principal RM 140.00, Return RM 60.00');
    await expectSound(maker.page);
  });

  await test.step('of two proposed at once one is certain, and a second operator decides it', async () => {
    const { page } = maker;
    await page.getByRole('button', { name: 'Propose allocations' }).click();
    const dialog = page.getByRole('dialog', { name: 'Propose allocations' });
    await expect(dialog.getByText('2 exceptions chosen')).toBeVisible();
    await expectSound(page);
    await field(dialog, 'Reason').fill('The issuer says so');
    await dialog.getByRole('button', { name: 'Propose', exact: true }).click();
    await expect(dialog.getByText('1 proposal was created')).toBeVisible();
    await expect(dialog.getByRole('listitem')).toContainText(`${cut.number} ${shared.number}`);
    await expect(dialog.getByRole('listitem')).toContainText('It is not certain enough');
    await expectSound(page);
    await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();
    await approve(checker, ALLOCATION);
    await expectReceipt(maker, cut, CUT_NAME, 'RM 200.00');
    await expectOpen(maker, 2);
  });

  await test.step('one for two notes is divided to the sen, without a mouse', async () => {
    const { page } = maker;
    await divideByKeys(maker, [cut, shared]);
    await expect(page.getByText('Proposed. A different operator decides next.')).toBeVisible();
    await expectDivision(checker, [cut, shared]);
    await approve(checker, ALLOCATION);
    await expectReceipt(maker, cut, COMPANY, 'RM 1,860.00');
    await expectReceipt(maker, shared, COMPANY, 'RM 640.00');
  });

  await test.step('one that nobody knows goes back to an account that is proven to be the sender’s', async () => {
    const { page } = maker;
    await openBankAccount(place, BANK.bic, STRANGER.accountNumber, STRANGER.name);
    await openLine(maker, STRANGER.name);
    await expect(page.getByText(/^Nothing is suggested/)).toBeVisible();
    await page.getByRole('button', { name: 'Verify the sender’s account' }).click();
    await searchAndChoose(page, 'Bank', bankName);
    await field(page, 'Account number').fill(STRANGER.accountNumber);
    await page.getByRole('button', { name: 'Enquire at bank' }).click();
    await page.getByRole('button', { name: 'Return to sender' }).click();
    await propose(maker, 'Propose return');
    await approve(checker, STRANGER.name);
    await releasePayouts(place, operatorPair, STRANGER.name, today);
    await expectPaid(maker, STRANGER.name, 'RM 64.20');
  });

  await test.step('no exception is left, and client money is what the bank holds', async () => {
    await runDay(place, today);
    await maker.moveTo(daysAfter(today, 1));
    await maker.open('/operator/reconciliation');
    await expect(
      maker.page.getByText(/^Client money = bank: on .* holds exactly the RM.[\d,.]+/),
    ).toBeVisible();
    await expect(maker.page.getByText(/^No open exceptions\./)).toBeVisible();
    await maker.open('/operator/reconciliation?view=days');
    const day = maker.page.locator(`time[datetime="${today}"]`);
    await expect(maker.page.getByRole('row').filter({ has: day })).toContainText('Balanced');
  });
  await verifyLedger(place);
  await verifyAudit(place);
});

/** Three notes of one issuer that were issued on one day, and are first due on one day. */
async function issuedNotes(place: RunningProduct, operatorPair: OperatorPair) {
  const owner = await approvedOwner(place, operatorPair, newCompany(COMPANY, 'Zaleha', 'Ismail'));
  const investor = await approvedInvestor(place, operatorPair, newPerson('Salmah', 'Idris'));
  await topUp(place, investor.session, '18000.00');
  const issue = async (purpose: string): Promise<IssuedNote> => ({
    ...(await issuedNote(place, operatorPair, {
      ...{ owner, investor, terms: { ...terms, purpose }, on: issuedOn },
    })),
    issuer: COMPANY,
  });
  return [
    await issue('A cold room'),
    await issue('A delivery van'),
    await issue('A packing machine'),
  ] as const;
}

interface BankTransfer {
  readonly amount: string;
  readonly payer_name: string;
  readonly reference: string;
}

/** Transfers of others to the trust account, booked on one day. */
async function payIn(place: RunningProduct, on: string, transfers: readonly BankTransfer[]): Promise<void> {
  for (const transfer of transfers) {
    await simulator(place, '/control/bank/deposit', { ...transfer, booking_date: on });
  }
}
