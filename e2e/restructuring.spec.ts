import { expect } from '@playwright/test';
import { approvedInvestor, approvedOwner } from './api/join.ts';
import { runDay, topUp } from './api/money.ts';
import { issuedNote } from './api/notes.ts';
import { createOperatorPair } from './api/operator-pair.ts';
import { newCompany, newPerson } from './api/people.ts';
import { dayFromToday, daysAfter, OPEN_TO_ALL_AFTER } from './days.ts';
import { expectSound } from './pages/axe.ts';
import { field } from './pages/fields.ts';
import { tabTo } from './pages/keyboard.ts';
import { approve, propose } from './pages/operator.ts';
import { test } from './pages/visitor.ts';
import { fixture } from './product/checkout.ts';
import { ownProduct } from './product/own-product.ts';
import { verifyAudit, verifyLedger } from './product/product.ts';

const terms = { amount: '6000.00', rate: '12.00', termMonths: 3 };
const issuedOn = dayFromToday(OPEN_TO_ALL_AFTER);

const own = ownProduct();

test('a late note gets a later schedule by two operators; investor and issuer see it', async ({
  newVisitor,
}) => {
  test.setTimeout(600_000);
  const place = await own.start();
  const operatorPair = await createOperatorPair(place);
  const company = newCompany('Roti Semula Sdn Bhd', 'Azlan', 'Hamid');
  const owner = await approvedOwner(place, operatorPair, company);
  const investor = await approvedInvestor(place, operatorPair, newPerson('Salmah', 'Semula'));
  await topUp(place, investor.session, terms.amount);
  const note = await issuedNote(place, operatorPair, { owner, investor, terms, on: issuedOn });
  await runDay(place, note.firstDue);
  const on = daysAfter(note.firstDue, 10);
  const [maker, checker] = [await newVisitor(place), await newVisitor(place)];
  for (const [visitor, session] of [
    [maker, operatorPair.maker],
    [checker, operatorPair.checker],
  ] as const) {
    await visitor.becomeOperator(session);
    await visitor.moveTo(on);
  }
  const { page } = maker;

  await test.step('the form follows the terms by keyboard, with both schedules in view', async () => {
    await maker.open(`/operator/collections/${note.number}`);
    await tabTo(page, 'button', 'Restructure');
    await page.keyboard.press('Enter');
    const former = page.getByRole('table', { name: 'Present schedule' });
    const rows = page.getByRole('table', { name: 'New schedule of unpaid amounts' });
    await expect(former.getByRole('row')).toHaveCount(4);
    await expect(rows.getByRole('row')).toHaveCount(4);
    maker.expectRejection(`/operator/notes/${note.id}/restructuring`, 422);
    await expect(page.getByRole('textbox', { name: /^Months\W*$/ })).toBeFocused();
    await page.keyboard.press('Control+A');
    await page.keyboard.type('1');
    await expect(page.getByText('Please enter more months')).toBeVisible();
    await page.keyboard.press('Control+A');
    await page.keyboard.type('6');
    await expect(rows.getByRole('row')).toHaveCount(7);
    await field(page, 'Rate of additional interest').fill('12');
    await expect(page.getByText('interest rises by')).toBeVisible();
    await expectSound(page);
  });

  await test.step('it is proposed with the signed agreement, and approved by another', async () => {
    await page.locator('input[type=file]').setInputFiles(fixture('statement.pdf'));
    await page.getByRole('button', { name: 'Attach document' }).click();
    await expect(page.getByText('Attached.')).toBeVisible();
    await propose(maker, 'Propose restructuring');
    await checker.open('/operator/approvals');
    await checker.page.getByRole('row').filter({ hasText: 'Restructuring of a note' }).click();
    await expect(checker.page.getByRole('table', { name: 'Present schedule' })).toBeVisible();
    await expect(checker.page.getByRole('table', { name: 'New schedule of unpaid amounts' })).toBeVisible();
    await expectSound(checker.page);
    await approve(checker, 'Restructuring of a note');
  });

  await test.step('the note is late no more and keeps its former schedule', async () => {
    await maker.open(`/operator/collections/${note.number}`);
    await expect(page.getByRole('table', { name: /^Restructured on .* former schedule$/ })).toBeVisible();
    await expect(page.getByRole('table', { name: 'Repayment schedule' }).getByRole('row')).toHaveCount(7);
    await maker.open('/operator/collections');
    await expect(page.getByRole('row').filter({ hasText: company.company })).toHaveCount(0);
  });

  await test.step('the investor reads the update, and the schedule has the new days', async () => {
    const reader = await newVisitor(place);
    await reader.become(investor.session);
    await reader.moveTo(on);
    await reader.open(`/notes/${note.number}`);
    await expect(reader.page.getByText('The note has a new repayment schedule').first()).toBeVisible();
    await expectSound(reader.page);
  });
  await runDay(place, daysAfter(on, 1));
  await verifyLedger(place);
  await verifyAudit(place);
});
