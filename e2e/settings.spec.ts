import { expect } from '@playwright/test';
import { call } from './api/client.ts';
import { approvedInvestor, approvedOwner } from './api/join.ts';
import { topUp } from './api/money.ts';
import { listedNote } from './api/notes.ts';
import { operatorOf } from './api/operator-pair.ts';
import { newCompany, newPerson } from './api/people.ts';
import { dayFromToday, OPEN_TO_ALL_AFTER } from './days.ts';
import { expectSound } from './pages/axe.ts';
import { field } from './pages/fields.ts';
import { tabTo, tabUntil } from './pages/keyboard.ts';
import { propose } from './pages/operator.ts';
import { test } from './pages/visitor.ts';
import { sharedProduct } from './product/place.ts';

const today = dayFromToday(OPEN_TO_ALL_AFTER);

test('a new value shows what it touches, to the maker and to the checker', async ({ newVisitor }) => {
  const { place, operatorPair } = sharedProduct();
  const owner = await approvedOwner(place, operatorPair, newCompany('Had Baharu Sdn Bhd', 'Halim', 'Osman'));
  const id = await listedNote(place, operatorPair, owner, {
    amount: '6000.00',
    rate: '11.00',
    termMonths: 6,
  });
  const investor = await approvedInvestor(place, operatorPair, newPerson('Salmah', 'Berhad'));
  await topUp(place, investor.session, '2000.00');
  const body = { note_id: id, amount: '1500.00', acknowledge_limit: 0, agree_wakalah: 1 };
  await call(place, 'POST', '/investors/investment', { by: investor.session, on: today, body });
  const [maker, checker] = [await newVisitor(), await newVisitor()];
  await maker.becomeOperator(await operatorOf(place, operatorPair, 'administrator'));
  await checker.becomeOperator(operatorPair.checker);
  await maker.moveTo(today);
  await checker.moveTo(today);
  const above = /Investors above the Basic plan limit/;
  // Other journeys share the product, so there may be more investors than this one.
  const some = /0RM.0\.00[1-9]\d*RM.[1-9][\d,]*\.00$/;
  let seen = '';

  await test.step('the maker sees who is above a lower limit, by keyboard', async () => {
    const { page } = maker;
    await maker.open('/operator/settings');
    await field(page, 'Search').fill('Basic plan limit');
    await page.getByRole('row').filter({ hasText: 'Basic plan limit' }).last().click();
    await tabTo(page, 'button', 'Propose new value');
    await page.keyboard.press('Enter');
    const impact = page.getByRole('region', { name: 'Impact' });
    await expect(impact.getByRole('row').filter({ hasText: above })).toContainText('0');
    await tabUntil(page, field(page, 'New value'));
    await page.keyboard.press('Control+A');
    await page.keyboard.type('100000');
    const row = impact.getByRole('row').filter({ hasText: above });
    await expect(row).toHaveText(some);
    seen = (await row.textContent()) ?? '';
    await expectSound(page);
    await propose(maker, 'Propose new value');
  });

  await test.step('the checker sees the same, and rejects it', async () => {
    const { page } = checker;
    await checker.open('/operator/approvals');
    await page.getByRole('row').filter({ hasText: 'Basic plan limit' }).first().click();
    const impact = page.getByRole('region', { name: 'Impact' });
    await expect(impact.getByRole('row').filter({ hasText: above })).toHaveText(seen);
    await expectSound(page);
    await field(page, 'Reason').fill('Too many investors would be above it.');
    await page.getByRole('button', { name: 'Reject', exact: true }).click();
    await expect(page.getByText('Rejected. Nothing was changed.')).toBeVisible();
  });
});
