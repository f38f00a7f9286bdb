import { expect, type Page } from '@playwright/test';
import type { CompanyPerson } from '../api/people.ts';
import { fixture } from '../product/checkout.ts';
import { bankName, payAtTheBank } from './bank.ts';
import { choose, field, searchAndChoose } from './fields.ts';
import type { Visitor } from './visitor.ts';

/** Fills in all seven steps of the company's application and submits it. */
export async function applyAsOwner({ page, open }: Visitor, person: CompanyPerson): Promise<void> {
  await open('/business_owners/apply');
  await companyStep(page, person);
  await addressStep(page);
  await personStep(page, person);
  await directorsStep(page, person);
  await bankStep(page, person);
  await documentsStep(page);
  for (const label of [/Terms and Conditions/, /Privacy Policy/, /face and document/]) {
    await page.getByRole('checkbox', { name: label }).check();
  }
  await page.getByRole('button', { name: 'Submit the application' }).click();
  await expect(page.getByText('Your application has been submitted.')).toBeVisible();
}

async function next(page: Page, heading: string): Promise<void> {
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(page.getByRole('heading', { name: heading, exact: true, level: 2 })).toBeVisible();
}

async function companyStep(page: Page, { company, registrationNo }: CompanyPerson): Promise<void> {
  await field(page, 'Company name').fill(company);
  await field(page, 'SSM registration number').fill(registrationNo);
  await choose(page, 'Kind of company', 'Private limited company');
  await field(page, 'Incorporated on').fill('2019-01-15');
  await searchAndChoose(page, 'Industry', 'Manufacturing');
  await field(page, 'Revenue of the last 12 months').fill('2400000');
  await field(page, 'Employees').fill('18');
  await page.getByRole('radio', { name: 'No', exact: true }).check();
  await next(page, 'Address');
}

async function addressStep(page: Page): Promise<void> {
  await field(page, 'Business phone').fill('03-2161 2345');
  await field(page, 'Address').fill('Lot 8, Jalan Industri');
  await field(page, 'Postcode').fill('50400');
  await field(page, 'City').fill('Kuala Lumpur');
  await searchAndChoose(page, 'State', 'W.P. Kuala Lumpur');
  await next(page, 'Person');
}

async function personStep(page: Page, { name, myKad }: CompanyPerson): Promise<void> {
  await field(page, 'Full name').fill(name);
  await choose(page, 'Identity document', 'MyKad');
  await field(page, 'Number').fill(myKad);
  await expect(page.getByRole('radio', { name: 'Female' })).toBeChecked();
  await field(page, 'Mobile phone').fill('012-345 6789');
  await next(page, 'Directors');
}

async function directorsStep(page: Page, { name, myKad }: CompanyPerson): Promise<void> {
  const row = page.getByRole('group', { name: 'Person 1' });
  if (!(await row.isVisible())) await page.getByRole('button', { name: 'Add a person' }).click();
  await field(row, 'Name').fill(name);
  await choose(page, 'Identity document', 'MyKad', row);
  await field(row, 'Number').fill(myKad);
  await choose(page, 'Role', 'Director', row);
  await field(row, 'Share of the company').fill('60');
  await next(page, 'Bank');
}

async function bankStep(page: Page, { company, accountNumber }: CompanyPerson): Promise<void> {
  await searchAndChoose(page, 'Bank', bankName);
  await field(page, 'Account number').fill(accountNumber);
  await field(page, 'Account holder').fill(company);
  await next(page, 'Documents');
}

async function documentsStep(page: Page): Promise<void> {
  await field(page, 'Identity documents of all directors').setInputFiles(fixture('card-front.png'));
  await field(page, 'Bank statements of the last six months').setInputFiles(fixture('statement.pdf'));
  await next(page, 'Declarations');
}

/** What a business owner asks for. */
export interface Financing {
  readonly amount: string;
  readonly termMonths: number;
  readonly purpose: string;
}

/** Fills in the four steps of an application for financing and submits it. */
export async function applyForFinancing({ page, open }: Visitor, financing: Financing): Promise<void> {
  await open('/financing/apply');
  await choose(page, 'Type of financing', 'Term Financing');
  await page.getByRole('radio', { name: 'Conventional' }).check();
  await field(page, 'Amount').fill(financing.amount);
  await field(page, 'Tenure, in months').fill(String(financing.termMonths));
  await page.getByRole('radio', { name: 'Equal monthly payments' }).check();
  await next(page, 'Purpose');
  await field(page, 'What is the money for?').fill(financing.purpose);
  await next(page, 'People');
  await next(page, 'Documents');
  await field(page, 'Documents').setInputFiles(fixture('statement.pdf'));
  await page.getByRole('checkbox', { name: /same purpose elsewhere/ }).check();
  await page.getByRole('button', { name: 'Submit the application' }).click();
  await expect(page.getByText(/^Your application has been submitted\./)).toBeVisible();
}

/** Reads the offer, accepts it, and so lists the note. */
export async function acceptOffer({ page, open }: Visitor): Promise<void> {
  await open('/bo/notes?tab=pending');
  await page.getByRole('button', { name: 'Accept and list' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Accept and list' }).click();
  await expect(page.getByText(/^Your note .* is listed\.$/)).toBeVisible();
}

/** Signs the agreement of the funded note; `net` is what is paid out. */
export async function issueNote({ page, open }: Visitor, net: string): Promise<void> {
  await open('/bo/notes?tab=listed');
  await page.getByRole('checkbox', { name: /I sign the financing agreement/ }).check();
  await page.getByRole('button', { name: 'Issue note' }).click();
  await expect(page.getByText(`${net} is on its way to your bank account`)).toBeVisible();
}

/** Pays what is due on the only running note, at the bank's pages. */
export async function payWhatIsDue({ page, open }: Visitor, amount: string): Promise<void> {
  await open('/bo/notes?tab=issued');
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page.getByRole('radio', { name: `What is due: ${amount}` })).toBeChecked();
  await page.getByRole('button', { name: 'Proceed to pay' }).click();
  await payAtTheBank(page);
  await expect(page.getByRole('heading', { name: 'Payment received' })).toBeVisible();
}
