import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import { approvedInvestor } from './api/join.ts';
import { topUp } from './api/money.ts';
import { operatorOf } from './api/operator-pair.ts';
import { newPerson } from './api/people.ts';
import { dayFromToday } from './days.ts';
import { expectSound } from './pages/axe.ts';
import { chooseByKeys, tabTo } from './pages/keyboard.ts';
import { test, type Visitor } from './pages/visitor.ts';
import { sharedProduct } from './product/place.ts';

/** Within the lead time of twelve months, and after the period of seven years. */
const [APPROACHING, UNCLAIMED] = [dayFromToday(6 * 365 + 60), dayFromToday(7 * 366)];

test('cash without activity comes near the end of the period, is unclaimed after it and is returned', async ({
  newVisitor,
}) => {
  const { place, operatorPair } = sharedProduct();
  const { person, session } = await approvedInvestor(place, operatorPair, newPerson('Rokiah', 'Lama'));
  await topUp(place, session, '777.00');
  const [finance, compliance] = [await newVisitor(), await newVisitor()];
  await finance.becomeOperator(await operatorOf(place, operatorPair, 'finance'));
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
});

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
          await more.click();
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
