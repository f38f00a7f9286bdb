import { expect, type Locator, type Page } from '@playwright/test';
import { fixture } from '../product/checkout.ts';
import { choose, field } from './fields.ts';
import type { Visitor } from './visitor.ts';

const REASON = 'Compared with the documents';

/** Opens a dialog from the user menu. */
export async function openFromMenu(page: Page, entry: string, title: string): Promise<Locator> {
  await page.getByRole('button', { name: /^Account menu/ }).click();
  await page.getByRole('menuitem', { name: entry, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: title });
  await expect(dialog).toBeVisible();
  return dialog;
}

const figures = [
  ['Estimated annual income', '250,000 - 500,000'],
  ['Estimated value of liquid assets', '500,000 - 1,000,000'],
  ['Estimated value of other assets', '1,000,000 - 3,000,000'],
  ['Estimated value of total liabilities', '100,000 - 250,000'],
] as const;

/** Fills in the Premium form and sends it; net worth and the sophisticated test fill themselves. */
export async function applyForPremium(page: Page): Promise<void> {
  const dialog = await openFromMenu(page, 'Premium', 'Premium upgrade');
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(dialog.getByText('Please provide Estimated Annual Income')).toBeVisible();
  for (const [label, band] of figures) await choose(page, label, band);
  await expect(field(dialog, 'Estimated net worth')).toHaveValue('1,000,000 - 3,000,000');
  const sophisticated = dialog.getByRole('radiogroup', { name: /sophisticated investor/i });
  await expect(sophisticated.getByRole('radio', { name: 'Yes' })).toBeChecked();
  await choose(page, 'Source of funds or wealth', 'Savings or investment');
  await dialog.getByLabel(/^3 months bank statement/).setInputFiles(fixture('statement.pdf'));
  await dialog.getByLabel(/^Personal assets/).setInputFiles(fixture('card-back.png'));
  await dialog.getByRole('checkbox', { name: /true, correct and complete/ }).check();
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Thank you, your application has been submitted.')).toBeVisible();
  await expect(dialog.getByText('Your premium upgrade application is pending for approval.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
}

/** Reads a request for Premium beside its documents and proposes to approve it. */
export async function proposePremium({ page, open }: Visitor, investor: string): Promise<void> {
  await open('/operator/premium-upgrades');
  await page.getByRole('row').filter({ hasText: investor }).click();
  await expect(page.getByRole('button', { name: 'Open statement.pdf' })).toBeVisible();
  await expect(page.getByText('Consistent with the answers')).toHaveCount(2);
  await page.getByRole('button', { name: 'Propose approval' }).click();
  await field(page, 'Reason').fill(REASON);
  await page.getByRole('button', { name: 'Propose approval' }).click();
  await expect(page.getByText('Proposed. A different operator decides next.')).toBeVisible();
}
