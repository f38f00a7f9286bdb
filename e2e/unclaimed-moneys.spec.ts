import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import { call } from './api/client.ts';
import { approvedInvestor } from './api/join.ts';
import { topUp } from './api/money.ts';
import { carryOut, type OperatorPair, operatorOf } from './api/operator-pair.ts';
import { newPerson } from './api/people.ts';
import { openBankAccount } from './api/simulator.ts';
import { dayFromToday } from './days.ts';
import { expectSound } from './pages/axe.ts';
import { chooseByKeys, tabTo } from './pages/keyboard.ts';
import { approve } from './pages/operator.ts';
import { test, type Visitor } from './pages/visitor.ts';
import { sharedProduct } from './product/place.ts';
import type { Place } from './product/product.ts';

/** Within the lead time of twelve months, and after the period of seven years. */
const [APPROACHING, UNCLAIMED] = [dayFromToday(6 * 365 + 60), dayFromToday(7 * 366)];

test('cash without activity comes near the end of the period, is unclaimed after it and is returned', async ({
  newVisitor,
}) => {
  const { place, operatorPair } = sharedProduct();
  const { person, session } = await approvedInvestor(place, operatorPair, newPerson('Rokiah', 'Lama'));
  await topUp(place, session, '777.00');
  const [finance, checker, compliance] = [await newVisitor(), await newVisitor(), await newVisitor()];
  await finance.becomeOperator(await operatorOf(place, operatorPair, 'finance'));
  await checker.becomeOperator(await operatorOf(place, operatorPair, 'finance'));
  await compliance.becomeOperator(await operatorOf(place, operatorPair, 'compliance'));

  await test.step('finance finds it within the lead time, with the last activity', async () => {
    await finance.moveTo(APPROACHING);
    const row = await rowOf(finance, person.name);
    await expect(row).toContainText('Approaching');
    await expect(row).toContainText('Deposit');
    await expect(row).toContainText('RM 777.00');
    await expectSound(finance.page);
  });

  await test.step('compliance narrows it by keyboard once the period has ended, and saves the list', async () => {
    await compliance.moveTo(UNCLAIMED);
    const { page } = compliance;
    const row = await rowOf(compliance, person.name);
    await expect(row).toContainText('Unclaimed');
    await chooseByKeys(page, page.getByRole('combobox', { name: 'Status' }), 'Approaching');
    await expect(page).toHaveURL(/state=approaching/);
    await expect(row).toHaveCount(0);
    await chooseByKeys(page, page.getByRole('combobox', { name: 'Status' }), 'Unclaimed');
    await loadUntil(page, row);
    expect(await savedBy(compliance, 'Download CSV')).toContain(person.name);
    await expectSound(page);
  });

  await test.step('the return of the ended year has the row only where its period ended in it', async () => {
    const { page } = compliance;
    const year = Number(UNCLAIMED.slice(0, 'yyyy'.length));
    await compliance.moveTo(`${year + 1}-01-15`);
    await compliance.open('/operator/unclaimed-moneys');
    await expect(page.getByRole('combobox', { name: 'Return of the year' })).toHaveValue(String(year));
    expect(await savedBy(compliance, 'Save return')).toContain(person.name);
    await tabTo(page, 'combobox', 'Return of the year');
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('combobox', { name: 'Return of the year' })).toHaveValue(String(year - 1));
    expect(await savedBy(compliance, 'Save return')).not.toContain(person.name);
  });

  await test.step('a row leads to its customer', async () => {
    const { page } = compliance;
    const row = await rowOf(compliance, person.name);
    await row.getByRole('button').click();
    await expect(page.getByRole('heading', { name: person.name })).toBeVisible();
  });

  await test.step('finance proposes the payment to the Registrar by keyboard, and another approves it', async () => {
    const { page } = finance;
    const year = Number(UNCLAIMED.slice(0, 'yyyy'.length));
    await listRegistrar(place, operatorPair);
    await finance.moveTo(`${year + 1}-01-15`);
    const row = await rowOf(finance, person.name);
    const pay = row.getByRole('button', { name: 'Propose payment' });
    await pay.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Pay to the Registrar' });
    await expect(dialog.getByRole('combobox', { name: 'Return of the year' })).toHaveValue(String(year));
    await expectSound(page);
    await tabTo(page, 'textbox', 'Reason');
    await page.keyboard.type('The period is over');
    await tabTo(page, 'button', 'Propose payment');
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(row).toContainText('Payment proposed');
    await expect(pay).toHaveCount(0);
    await checker.moveTo(`${year + 1}-01-15`);
    await approve(checker, person.name);
    await expect(await rowOf(finance, person.name)).toContainText(/Payment approved.*Reference [0-9a-f]{32}/);
    await expectSound(page);
  });

  await test.step('finance cancels it by keyboard, with the approval of another, and the cash is unclaimed again', async () => {
    const { page } = finance;
    const row = await rowOf(finance, person.name);
    await row.getByRole('button', { name: 'Propose cancellation' }).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Cancel payment to the Registrar' });
    await expect(dialog).toContainText('RM 777.00');
    await expectSound(page);
    await tabTo(page, 'textbox', 'Reason');
    await page.keyboard.type('The owner has called');
    await tabTo(page, 'button', 'Propose cancellation');
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(row).toContainText('Cancellation proposed');
    await approve(checker, person.name);
    const cancelled = await rowOf(checker, person.name);
    await expect(cancelled).toContainText('Unclaimed');
    await expect(cancelled).not.toContainText('Reference');
    await expect(cancelled.getByRole('button', { name: 'Propose payment' })).toBeVisible();
    await expectSound(checker.page);
  });
});

/** The account of the Registrar, verified with its bank and decided by two. */
async function listRegistrar(place: Place, operatorPair: OperatorPair): Promise<void> {
  const [name, number] = ['Pendaftar Wang Tak Dituntut', '114088880001'];
  await openBankAccount(place, 'MBBEMYKL', number, name.toUpperCase());
  const body = { purpose: 'registrar', name, bic: 'MBBEMYKL', number };
  const by = operatorPair.maker;
  const path = '/operator/treasury/recipients';
  const { recipient }: { recipient: { id: string } } = await call(place, 'POST', path, { by, body });
  const change = { kind: 'remittance_recipient', subject_id: recipient.id, after: { state: 'active' } };
  await carryOut(place, operatorPair, change);
}

async function rowOf({ page, open }: Visitor, name: string) {
  await open('/operator/unclaimed-moneys');
  await expect(page.getByRole('heading', { name: 'Unclaimed moneys', level: 1 })).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: name });
  await loadUntil(page, row);
  return row;
}

/** Customers of other journeys fill pages before the row. */
async function loadUntil(page: Page, row: Locator): Promise<void> {
  const more = page.getByRole('button', { name: 'Show more' });
  await expect
    .poll(
      async () => {
        if ((await row.count()) === 0 && (await more.isVisible())) {
          // It goes away with the last page, also while it is being clicked.
          await more.click({ timeout: 2_000 }).catch(() => undefined);
        }
        return row.count();
      },
      { timeout: 30_000 },
    )
    .toBe(1);
}

/** The content of the file that a button saves, pressed by keyboard. */
async function savedBy({ page }: Visitor, button: string): Promise<string> {
  const saved = page.waitForEvent('download');
  await tabTo(page, 'button', button);
  await page.keyboard.press('Enter');
  return readFile(await (await saved).path(), 'utf8');
}
