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
  await page.getByRole('button', { name: 'Go on' }).click();
  await field(page, 'Code').fill(generateSync({ secret: operator.totp_secret }));
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible();
}

/** Reads an application and proposes to approve it. */
export async function proposeApproval({ page, open }: Visitor, applicant: string): Promise<void> {
  await open('/operator/applications');
  await page.getByRole('row').filter({ hasText: applicant }).click();
  await page.getByRole('button', { name: 'Propose approval' }).click();
  await field(page, 'How was the identity proven?').fill('Seen in person with the original document');
  await field(page, 'Reason').fill(REASON);
  await page.getByRole('button', { name: 'Propose approval' }).click();
  await expect(page.getByText('Proposed. A different operator decides now.')).toBeVisible();
}

/** Scores a financing application and proposes the terms. */
export async function proposeOffer({ page, open }: Visitor, issuer: string, rate: string): Promise<void> {
  await open('/operator/financing-applications');
  await page.getByRole('row').filter({ hasText: issuer }).click();
  await page.getByRole('button', { name: 'Assess and propose an offer' }).click();
  for (const part of [
    'Credit bureau',
    'Bank-statement cash flow',
    'Financial ratios',
    'Conduct',
    'Security and buyer',
  ]) {
    await page.getByRole('textbox', { name: part }).fill('70');
  }
  await page.getByRole('textbox', { name: 'Rate a year, flat' }).fill(rate);
  await field(page, 'Reason').fill(REASON);
  await page.getByRole('button', { name: 'Propose this offer' }).click();
  await expect(page.getByText('Proposed. A different operator decides now.')).toBeVisible();
}

/** Approves the proposed payouts to a beneficiary, which makes a batch that waits for its release. */
export async function proposeBatch({ page, open }: Visitor, beneficiary: string): Promise<void> {
  await open('/operator/payouts');
  await page.getByRole('checkbox', { name: new RegExp(`^Pay ${beneficiary}`) }).check();
  await page.getByRole('button', { name: 'Approve and propose a batch' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Reason' }).fill(REASON);
  await dialog.getByRole('button', { name: 'Approve and propose a batch' }).click();
  await expect(page.getByText('Proposed. A different operator decides now.')).toBeVisible();
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
