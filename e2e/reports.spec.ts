import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { runDay } from './api/money.ts';
import { dayFromToday } from './days.ts';
import { expectSound } from './pages/axe.ts';
import { tabTo } from './pages/keyboard.ts';
import { approve, propose } from './pages/operator.ts';
import { test } from './pages/visitor.ts';
import { sharedProduct } from './product/place.ts';

/** The quarter before that of a day. */
function quarterBefore(day: string): string {
  const [year, quarter] = [Number(day.slice(0, 4)), Math.ceil(Number(day.slice(5, 7)) / 3)];
  return quarter === 1 ? `${year - 1}-Q4` : `${year}-Q${quarter - 1}`;
}

test('finance reads reports by keyboard, saves one as a file, and two freeze the return of a quarter', async ({
  newVisitor,
}) => {
  const { place, operatorPair } = sharedProduct();
  await runDay(place, dayFromToday(-1));
  const [maker, checker] = [await newVisitor(), await newVisitor()];
  await maker.becomeOperator(operatorPair.maker);
  await checker.becomeOperator(operatorPair.checker);
  const { page, open } = maker;

  await test.step('each report has its table and its definitions', async () => {
    await open('/operator/reports');
    await expect(page.getByRole('table', { name: 'Client money' }).last()).toBeVisible();
    await expectSound(page);
    await tabTo(page, 'link', 'Arrears');
    await page.keyboard.press('Enter');
    const table = page.getByRole('region', { name: 'Table of Arrears' });
    await expect(table.getByRole('row', { name: /^In default/ })).toBeVisible();
    await expect(table.getByRole('row', { name: /^Total/ })).toBeVisible();
    await expect(page.getByText('Principal not repaid; written-off notes are left out.')).toBeVisible();
    await expectSound(page);
  });

  await test.step('a file has the figures of the screen', async () => {
    await tabTo(page, 'button', 'Arrears as CSV');
    const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
    const csv = await readFile(await download.path(), 'utf8');
    expect(csv).toContain('Days past due,Notes,Outstanding principal (RM)');
  });

  await test.step('the same leaves on paper', async () => {
    await tabTo(page, 'button', 'Arrears as PDF');
    const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
    expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-');
  });

  await test.step('the funnel has the share of each stage that reached the next', async () => {
    await tabTo(page, 'link', 'Origination funnel');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Accepted ÷ offered, by number.')).toBeVisible();
    await expect(page.getByText('From acceptance to listing, of the listed notes.')).toBeVisible();
    await expectSound(page);
  });

  await test.step('concentration is divided by what is chosen', async () => {
    await tabTo(page, 'link', 'Concentration');
    await page.keyboard.press('Enter');
    await tabTo(page, 'combobox', 'Divided by');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Gr');
    await page.getByRole('option', { name: 'Grade' }).click();
    await expect(page).toHaveURL(/by=grade/);
    await expectSound(page);
  });

  await test.step('a return is proposed, its figures are read by the checker, and it is frozen', async () => {
    const period = quarterBefore(dayFromToday(0));
    await open(`/operator/market-returns?period=${period}`);
    await expect(page.getByText('Not approved yet.')).toBeVisible();
    await expectSound(page);
    await tabTo(page, 'button', 'Propose to freeze');
    await page.keyboard.press('Enter');
    await propose(maker, 'Propose to freeze');
    await checker.open('/operator/approvals');
    await approve(checker, 'Return of the market operator');
    await open(`/operator/market-returns?period=${period}`);
    await expect(page.getByText(/^Version 1, approved on/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Propose to freeze' })).toHaveCount(0);
    await expectSound(page);
  });
});
