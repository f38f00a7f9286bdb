import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { call } from './api/client.ts';
import { applyAsInvestor, approvedInvestor, approvedOwner, registerInvestor } from './api/join.ts';
import { runDay, topUp } from './api/money.ts';
import { applyForFinancing, issuedNote, issueNote } from './api/notes.ts';
import { carryOut, createOperatorPair, type OperatorPair } from './api/operator-pair.ts';
import { newCompany, newPerson } from './api/people.ts';
import { simulator } from './api/simulator.ts';
import { dayFromToday, daysAfter, OPEN_TO_ALL_AFTER } from './days.ts';
import { ALLOCATION, expectOpen, openLine, suggestionFor } from './pages/bank-lines.ts';
import { field } from './pages/fields.ts';
import { approve, expectPaid, proposeApproval, proposeBatch, proposeOffer } from './pages/operator.ts';
import { test, type Visitor } from './pages/visitor.ts';
import { ownProduct } from './product/own-product.ts';
import { type RunningProduct, verifyAudit, verifyLedger } from './product/product.ts';

const LATE_COMPANY = 'Perusahaan Makanan Laut Harum Manis Sdn Bhd';
/** As a bank writes it whose field ends there. */
const CUT_NAME = 'PERUSAHAAN MAKANAN LAUT HARUM';
const NEW_COMPANY = 'Kilang Batik Pantai Timur Sdn Bhd';
const APPLICANT = newPerson('Norhayati', 'Sulaiman');
const RATE = '14.50';
const lateTerms = { amount: '6000.00', rate: '12.00', termMonths: 3, purpose: 'A cold room' };
const newTerms = { amount: '5000.00', rate: RATE, termMonths: 3, purpose: 'Looms for a second shift' };
const issuedOn = dayFromToday(OPEN_TO_ALL_AFTER);

/** Presets may take four fifths of a note, on the day of its listing. */
const PRESET_AMOUNT = '4000.00';
const preset = {
  ...{ botName: 'Looms', mode: 'on', tenure: [1, 12], interest: [RATE, RATE] },
  amounts: { 'Term Financing': [PRESET_AMOUNT, PRESET_AMOUNT] },
  ...{ financingType: ['Term Financing'], noteType: ['Conventional'] },
};

interface NoteAnswer {
  readonly note: { readonly raised: string };
}

const own = ownProduct();

test('one day of the operators, from the first approval to the report', async ({ newVisitor }) => {
  test.setTimeout(600_000);
  const place = await own.start();
  const operatorPair = await createOperatorPair(place);
  const owner = await approvedOwner(place, operatorPair, newCompany(NEW_COMPANY, 'Wan Aminah', 'Ismail'));
  const late = await lateNote(place, operatorPair);
  const today = daysAfter(late.firstDue, 2);
  await openToAllAtOnce(place, operatorPair);
  await call(place, 'POST', '/settings/auto_bot_invest/create', { by: late.investor.session, body: preset });
  await applyAsInvestor(place, await registerInvestor(place, APPLICANT));
  const noteId = await applyForFinancing(place, owner, newTerms);
  const deposit = { amount: '200.00', payer_name: CUT_NAME, reference: late.number };
  await simulator(place, '/control/bank/deposit', { ...deposit, booking_date: daysAfter(today, -1) });
  // The night before has read the bank's statement.
  await runDay(place, daysAfter(today, -1));
  const visit = async (session: Parameters<Visitor['becomeOperator']>[0]) => {
    const visitor = await newVisitor(place);
    await visitor.becomeOperator(session);
    await visitor.moveTo(today);
    return visitor;
  };
  const [maker, checker] = [await visit(operatorPair.maker), await visit(operatorPair.checker)];
  const { page } = maker;

  await test.step('approve: an investor waits, and two let them in', async () => {
    await expectWaiting(maker, 'Applications to review', 1);
    await proposeApproval(maker, APPLICANT.name);
    await approve(checker, APPLICANT.name);
    await expectWaiting(maker, 'Applications to review', 0);
  });

  await test.step('grade and list: credit offers, the issuer accepts, investors fund the note', async () => {
    await proposeOffer(maker, NEW_COMPANY, RATE);
    await approve(checker, NEW_COMPANY);
    const accepted = { by: owner.session, on: today, body: { note_id: noteId, agree_offer: 1 } };
    await call(place, 'POST', '/notes/listing/confirm', accepted);
    const shown = { by: owner.session, on: today };
    const raised = async () => (await call<NoteAnswer>(place, 'GET', `/notes/${noteId}`, shown)).note.raised;
    await expect.poll(raised).toBe(PRESET_AMOUNT);
    const rest = { note_id: noteId, amount: '1000.00', acknowledge_limit: 0, agree_wakalah: 0 };
    const { session } = late.investor;
    await call(place, 'POST', '/investors/investment', { by: session, on: today, body: rest });
    await expectNote(maker, 'Funded');
  });

  await test.step('issue: the issuer signs, and the money of the note is to be paid out', async () => {
    await issueNote(place, owner, { noteId, raised: newTerms.amount, on: today });
    await expectNote(maker, 'Issued');
  });

  await test.step('match: a bank line that is likely becomes a repayment by two', async () => {
    await expectOpen(maker, 1);
    await openLine(maker, `${CUT_NAME} ·`);
    const suggestion = suggestionFor(page, { ...late, issuer: LATE_COMPANY });
    await suggestion.getByRole('button').first().click();
    await field(page, 'Reason').fill('The issuer paid a part');
    await page.getByRole('button', { name: 'Propose allocation', exact: true }).click();
    await expect(page.getByText('Proposed. A different operator decides next.')).toBeVisible();
    await approve(checker, ALLOCATION);
  });

  await test.step('pay out: a batch is approved by one and released by another', async () => {
    await proposeBatch(maker, NEW_COMPANY);
    await approve(checker, 'RM 4,');
    await expectPaid(maker, NEW_COMPANY, 'RM 4,');
  });

  await test.step('collect: the late issuer promises the rest', async () => {
    await maker.open('/operator/collections');
    await page.getByRole('row').filter({ hasText: LATE_COMPANY }).click();
    await page.getByRole('button', { name: 'Record promise' }).click();
    await field(page, 'Amount promised (RM)').fill('1860.00');
    await page.getByRole('button', { name: 'Record promise' }).click();
    const timeline = page.getByRole('region', { name: 'Timeline' });
    await expect(timeline.getByText('Open', { exact: true })).toBeVisible();
  });

  await test.step('reconcile: at the end of the day client money is what the bank holds', async () => {
    await runDay(place, today);
    await maker.moveTo(daysAfter(today, 1));
    await maker.open('/operator/reconciliation');
    await expect(page.getByText(/^Client money = bank: on .* holds exactly the RM.[\d,.]+/)).toBeVisible();
    await expect(page.getByText(/^No open exceptions\./)).toBeVisible();
  });

  await test.step('report: the day stands in the reports, on screen and as a file', async () => {
    const file = await arrearsFile(maker);
    expect(file).toContain('Days past due,Notes,Outstanding principal (RM)');
    // What the bank line has not paid of the instalment.
    expect(file).toContain('1–30 days,1,5860.00,1860.00');
  });

  await verifyLedger(place);
  await verifyAudit(place);
});

/** A note whose first instalment is not paid on its day; its investor has cash for another. */
async function lateNote(place: RunningProduct, operatorPair: OperatorPair) {
  const owner = await approvedOwner(place, operatorPair, newCompany(LATE_COMPANY, 'Zaleha', 'Ismail'));
  const investor = await approvedInvestor(place, operatorPair, newPerson('Salmah', 'Idris'));
  await topUp(place, investor.session, '11000.00');
  // The statement of each day from this one on is read.
  await runDay(place, dayFromToday(0));
  const parties = { owner, investor, terms: lateTerms, on: issuedOn };
  const note = await issuedNote(place, operatorPair, parties);
  await runDay(place, note.firstDue);
  return { ...note, investor };
}

/** Premium has no time of its own, so that others may invest on the day of the listing. */
async function openToAllAtOnce(place: RunningProduct, operatorPair: OperatorPair): Promise<void> {
  const after = { key: 'premium_early_access_minutes', value: 0, effective_from: dayFromToday(0) };
  await carryOut(place, operatorPair, { kind: 'setting_change', after });
}

/** What the overview counts in a queue. */
async function expectWaiting({ page, open }: Visitor, queue: string, count: number): Promise<void> {
  await open('/operator');
  const waiting = page.getByRole('list', { name: 'Pending tasks' }).getByRole('link', { name: queue });
  await expect(waiting).toContainText(String(count));
}

/** Waits until the new note is in a state; jobs bring it there. */
async function expectNote({ page, open }: Visitor, state: string): Promise<void> {
  await expect(async () => {
    await open('/operator/notes');
    const row = page.getByRole('row').filter({ hasText: NEW_COMPANY });
    await expect(row).toContainText(state, { timeout: 3_000 });
  }).toPass({ timeout: 90_000 });
}

/** The arrears of the day as they are saved from the screen. */
async function arrearsFile({ page, open }: Visitor): Promise<string> {
  await open('/operator/reports?report=arrears');
  const table = page.getByRole('region', { name: 'Table of Arrears' });
  await expect(table.getByRole('row', { name: /^Total/ })).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Arrears as CSV' }).click();
  return readFile(await (await download).path(), 'utf8');
}
