import { expect } from '@playwright/test';
import { approvedInvestor } from './api/join.ts';
import { runDay, topUp } from './api/money.ts';
import { operatorOf } from './api/operator-pair.ts';
import { newPerson } from './api/people.ts';
import { dayFromToday } from './days.ts';
import { expectSound } from './pages/axe.ts';
import { tabTo } from './pages/keyboard.ts';
import { test } from './pages/visitor.ts';
import { sharedProduct } from './product/place.ts';

const GROUNDS = 'Deposits in parts, from a shop that has no turnover.';

test('compliance reports an alert by two, rates the customer and saves the large amounts', async ({
  newVisitor,
}) => {
  const { place, operatorPair } = sharedProduct();
  const { person, session } = await approvedInvestor(place, operatorPair, newPerson('Zainab', 'Laporan'));
  for (const amount of ['20000.00', '20000.00', '20000.00']) await topUp(place, session, amount);
  await runDay(place, dayFromToday(0));
  const [author, checker] = [await newVisitor(), await newVisitor()];
  await author.becomeOperator(await operatorOf(place, operatorPair, 'compliance'));
  await checker.becomeOperator(operatorPair.checker);

  await test.step('one drafts a report of the alert by keyboard, writes the grounds and submits it', async () => {
    const { page, open } = author;
    await open('/operator/monitoring');
    const row = page.getByRole('row').filter({ hasText: person.name }).filter({ hasText: 'Structuring' });
    await row.getByRole('button').focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('table', { name: 'Movements' })).toBeVisible();
    await tabTo(page, 'button', 'Draft suspicious transaction report');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Report drafted')).toBeVisible();
    await expect(
      page.getByRole('heading', { name: 'Suspicious transaction reports', level: 1 }),
    ).toBeVisible();
    await expectSound(page);
    await tabTo(page, 'button', 'Write');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('textbox', { name: 'Grounds' })).toBeFocused();
    await page.keyboard.type(GROUNDS);
    await tabTo(page, 'button', 'Save');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Report saved')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Grounds' })).toContainText(GROUNDS);
    await tabTo(page, 'button', 'Submit for approval');
    await page.keyboard.press('Enter');
    await tabTo(page, 'button', 'Submit');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Report submitted')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Approve' })).toHaveCount(0);
  });

  await test.step('another approves it', async () => {
    const { page, open } = checker;
    await open('/operator/suspicion-reports?state=submitted');
    await page.getByRole('row').filter({ hasText: person.name }).getByRole('button').click();
    await page.getByRole('button', { name: 'Approve' }).click();
    await page.getByRole('button', { name: 'Approve report' }).click();
    await expect(page.getByText('Report approved')).toBeVisible();
  });

  await test.step('it is lodged, which closes the alert, and saved as a file', async () => {
    const { page, open } = author;
    await open('/operator/suspicion-reports?state=approved');
    await page.getByRole('row').filter({ hasText: person.name }).getByRole('button').click();
    await page.getByRole('button', { name: 'Record as lodged' }).click();
    await page.getByRole('textbox', { name: "Authority's reference" }).fill('FIED/2026/17');
    await page.getByRole('button', { name: 'Record', exact: true }).click();
    await expect(page.getByText('Report lodged')).toBeVisible();
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download PDF' }).click();
    expect((await saved).suggestedFilename()).toMatch(/^STR-\d{6}\.pdf$/);
    await open('/operator/monitoring?state=closed');
    await page
      .getByRole('row')
      .filter({ hasText: person.name })
      .filter({ hasText: 'Structuring' })
      .getByRole('button')
      .click();
    await expect(page.getByText('Reported to the authority')).toBeVisible();
  });

  await test.step('the customer is rated, and leaves the highest rating by two', async () => {
    const { page, open } = author;
    await open('/operator/risk-ratings');
    await page.getByRole('row').filter({ hasText: person.name }).getByRole('button').focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Reported to the authority: 1 (high by itself)')).toBeVisible();
    await expectSound(page);
    await rate(author, 'High', 'Reported to the authority');
    await rate(author, 'Medium', 'The authority has no objection');
    await checker.open('/operator/risk-ratings?state=waiting');
    await checker.page.getByRole('row').filter({ hasText: person.name }).getByRole('button').click();
    await checker.page.getByRole('button', { name: 'Agree' }).click();
    await checker.page.getByRole('button', { name: 'Agree' }).click();
    await expect(checker.page.getByText('Rating agreed')).toBeVisible();
  });

  await test.step('large amounts are listed and saved', async () => {
    const { page, open } = author;
    await open('/operator/large-amounts');
    await expect(page.getByRole('row').filter({ hasText: person.name })).toContainText('RM 60,000.00');
    await expectSound(page);
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download CSV' }).click();
    expect((await saved).suggestedFilename()).toMatch(/^large-amounts-.*\.csv$/);
  });

  await test.step('an administrator finds no way to any of it', async () => {
    const other = await newVisitor();
    await other.becomeOperator(await operatorOf(place, operatorPair, 'administrator'));
    await other.open('/operator');
    await expect(other.page.getByRole('link', { name: 'Audit log' }).first()).toBeVisible();
    for (const name of ['Suspicious transaction reports', 'Risk ratings', 'Large amounts']) {
      await expect(other.page.getByRole('link', { name })).toHaveCount(0);
    }
  });
});

/** Rates the open customer. */
async function rate(
  { page }: { readonly page: import('@playwright/test').Page },
  rating: string,
  why: string,
) {
  await page.getByRole('button', { name: 'Rate or review' }).click();
  await page.getByRole('combobox', { name: 'Rating' }).selectOption({ label: rating });
  await page.getByRole('textbox', { name: 'Reason' }).fill(why);
  await page.getByRole('button', { name: 'Save rating' }).click();
  await expect(page.getByRole('button', { name: 'Save rating' })).toHaveCount(0);
}
