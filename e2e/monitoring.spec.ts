import { expect } from '@playwright/test';
import { call } from './api/client.ts';
import { approvedInvestor, approvedOwner } from './api/join.ts';
import { runDay, topUp } from './api/money.ts';
import { listedNote } from './api/notes.ts';
import { operatorOf } from './api/operator-pair.ts';
import { newCompany, newPerson } from './api/people.ts';
import { dayFromToday, OPEN_TO_ALL_AFTER } from './days.ts';
import { expectSound } from './pages/axe.ts';
import { tabTo } from './pages/keyboard.ts';
import { approve, propose } from './pages/operator.ts';
import { test, type Visitor } from './pages/visitor.ts';
import { sharedProduct } from './product/place.ts';

const GROUNDS = 'The deposits are parts of one salary bonus.';
const RELATED_GROUNDS = 'A joint account of spouses, disclosed in the fact sheet.';

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
    await concludeByKeys(compliance, GROUNDS);
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
    maker.expectRejection('/operator/approvals', 422);
    await page.getByRole('textbox', { name: 'Reason' }).fill('Too many alerts of small deposits');
    await page.getByRole('button', { name: 'Propose version' }).click();
    await expect(page.getByText('Please back-test exactly these values today').first()).toBeVisible();
    await tabTo(page, 'button', /^Back-test$/);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('region', { name: 'Back-test' })).toContainText('Version in force');
    await expectSound(page);
    await propose(maker, 'Propose version');
    await checker.open('/operator/approvals');
    await checker.page.getByRole('row').filter({ hasText: 'Monitoring rule' }).first().click();
    await expect(checker.page.getByText('Alerts in the back-test').first()).toBeVisible();
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

test('an investor with the bank account of an issuer raises an alert, which compliance concludes', async ({
  newVisitor,
}) => {
  const { place, operatorPair } = sharedProduct();
  const on = dayFromToday(OPEN_TO_ALL_AFTER);
  const { person, session } = await approvedInvestor(place, operatorPair, newPerson('Norlia', 'Sekongsi'));
  await topUp(place, session, '3000.00');
  const company = {
    ...newCompany('Sekongsi Niaga Sdn Bhd', 'Ramli', 'Sekongsi'),
    accountNumber: person.accountNumber,
  };
  const owner = await approvedOwner(place, operatorPair, company);
  const noteId = await listedNote(place, operatorPair, owner, {
    ...{ amount: '6000.00', rate: '11.00', termMonths: 6 },
  });
  const subscription = { note_id: noteId, amount: '2000.00', acknowledge_limit: 0, agree_wakalah: 1 };
  await call(place, 'POST', '/investors/investment', { by: session, on, body: subscription });
  await runDay(place, on);
  const [compliance, finance] = [await newVisitor(), await newVisitor()];
  await compliance.becomeOperator(await operatorOf(place, operatorPair, 'compliance'));
  await finance.becomeOperator(await operatorOf(place, operatorPair, 'finance'));

  await test.step('compliance reads how they are related and closes the alert by keyboard', async () => {
    const { page, open } = compliance;
    await open('/operator/monitoring');
    const row = page.getByRole('row').filter({ hasText: person.name }).filter({ hasText: 'Related party' });
    await row.getByRole('button').focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText(company.company).first()).toBeVisible();
    await expect(page.getByText('Same bank account').first()).toBeVisible();
    const movements = page.getByRole('table', { name: 'Movements' });
    await expect(movements.getByRole('cell', { name: '2,000.00' })).toHaveCount(1);
    await expectSound(page);
    await concludeByKeys(compliance, RELATED_GROUNDS);
    await open('/operator/monitoring?state=closed');
    await row.getByRole('button').click();
    await expect(page.getByText(RELATED_GROUNDS)).toBeVisible();
  });

  await test.step('nothing of it restricts the investor, and finance reads nothing of it', async () => {
    const { user } = await call<{ user: { balance: string } }>(place, 'GET', '/user/current', {
      by: session,
    });
    expect(user.balance).toBe('1000.00');
    await finance.open('/operator/cases');
    await expect(finance.page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(finance.page.getByText('Related party')).toHaveCount(0);
  });
});

/** Closes the open alert without suspicion. */
async function concludeByKeys({ page }: Visitor, grounds: string): Promise<void> {
  await tabTo(page, 'button', 'Conclude: no suspicion');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Reason' })).toBeFocused();
  await page.keyboard.type(grounds);
  await tabTo(page, 'button', 'Close alert');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Alert closed')).toBeVisible();
}
