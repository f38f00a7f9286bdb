import { expect } from '@playwright/test';
import { approvedInvestor, approvedOwner } from './api/join.ts';
import { operatorOf } from './api/operator-pair.ts';
import { newCompany, newPerson } from './api/people.ts';
import { expectSound } from './pages/axe.ts';
import { field } from './pages/fields.ts';
import { openCustomer } from './pages/operator.ts';
import { test, type Visitor } from './pages/visitor.ts';
import { sharedProduct } from './product/place.ts';

const openTab = async ({ page }: Visitor, name: string): Promise<void> => {
  await page.getByRole('navigation', { name: 'Parts of this customer' }).getByRole('link', { name }).click();
};
const tabsOf = ({ page }: Visitor) =>
  page.getByRole('navigation', { name: 'Parts of this customer' }).getByRole('link').allTextContents();

test('an administrator walks the page of a customer, others see what their work needs', async ({
  newVisitor,
}) => {
  const { place, operatorPair } = sharedProduct();
  const { person } = await approvedInvestor(place, operatorPair, newPerson('Khairul', 'Anuar'));
  const administrator = await newVisitor();
  await administrator.becomeOperator(await operatorOf(place, operatorPair, 'administrator'));
  const { page } = administrator;
  let address = '';

  await test.step('from the list to the page', async () => {
    await openCustomer(administrator, person.email);
    await page.getByRole('link', { name: 'Open the full page of this customer' }).click();
    await expect(page).toHaveURL(/\/operator\/customers\/[0-9a-f-]{36}\/overview$/);
    address = new URL(page.url()).pathname.replace(/overview$/, '');
    await expect(page.getByRole('heading', { level: 1, name: person.name })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Open work' })).toBeVisible();
    await expectSound(page);
  });

  await test.step('through every tab that administrators have', async () => {
    expect(await tabsOf(administrator)).toEqual([
      ...['Overview', 'Company', 'Money', 'Investments and financing', 'Communication', 'Security'],
      ...['Links', 'Audit'],
    ]);
    for (const [tab, heading] of [
      ['Money', 'Bank accounts'],
      ['Investments and financing', 'Holdings'],
      ['Communication', 'E-mails'],
      ['Security', 'Sign-ins'],
      ['Links', 'Linked customers'],
      ['Audit', 'Audit trail'],
    ] as const) {
      await openTab(administrator, tab);
      await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible();
      await expect(page.locator('[data-loading]')).toHaveCount(0);
      await expectSound(page);
    }
    await openTab(administrator, 'Company');
    await expect(page.getByText('No company has been approved for this customer.')).toBeVisible();
  });

  await test.step('a mail is read as it was sent, without its code and token', async () => {
    await openTab(administrator, 'Communication');
    await page.getByRole('button', { name: /^Please verify your e-mail address/ }).click();
    const dialog = page.getByRole('dialog', { name: 'E-mail as sent' });
    await expect(dialog.getByText('its address is not shown')).toBeVisible();
    await expectSound(page);
    await page.keyboard.press('Escape');
  });

  await test.step('support has fewer tabs, and an address does not open another', async () => {
    const support = await newVisitor();
    await support.becomeOperator(await operatorOf(place, operatorPair, 'support'));
    await support.open(`${address}overview`);
    await expect(support.page.getByRole('heading', { name: 'Open work' })).toBeVisible();
    expect(await tabsOf(support)).toEqual([
      ...['Overview', 'Money', 'Investments and financing', 'Communication', 'Security'],
    ]);
    await support.open(`${address}audit`);
    await expect(support.page.getByText('Your roles do not open this part.')).toBeVisible();
    await expectSound(support.page);
  });
});

test('documents stand beside each other, and credit reads the company from its case only', async ({
  newVisitor,
}) => {
  const { place, operatorPair } = sharedProduct();
  const owner = await approvedOwner(place, operatorPair, newCompany('Kraf Desa Sdn Bhd', 'Hamidah', 'Saad'));
  const compliance = await newVisitor();
  await compliance.becomeOperator(await operatorOf(place, operatorPair, 'compliance'));
  const { page } = compliance;
  await openCustomer(compliance, owner.person.email);
  await page.getByRole('link', { name: 'Open the full page of this customer' }).click();
  await expect(page).toHaveURL(/\/overview$/);
  const address = new URL(page.url()).pathname.replace(/overview$/, '');

  await test.step('a picture is zoomed and turned by keyboard', async () => {
    await openTab(compliance, 'Identity and documents');
    await page
      .getByRole('button', { name: /^Show .+ on the left$/ })
      .first()
      .click();
    await page
      .getByRole('button', { name: /^Show .+ on the right$/ })
      .last()
      .click();
    const picture = page.getByRole('button', { name: /^Picture / }).first();
    await picture.focus();
    await page.keyboard.press('+');
    await expect(page.getByText('150%').first()).toBeVisible();
    await page.keyboard.press('r');
    await page.keyboard.press('0');
    await expect(page.getByText('150%')).toHaveCount(0);
    await expectSound(page);
  });

  await test.step('a number of the company is shown with a reason', async () => {
    await openTab(compliance, 'Company');
    await page
      .getByRole('button', { name: /Document number/ })
      .first()
      .click();
    const dialog = page.getByRole('dialog');
    await field(dialog, 'Purpose of access').fill('To compare it with the register');
    await expectSound(page);
    await dialog.getByRole('button', { name: 'Show' }).click();
    await expect(dialog).toBeHidden();
    await expectSound(page);
  });

  await test.step('credit has no page of the customer', async () => {
    const credit = await newVisitor();
    await credit.becomeOperator(await operatorOf(place, operatorPair, 'credit'));
    credit.expectRejection(`${address.replace(/\/$/, '')}`, 403);
    await credit.open(`${address}overview`);
    await expect(credit.page.getByRole('navigation', { name: 'Parts of this customer' })).toHaveCount(0);
  });
});
