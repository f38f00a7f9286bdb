import type { Page } from '@playwright/test';
import { BANK } from '../api/people.ts';
import { searchAndChoose } from './fields.ts';

/** From the payment page through the pages of the simulated bank, and back. */
export async function payAtTheBank(page: Page): Promise<void> {
  await page.waitForURL(/\/pay\//);
  await searchAndChoose(page, 'Bank', 'Maybank2U');
  await page.getByRole('button', { name: 'Proceed' }).click();
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Request TAC' }).click();
  const tac = await page.locator('#tac-sent').textContent();
  await page.getByLabel('TAC', { exact: true }).fill(tac ?? '');
  await page.getByRole('button', { name: /^Pay / }).click();
}

/** The bank of all users in the tests, as the application forms list it. */
export const bankName = BANK.name;
