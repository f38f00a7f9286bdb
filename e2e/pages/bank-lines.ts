import { expect, type Locator, type Page } from '@playwright/test';
import { expectSound } from './axe.ts';
import { chooseByKeys, tabTo, tabUntil } from './keyboard.ts';
import type { Visitor } from './visitor.ts';

/** A note that bank transfers are for. */
export interface IssuedNote {
  readonly number: string;
  /** The company that pays. */
  readonly issuer: string;
  readonly firstDue: string;
}

/** How the approvals call what two decide about a line. */
export const ALLOCATION = 'Allocation of a bank line';

/** Waits until the list of open exceptions has so many. */
export async function expectOpen({ page, open }: Visitor, count: number): Promise<void> {
  await expect(async () => {
    await open('/operator/reconciliation');
    await expect(page.getByRole('row')).toHaveCount(count + 1, { timeout: 3_000 });
  }).toPass();
}

/** Opens the exception of a line whose row says this. */
export async function openLine({ page, open }: Visitor, saying: string): Promise<void> {
  await open('/operator/reconciliation');
  await page.getByRole('row').filter({ hasText: saying }).click();
  await expect(page.getByRole('region', { name: 'Suggested allocations' })).toBeVisible();
}

export function suggestionFor(page: Page, { number }: IssuedNote): Locator {
  return page
    .getByRole('region', { name: 'Suggested allocations' })
    .getByRole('listitem')
    .filter({ hasText: `Note ${number}` });
}

/** Waits until a note has a receipt of a payer; jobs book it. */
export async function expectReceipt(
  { page, open }: Visitor,
  { number }: IssuedNote,
  payer: string,
  amount: string,
): Promise<void> {
  await expect(async () => {
    await open('/operator/notes');
    await page.getByRole('row').filter({ hasText: number }).click();
    const receipts = page.getByRole('table', { name: 'Receipts' }).getByRole('row');
    await expect(receipts.filter({ hasText: payer }).filter({ hasText: amount })).toBeVisible({
      timeout: 3_000,
    });
  }).toPass();
}

/** Divides the line that names two notes over both, by keyboard alone; one sen is forgotten at first. */
export async function divideByKeys(
  { page, open }: Visitor,
  [first, second]: readonly [IssuedNote, IssuedNote],
) {
  await open('/operator/reconciliation');
  await tabUntil(page, page.getByRole('row').filter({ hasText: second.number }).getByRole('button'));
  await page.keyboard.press('Enter');
  await tabTo(page, 'button', 'Allocate line');
  await page.keyboard.press('Enter');
  await enterPart(page, 1, first, '1860');
  await expect(page.getByText('RM 640.00 still to be allocated')).toBeVisible();
  await tabTo(page, 'button', 'Add a part');
  await page.keyboard.press('Enter');
  await enterPart(page, 2, second, '639.99');
  await expect(page.getByText('RM 0.01 still to be allocated')).toBeVisible();
  await expectSound(page);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('640');
  await expect(page.getByText('The whole line is allocated.')).toBeVisible();
  await tabTo(page, 'textbox', 'Reason');
  await page.keyboard.type('One transfer for two notes');
  await tabTo(page, 'button', 'Propose allocation');
  await page.keyboard.press('Enter');
}

/** Chooses what a part is for and types its amount; the focus stays there. */
async function enterPart(page: Page, number: number, note: IssuedNote, amount: string): Promise<void> {
  const part = page.getByRole('group', { name: `Part ${number}` });
  await chooseByKeys(
    page,
    part.getByRole('combobox', { name: 'For' }),
    `Note ${note.number} · ${note.issuer}`,
  );
  await tabUntil(page, part.getByRole('textbox', { name: 'Amount' }));
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(amount);
}

/** The second operator reads what each part would post. */
export async function expectDivision({ page, open }: Visitor, notes: readonly IssuedNote[]): Promise<void> {
  await open('/operator/approvals');
  await page.getByRole('row').filter({ hasText: ALLOCATION }).first().click();
  for (const [index, { number }] of notes.entries()) {
    await expect(page.getByRole('row', { name: `Part ${index + 1} · Reference ${number}` })).toBeVisible();
  }
  await expectSound(page);
}
