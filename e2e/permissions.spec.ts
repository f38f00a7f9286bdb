import { expect, type Page } from '@playwright/test';
import { createOperatorPair, operatorOf } from './api/operator-pair.ts';
import { expectSound } from './pages/axe.ts';
import { field } from './pages/fields.ts';
import { tabTo } from './pages/keyboard.ts';
import { approve } from './pages/operator.ts';
import { test } from './pages/visitor.ts';
import { ownProduct } from './product/own-product.ts';

const own = ownProduct();
const KIND = 'Permissions of operators';

const openPermission = async (page: Page, name: string) => {
  await page.getByRole('button', { name, exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name, level: 2 })).toBeVisible();
};

test('two administrators take a permission away and set a limit', async ({ newVisitor }) => {
  test.setTimeout(300_000);
  const place = await own.start();
  const pair = await createOperatorPair(place);
  const [maker, checker, support, finance] = [
    await newVisitor(place),
    await newVisitor(place),
    await newVisitor(place),
    await newVisitor(place),
  ];
  await maker.becomeOperator(pair.maker);
  await checker.becomeOperator(pair.checker);
  await support.becomeOperator(await operatorOf(place, pair, 'support'));
  await finance.becomeOperator(await operatorOf(place, pair, 'finance'));
  const { page } = maker;
  const menuOfSupport = support.page.getByRole('navigation').getByRole('link', { name: /^Customers/ });

  await test.step('a role sees what it holds', async () => {
    await support.open('/operator');
    await expect(menuOfSupport).toBeVisible();
    await expect(support.page.getByRole('link', { name: 'Permissions' })).toHaveCount(0);
  });

  await test.step('the table shows each role, and the maker drafts two changes by keyboard', async () => {
    await maker.open('/operator/permissions');
    await expect(page.getByRole('heading', { name: 'Permissions', level: 1 })).toBeVisible();
    await expectSound(page);
    await openPermission(page, 'Customers');
    await page.getByRole('checkbox', { name: 'Support holds this permission' }).focus();
    await page.keyboard.press('Space');
    await openPermission(page, 'Release of payouts');
    await field(page, 'Limit for Finance').fill('1000');
    const draft = page.getByRole('table', { name: 'Proposed changes' });
    await expect(draft.getByRole('row')).toHaveCount(3);
    await expect(draft).toContainText('Up to RM 1,000.00');
    await expectSound(page);
  });

  await test.step('what stands still is confirmed by name', async () => {
    maker.expectRejection('/operator/approvals', 422);
    await field(page, 'Reason').fill('As the board decided');
    await page.getByRole('button', { name: 'Propose changes' }).click();
    const confirmation = page.getByRole('checkbox', { name: /stands still.*Release of payouts/ });
    await confirmation.check();
    await page.getByRole('button', { name: 'Propose changes' }).click();
    await expect(page.getByText('Proposed. A different operator decides next.')).toBeVisible();
    await expect(page.getByText(/has to be decided before the next one/)).toBeVisible();
  });

  await test.step('the checker reads both, before and after, and approves', async () => {
    await checker.open('/operator/approvals');
    await checker.page.getByRole('row').filter({ hasText: KIND }).click();
    const changes = checker.page.getByRole('table', { name: 'Changes' });
    await expect(changes).toContainText('Finance · Release of payouts');
    await expect(changes).toContainText('Up to RM 1,000.00');
    await expect(changes).toContainText('Stands still');
    await expectSound(checker.page);
    await approve(checker, KIND);
  });

  await test.step('whoever it concerns is notified on the overview, and reads it by keyboard', async () => {
    await support.open('/operator');
    const notices = support.page.getByRole('region', { name: 'Notices' });
    await expect(notices).toContainText('Support: 1 taken away, 0 limited by amount, 0 given back.');
    await expectSound(support.page);
    await tabTo(support.page, 'button', 'Mark as read: Permissions of operators were changed');
    await support.page.keyboard.press('Enter');
    await expect(notices).toHaveCount(0);
  });

  await test.step('the limit stands where the operator meets it', async () => {
    await finance.open('/operator/payouts');
    await expect(
      finance.page.getByText('Your limit for “Release of payouts”: up to RM 1,000.00.'),
    ).toBeVisible();
    await expectSound(finance.page);
  });

  await test.step('it is in force at the next page, in the menu and on the wire', async () => {
    await support.open('/operator');
    await expect(support.page.getByRole('heading', { name: 'Overview' })).toBeVisible();
    await expect(menuOfSupport).toHaveCount(0);
    support.expectRejection('/operator/customers', 403);
    support.expectRejection('/operator/views', 403);
    await support.open('/operator/customers');
    await expect(support.page.getByText('This page is for another kind of account.')).toBeVisible();
    await maker.open('/operator/permissions');
    const row = page.getByRole('row').filter({ hasText: 'Release of payouts' });
    await expect(row).toContainText('Up to RM 1,000.00');
    await openPermission(page, 'Release of payouts');
    await expect(page.getByText(/proposed by Maker of the tests, approved by Checker/)).toBeVisible();
  });
});
