import { expect } from '@playwright/test';
import type { Person } from '../api/people.ts';
import { mailTo } from '../api/simulator.ts';
import { fixture } from '../product/checkout.ts';
import type { Place } from '../product/product.ts';
import { payAtTheBank } from './bank.ts';
import { next } from './company-form.ts';
import { choose, field } from './fields.ts';
import type { Visitor } from './visitor.ts';

/** The financing application of a business owner. */
export interface Financing {
  readonly amount: string;
  readonly termMonths: number;
  readonly purpose: string;
}

/** Fills in the four steps of an application for financing and submits it. */
export async function applyForFinancing({ page, open }: Visitor, financing: Financing): Promise<void> {
  await open('/financing/apply');
  await choose(page, 'Financing type', 'Term Financing');
  await page.getByRole('radio', { name: 'Conventional' }).check();
  await field(page, 'Amount').fill(financing.amount);
  await field(page, 'Tenure (months)').fill(String(financing.termMonths));
  await page.getByRole('radio', { name: 'Equal monthly instalments' }).check();
  await next(page, 'Purpose');
  await field(page, 'Purpose of financing').fill(financing.purpose);
  await next(page, 'Guarantors');
  await next(page, 'Documents');
  await field(page, 'Documents').setInputFiles(fixture('statement.pdf'));
  await page.getByRole('checkbox', { name: /same purpose on another platform/ }).check();
  await page.getByRole('button', { name: 'Submit application' }).click();
  await expect(page.getByText(/^Application submitted\./)).toBeVisible();
}

/** Reads the offer, accepts it, and so lists the note. */
export async function acceptOffer({ page, open }: Visitor): Promise<void> {
  await open('/bo/notes?tab=pending');
  await page.getByRole('button', { name: 'Accept offer and list note' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Accept offer and list note' }).click();
  await expect(page.getByText(/^Your note .* is listed\.$/)).toBeVisible();
}

/** Signs the agreement of the funded note with the code that comes by mail; `net` is what is paid out. */
export async function issueNote(
  visitor: Visitor,
  place: Place,
  { email }: Person,
  net: string,
): Promise<void> {
  const { page, open } = visitor;
  await open('/bo/notes?tab=listed');
  await sign(visitor, place, email);
  await expect(page.getByText(`${net} is being paid to your bank account`)).toBeVisible();
}

/** Ticks the agreement on the open page and gives the code that comes by mail. */
export async function sign(visitor: Visitor, place: Place, email: string): Promise<void> {
  const { page } = visitor;
  await page.getByRole('checkbox', { name: /I sign the financing agreement/ }).check();
  const before = new Date();
  visitor.expectRejection('/notes/issue', 403);
  await page.getByRole('button', { name: 'Issue note' }).click();
  const mail = await mailTo(place, email, /code/i, before);
  await field(page, '6-digit code').fill(/\b\d{6}\b/.exec(mail.text)?.[0] ?? '');
  await page.getByRole('button', { name: 'Issue note' }).click();
}

/** Pays what is due on the only running note, at the bank's pages. */
export async function payWhatIsDue({ page, open }: Visitor, amount: string): Promise<void> {
  await open('/bo/notes?tab=issued');
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page.getByRole('radio', { name: `Amount due: ${amount}` })).toBeChecked();
  await page.getByRole('button', { name: 'Proceed to pay' }).click();
  await payAtTheBank(page);
  await expect(page.getByRole('heading', { name: 'Payment received' })).toBeVisible();
}
