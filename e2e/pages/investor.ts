import { expect, type Page } from '@playwright/test';
import type { Person } from '../api/people.ts';
import { mailTo } from '../api/simulator.ts';
import { fixture } from '../product/checkout.ts';
import type { Place } from '../product/product.ts';
import { bankName, payAtTheBank } from './bank.ts';
import { choose, field, searchAndChoose } from './fields.ts';
import type { Visitor } from './visitor.ts';

/** Fills in all seven steps of the application and submits it. */
export async function applyAsInvestor({ page, open }: Visitor, person: Person): Promise<void> {
  await open('/investors/apply');
  await identityStep(page, person);
  await contactStep(page);
  await workAndRiskSteps(page);
  await bankStep(page, person);
  await documentsStep(page);
  await declarationsStep(page);
  await expect(page.getByText('Application submitted.')).toBeVisible();
}

/** Continues, and waits until the next step is there. */
async function next(page: Page, heading: string): Promise<void> {
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(page.getByRole('heading', { name: heading, exact: true, level: 2 })).toBeVisible();
}

async function identityStep(page: Page, { name, myKad, born }: Person): Promise<void> {
  await field(page, 'Full name').fill(name);
  await choose(page, 'Identity document', 'MyKad');
  await field(page, 'Identity document number').fill(myKad);
  // The number brings birth date and gender along.
  await expect(page.getByRole('radio', { name: 'Female' })).toBeChecked();
  await expect(field(page, 'Year')).toHaveValue(String(born.year));
  await next(page, 'Contact');
}

async function contactStep(page: Page): Promise<void> {
  await field(page, 'Phone number').fill('0123456789');
  await field(page, 'Address line 1').fill('12, Jalan Tun Razak');
  await field(page, 'Postcode').fill('50400');
  await field(page, 'City').fill('Kuala Lumpur');
  // The postcode brings the state along.
  await expect(field(page, 'State')).toHaveValue('W.P. Kuala Lumpur');
  await next(page, 'Employment');
}

async function workAndRiskSteps(page: Page): Promise<void> {
  await choose(page, 'Occupation', 'Full time');
  await field(page, 'Employer').fill('Kilang Jaya Sdn Bhd');
  await choose(page, 'Annual income (RM)', '100,000 - 150,000');
  await choose(page, 'Source of funds', 'Salary and bonuses');
  await next(page, 'Risk profile');
  await page
    .getByRole('radiogroup', { name: /investment in P2P/ })
    .getByRole('radio', { name: 'No' })
    .check();
  await page.getByRole('radio', { name: 'Balanced' }).check();
  await next(page, 'Bank account');
}

async function bankStep(page: Page, { name, accountNumber }: Person): Promise<void> {
  await searchAndChoose(page, 'Bank', bankName);
  await field(page, 'Account number').fill(accountNumber);
  await field(page, 'Account holder').fill(name);
  await next(page, 'Documents');
}

async function documentsStep(page: Page): Promise<void> {
  await page.getByLabel('Identity document (front)').setInputFiles(fixture('card-front.png'));
  await page.getByLabel('Identity document (back)').setInputFiles(fixture('card-back.png'));
  await next(page, 'Declarations');
}

async function declarationsStep(page: Page): Promise<void> {
  await page
    .getByRole('radiogroup', { name: /Politically exposed/ })
    .getByRole('radio', { name: 'No' })
    .check();
  for (const label of [/conventional notes/, /Shariah notes/, /Privacy Policy/, /my face and document/]) {
    await page.getByRole('checkbox', { name: label }).check();
  }
  await page.getByRole('button', { name: 'Submit application' }).click();
}

/** Tops up through the bank's pages; answers when the money has arrived. */
export async function topUp({ page, open }: Visitor, amount: string): Promise<void> {
  await open('/balance/topup');
  await field(page, 'Amount').fill(amount);
  await page.getByRole('button', { name: 'Proceed To Top up' }).click();
  await payAtTheBank(page);
  await expect(page.getByRole('heading', { name: 'Top-up successful' })).toBeVisible();
}

/** Opens a note from the list and confirms an amount. */
export async function invest({ page, open }: Visitor, purpose: string, amount: string): Promise<void> {
  await open('/notes');
  await page.getByRole('link', { name: purpose }).click();
  await field(page, 'Investment amount').fill(amount);
  await page.getByRole('button', { name: /^Confirm RM/ }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Investment confirmed' })).toBeVisible();
}

/** Withdraws an amount with the code that comes by mail. */
export async function withdraw(
  visitor: Visitor,
  place: Place,
  { email }: Person,
  amount: string,
): Promise<void> {
  const { page, open } = visitor;
  await open('/balance/withdraw');
  await field(page, 'Amount').fill(amount);
  const before = new Date();
  visitor.expectRejection('/investors/withdraw', 403);
  await page.getByRole('button', { name: 'Continue' }).click();
  const mail = await mailTo(place, email, /code/i, before);
  await field(page, '6-digit code').fill(/\b\d{6}\b/.exec(mail.text)?.[0] ?? '');
  await page.getByRole('button', { name: /^Withdraw RM/ }).click();
  await expect(page.getByText('Withdrawal requested')).toBeVisible();
}

/** The cash balance as the page about it shows it. */
export async function expectBalance({ page, open }: Visitor, amount: string): Promise<void> {
  await expect(async () => {
    await open('/balance');
    await expect(page.getByRole('main').getByText(amount, { exact: true }).first()).toBeVisible({
      timeout: 3_000,
    });
  }).toPass();
}
