import { expect, type Locator, type Page } from '@playwright/test';
import { approvedInvestor, approvedOwner } from './api/join.ts';
import { topUp } from './api/money.ts';
import { listedNote } from './api/notes.ts';
import { newCompany, newPerson } from './api/people.ts';
import { mailTo } from './api/simulator.ts';
import { dayFromToday, OPEN_TO_ALL_AFTER } from './days.ts';
import { expectSound } from './pages/axe.ts';
import { field } from './pages/fields.ts';
import { test } from './pages/visitor.ts';
import { sharedProduct } from './product/place.ts';

const terms = { amount: '9000.00', rate: '11.00', termMonths: 6, purpose: 'A second oven for the bakery' };
const SEARCH = 'Half a year or less';

/** That all of it stands within the window as it is, without scrolling. */
async function expectInWindow(page: Page, what: Locator): Promise<void> {
  const [box, size] = [await what.boundingBox(), page.viewportSize()];
  if (box === null || size === null) throw new Error(`${what} is not drawn`);
  expect(box.y).toBeGreaterThanOrEqual(0);
  expect(box.y + box.height).toBeLessThanOrEqual(size.height);
}

async function expectPanelInWindow(page: Page, within: Page | Locator): Promise<void> {
  await expect(within.getByText(/^Estimated net receipts for/)).toBeVisible();
  await expectInWindow(page, field(within, 'Investment amount'));
  await expectInWindow(page, within.getByText(/^Estimated net receipts for/));
  await expectInWindow(page, within.getByRole('button', { name: /^Confirm RM/ }));
}

test('from the alert of a saved search to an investment in one view', async ({ newVisitor }) => {
  const { place, operatorPair } = sharedProduct();
  const company = newCompany('Roti Hangat Sdn Bhd', 'Normah', 'Salleh');
  const owner = await approvedOwner(place, operatorPair, company);
  const { person, session } = await approvedInvestor(place, operatorPair, newPerson('Suhaila', 'Mansor'));
  await topUp(place, session, '2000.00');
  const visitor = await newVisitor();
  const { page } = visitor;
  await visitor.become(session);
  await page.setViewportSize({ width: 1366, height: 768 });

  await test.step('a search is saved', async () => {
    await visitor.open('/notes?term_max=6');
    await page.getByRole('button', { name: 'Saved searches' }).click();
    const dialog = page.getByRole('dialog');
    await field(dialog, 'Name of this search').fill(SEARCH);
    await expectSound(page);
    await dialog.getByRole('button', { name: 'Save search' }).click();
    await expect(dialog.getByText(SEARCH)).toBeVisible();
    await page.keyboard.press('Escape');
  });

  const before = new Date();
  await listedNote(place, operatorPair, owner, terms);

  await test.step('its alert comes by mail and in the product, and leads to the note', async () => {
    const mail = await mailTo(
      place,
      person.email,
      new RegExp(`matches your saved search “${SEARCH}”`),
      before,
    );
    expect(mail.text).toContain('11.00');
    await visitor.moveTo(dayFromToday(OPEN_TO_ALL_AFTER));
    await visitor.open('/notifications');
    await page.getByRole('link', { name: new RegExp(`matches your saved search “${SEARCH}”`) }).click();
    await expect(page.getByRole('heading', { level: 1, name: terms.purpose })).toBeVisible();
  });

  await test.step('amount, receipts and Confirm are in view at 1366 × 768', async () => {
    await expectPanelInWindow(page, page);
    await page.getByRole('button', { name: 'RM 500', exact: true }).click();
    await expect(page.getByText('Estimated net receipts for RM 500.00')).toBeVisible();
    await expectPanelInWindow(page, page);
  });

  await test.step('and in a sheet on a phone, where it is confirmed', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: /^Invest in / }).click();
    const sheet = page.getByRole('dialog');
    await expectPanelInWindow(page, sheet);
    await expectSound(page);
    await sheet.getByRole('button', { name: /^Confirm RM/ }).click();
    await expect(sheet.getByRole('status').filter({ hasText: 'Investment confirmed' })).toBeVisible();
    await expect(sheet.getByText(/, if issued today$/)).toBeVisible();
  });
});
