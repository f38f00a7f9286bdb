import { expect } from '@playwright/test';
import type { Visitor } from './visitor.ts';

/** Uploads a statement file on the reconciliation page; what becomes of it is for the caller to see. */
export async function uploadStatement({ page, open }: Visitor, name: string, text: string): Promise<void> {
  await open('/operator/reconciliation?view=statements');
  await page.getByRole('button', { name: 'Import statement' }).click();
  const dialog = page.getByRole('dialog');
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: `${name}.sta`, mimeType: 'text/plain', buffer: Buffer.from(text) });
  await dialog.getByRole('button', { name: 'Upload', exact: true }).click();
}

/** The same, taken: it waits for a second operator. */
export async function uploadForApproval(visitor: Visitor, name: string, text: string): Promise<void> {
  await uploadStatement(visitor, name, text);
  await expect(visitor.page.getByText('Uploaded. It settles nothing until')).toBeVisible();
  await expect(visitor.page.getByText('Pending second approval').first()).toBeVisible();
}
