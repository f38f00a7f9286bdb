import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';
import { payAtTheBank } from './bank.ts';
import { choose } from './fields.ts';
import { pdfText } from './pdf.ts';
import type { Visitor } from './visitor.ts';

/** Pays on the only running note: the chosen radio, then the bank's pages. */
export async function pay({ page, open }: Visitor, choice: string | RegExp): Promise<void> {
  await open('/bo/notes?tab=issued');
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await page.getByRole('radio', { name: choice }).check();
  await page.getByRole('button', { name: 'Proceed to pay' }).click();
  await payAtTheBank(page);
  await expect(page.getByRole('heading', { name: 'Payment received' })).toBeVisible();
}

/** Presses what saves a PDF, and finds these texts in it. */
async function expectSaved(page: Page, button: Locator, texts: readonly string[]): Promise<void> {
  const download = page.waitForEvent('download');
  await button.click();
  const document = pdfText(readFileSync(await (await download).path()));
  for (const text of texts) expect(document).toContain(text);
}

/** The receipt on the page after a payment (REP-19). */
export function expectReceipt(page: Page, texts: readonly string[]): Promise<void> {
  return expectSaved(page, page.getByRole('button', { name: /^Receipt .* \(PDF\)$/ }), texts);
}

/** The quote beside the figures of an early settlement (REP-20). */
export function expectQuote(page: Page, texts: readonly string[]): Promise<void> {
  return expectSaved(page, page.getByRole('button', { name: 'Settlement quote (PDF)' }), texts);
}

/** By the number of the note operators find what a line of the bank's statement is for (REP-21). */
export async function expectTransferReference(page: Page, number: string): Promise<void> {
  await page.getByRole('button', { name: 'Pay by bank transfer instead' }).click();
  await expect(page.getByRole('definition').filter({ hasText: number })).toBeVisible();
}

/** What the company paid in a year (FIG-17). */
export async function expectYearlyStatement(
  { page, open }: Visitor,
  year: string,
  texts: readonly string[],
): Promise<void> {
  await open('/my_activity');
  await page.getByRole('button', { name: 'Statement', exact: true }).click();
  await page.getByText('Annual statement').click();
  const dialog = page.getByRole('dialog');
  await choose(page, 'Year', year, dialog);
  const button = dialog.getByRole('button', { name: 'Download PDF' });
  await expectSaved(page, button, ['Annual statement of interest paid', ...texts]);
}
