import type { Locator, Page } from '@playwright/test';

/** Chooses an option of a select by their names. */
export async function choose(page: Page, label: string, option: string, within: Page | Locator = page) {
  await field(within, label).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

/** Types part of an option's name into a select that searches, and takes it. */
export async function searchAndChoose(page: Page, label: string, option: string): Promise<void> {
  await field(page, label).fill(option);
  await page.getByRole('option', { name: option, exact: true }).click();
}

/** The input with this label, whatever kind it is; an asterisk says that it is required. */
export function field(within: Page | Locator, label: string): Locator {
  const name = new RegExp(`^${label.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}( \\*)?$`);
  return within.locator('input, textarea').and(within.getByLabel(name));
}
