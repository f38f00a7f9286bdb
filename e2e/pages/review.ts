import { expect, type Page } from '@playwright/test';
import { field, searchAndChoose } from './fields.ts';
import type { Visitor } from './visitor.ts';

const REASON = 'Looked at with the documents beside it';

async function openApplication({ page, open }: Visitor, applicant: string, state: string): Promise<void> {
  await open(`/operator/applications?state=${state}`);
  await page.getByRole('row').filter({ hasText: applicant }).click();
}

async function sendProposal(page: Page, button: string): Promise<void> {
  await field(page, 'Reason').fill(REASON);
  await page.getByRole('button', { name: button }).click();
  await expect(page.getByText('Proposed. A different operator decides next.')).toBeVisible();
}

/** Says at a field what is missing; also how a rejected application is reopened. */
export async function requestInformation(
  visitor: Visitor,
  applicant: string,
  remark: { readonly field: string; readonly text: string; readonly state?: string },
): Promise<void> {
  const { page } = visitor;
  await openApplication(visitor, applicant, remark.state ?? 'Submitted');
  await page.getByRole('button', { name: 'Request information', exact: true }).click();
  await searchAndChoose(page, 'Field', remark.field);
  await field(page, 'Instruction to the applicant').fill(remark.text);
  await sendProposal(page, 'Propose information request');
}

export async function proposeRejection(visitor: Visitor, applicant: string): Promise<void> {
  await openApplication(visitor, applicant, 'Submitted');
  await visitor.page.getByRole('button', { name: 'Propose rejection' }).click();
  await sendProposal(visitor.page, 'Propose rejection');
}
