import { expect } from '@playwright/test';
import { generateSync } from 'otplib';
import type { OperatorUser } from '../product/product.ts';
import { field } from './fields.ts';
import type { Visitor } from './visitor.ts';

const REASON = 'Checked against the documents';

/** Signs in with password and the code of the authenticator app. */
export async function signInOperator({ page, open }: Visitor, operator: OperatorUser): Promise<void> {
  await open('/operator/login');
  await field(page, 'E-mail').fill(operator.email);
  await field(page, 'Password').fill(operator.password);
  await page.getByRole('button', { name: 'Continue' }).click();
  await field(page, 'Code').fill(generateSync({ secret: operator.totp_secret }));
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible();
}

/** Reads an application and proposes to approve it. */
export async function proposeApproval({ page, open }: Visitor, applicant: string): Promise<void> {
  await open('/operator/applications');
  await page.getByRole('row').filter({ hasText: applicant }).click();
  await page.getByRole('button', { name: 'Propose approval' }).click();
  await field(page, 'Alternative identity verification').fill('Seen in person with the original document');
  await field(page, 'Reason').fill(REASON);
  await page.getByRole('button', { name: 'Propose approval' }).click();
  await expect(page.getByText('Proposed. A different operator decides next.')).toBeVisible();
}

/** The figures of a company that earns well, by the labels of the form. */
const figures = {
  'Report reference': 'CB-4711',
  Score: '760',
  'Monthly inflow': '210000',
  'Monthly outflow, excluding instalments': '150000',
  'Monthly instalments on other financing': '4000',
  'Lowest balance': '12000',
} as const;
const accounts = {
  Revenue: '2400000',
  'Profit before tax': '240000',
  Equity: '900000',
  Assets: '1500000',
  Liabilities: '600000',
  'Current assets': '800000',
  'Current liabilities': '400000',
  'Debt service (instalments paid in the year)': '90000',
} as const;

/** Enters the figures of a financing application, so that it is graded. */
export async function assess({ page, open }: Visitor, issuer: string): Promise<void> {
  await open('/operator/financing-applications');
  await page.getByRole('row').filter({ hasText: issuer }).click();
  await page.getByRole('button', { name: 'Assess and grade' }).click();
  for (const [label, value] of Object.entries(figures)) await field(page, label).fill(value);
  for (const year of await page.getByRole('group', { name: /^Financial statements/ }).all()) {
    for (const [label, value] of Object.entries(accounts)) await field(year, label).fill(value);
  }
  await page.getByRole('button', { name: 'Calculate grade' }).click();
  await expect(page.getByRole('heading', { name: 'Assessment' })).toBeVisible();
}

/** Grades a financing application and proposes the terms. */
export async function proposeOffer(visitor: Visitor, issuer: string, rate: string): Promise<void> {
  const { page } = visitor;
  await assess(visitor, issuer);
  await page.getByRole('button', { name: 'Propose offer' }).click();
  await page.getByRole('textbox', { name: 'Rate p.a. (flat)' }).fill(rate);
  await field(page, 'Reason').fill(REASON);
  await page.getByRole('button', { name: 'Propose this offer' }).click();
  await expect(page.getByText('Proposed. A different operator decides next.')).toBeVisible();
}

/** Approves the queued payouts to these, which makes a batch that waits for its release. */
export async function proposeBatch(
  { page, open }: Visitor,
  ...beneficiaries: readonly string[]
): Promise<void> {
  await open('/operator/payouts');
  for (const one of beneficiaries) {
    await page.getByRole('checkbox', { name: new RegExp(`^Select ${one}`) }).check();
  }
  await page.getByRole('button', { name: 'Approve and propose a batch' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Reason' }).fill(REASON);
  await dialog.getByRole('button', { name: 'Approve and propose a batch' }).click();
  await expect(page.getByText('Proposed. A different operator decides next.')).toBeVisible();
}

/** Finds a customer by part of the address and opens the row. */
export async function openCustomer({ page, open }: Visitor, email: string): Promise<void> {
  await open('/operator/customers');
  await page.getByRole('searchbox', { name: 'Search' }).fill(email.slice(0, -4));
  const row = page.getByRole('row').filter({ hasText: email });
  await expect(page.getByRole('row')).toHaveCount(2);
  await row.click();
  await expect(page.getByRole('heading', { name: 'History', exact: true })).toBeVisible();
}

/** Gives the reason of a proposal and makes it. */
export async function propose({ page }: Visitor, button: string, reason = REASON): Promise<void> {
  await page.getByRole('textbox', { name: 'Reason', exact: true }).fill(reason);
  await page.getByRole('button', { name: button }).click();
  await expect(page.getByText('Proposed. A different operator decides next.')).toBeVisible();
}

/** Opens the newest proposal whose row says this, and approves it. */
export async function approve({ page, open }: Visitor, saying: string | RegExp): Promise<void> {
  await open('/operator/approvals');
  await page.getByRole('row').filter({ hasText: saying }).first().click();
  await page.getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(page.getByText('Approved. The change has taken effect.')).toBeVisible();
}

/** Waits until the bank has paid a payout. */
export async function expectPaid(
  { page, open }: Visitor,
  beneficiary: string,
  amount: string,
): Promise<void> {
  await expect(async () => {
    await open('/operator/payouts?state=paid');
    await expect(
      page.getByRole('row').filter({ hasText: beneficiary }).filter({ hasText: amount }),
    ).toBeVisible({ timeout: 3_000 });
  }).toPass();
}
