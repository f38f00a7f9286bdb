import { expect } from '@playwright/test';
import { approvedInvestor } from './api/join.ts';
import { runDay, topUp } from './api/money.ts';
import { operatorOf } from './api/operator-pair.ts';
import { newPerson } from './api/people.ts';
import { dayFromToday } from './days.ts';
import { expectSound } from './pages/axe.ts';
import { tabTo } from './pages/keyboard.ts';
import { approve, propose } from './pages/operator.ts';
import { test } from './pages/visitor.ts';
import { sharedProduct } from './product/place.ts';

const GROUNDS = 'The deposits are parts of one salary bonus.';

test('deposits below the threshold raise an alert, which compliance concludes, and a rule is changed by two', async ({
  newVisitor,
}) => {
  const { place, operatorPair } = sharedProduct();
  const { person, session } = await approvedInvestor(place, operatorPair, newPerson('Munirah', 'Pecahan'));
  for (const amount of ['20000.00', '20000.00', '20000.00']) await topUp(place, session, amount);
  await runDay(place, dayFromToday(0));
  const [compliance, maker, checker] = [await newVisitor(), await newVisitor(), await newVisitor()];
  await compliance.becomeOperator(await operatorOf(place, operatorPair, 'compliance'));
  await maker.becomeOperator(operatorPair.maker);
  await checker.becomeOperator(operatorPair.checker);

  await test.step('compliance opens the alert by keyboard and closes it with the grounds', async () => {
    const { page, open } = compliance;
    await open('/operator/monitoring');
    const row = page.getByRole('row').filter({ hasText: person.name }).filter({ hasText: 'Structuring' });
    await expect(row).toBeVisible();
    await expectSound(page);
    await row.getByRole('button').focus();
    await page.keyboard.press('Enter');
    const movements = page.getByRole('table', { name: 'Movements' });
    await expect(movements.getByRole('cell', { name: 'RM 20,000.00' })).toHaveCount(3);
    await expectSound(page);
    await tabTo(page, 'button', 'Conclude: no suspicion');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('textbox', { name: 'Reason' })).toBeFocused();
    await page.keyboard.type(GROUNDS);
    await tabTo(page, 'button', 'Close alert');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Alert closed')).toBeVisible();
    await open('/operator/monitoring?state=closed');
    await row.getByRole('button').click();
    await expect(page.getByText(GROUNDS)).toBeVisible();
  });

  await test.step('a version is back-tested and proposed by keyboard, and approved by another', async () => {
    const { page, open } = maker;
    await open('/operator/monitoring-rules');
    await tabTo(page, 'button', 'Change Structuring');
    await page.keyboard.press('Enter');
    await tabTo(page, 'textbox', 'Number');
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('4');
    await tabTo(page, 'button', 'Back-test');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('region', { name: 'Back-test' })).toContainText('Version in force');
    await expectSound(page);
    await propose(maker, 'Propose version');
    await approve(checker, 'Monitoring rule');
    await open('/operator/monitoring-rules');
    await expect(page.getByRole('region', { name: 'Structuring' })).toContainText('Version 2');
  });

  await test.step('finance finds no way to it', async () => {
    const finance = await newVisitor();
    await finance.becomeOperator(await operatorOf(place, operatorPair, 'finance'));
    await finance.open('/operator');
    await expect(finance.page.getByRole('link', { name: 'Payouts' }).first()).toBeVisible();
    await expect(finance.page.getByRole('link', { name: 'Transaction monitoring' })).toHaveCount(0);
  });
});
