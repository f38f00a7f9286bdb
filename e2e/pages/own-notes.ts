import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { axeProblems } from './axe.ts';
import type { Visitor } from './visitor.ts';

/** Sorts the investor's only running note by what is invested, and saves the table with this part of its line. */
export async function saveOwnNotes({ page, open }: Visitor, number: string, part: string): Promise<void> {
  await open('/notes?tab=subscribed&state=issued');
  await page.getByRole('button', { name: 'Invested' }).click();
  const head = page.getByRole('columnheader', { name: 'Invested' });
  await expect(head).toHaveAttribute('aria-sort', 'descending');
  await expect(page).toHaveURL(/state=issued.*sort=principal/);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  const file = readFileSync(await (await download).path(), 'utf8');
  const [, ...lines] = file.trim().split('\n');
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain(`${number},`);
  expect(lines[0]).toContain(part);
  expect(await axeProblems(page)).toEqual([]);
}

/** Goes from the table to what is held of a note, which says what is overdue. */
export async function openHolding(page: Page, number: string, overdue: string): Promise<void> {
  await page.getByRole('link', { name: number }).click();
  const payments = page.getByRole('region', { name: 'Payments of your holding' });
  await expect(payments.getByText(overdue)).toBeVisible();
  expect(await axeProblems(page)).toEqual([]);
}
