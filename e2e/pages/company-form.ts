import { expect, type Page } from '@playwright/test';
import type { CompanyPerson } from '../api/people.ts';
import { fixture } from '../product/checkout.ts';
import { bankName } from './bank.ts';
import { choose, field, searchAndChoose } from './fields.ts';
import type { Visitor } from './visitor.ts';

type Form = 'business' | 'institution';

/** Answers the short check of a business owner, fills in all seven steps of the company's form and submits it. */
export async function applyAsCompany(
  { page, open }: Visitor,
  person: CompanyPerson,
  form: Form = 'business',
): Promise<void> {
  await open('/business_owners/apply');
  if (form === 'business') await eligibility(page);
  await companyStep(page, person, form);
  await addressStep(page);
  await personStep(page, person);
  await directorsStep(page, person);
  await bankStep(page, person);
  await documentsStep(page, form);
  for (const label of [/Terms and Conditions/, /Privacy Policy/, /face and document/]) {
    await page.getByRole('checkbox', { name: label }).check();
  }
  await page.getByRole('button', { name: 'Submit application' }).click();
  await expect(page.getByText('Application submitted.')).toBeVisible();
}

/** Continues, and waits until the next step is there. */
export async function next(page: Page, heading: string): Promise<void> {
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(page.getByRole('heading', { name: heading, exact: true, level: 2 })).toBeVisible();
}

/** Five answers, and what the company may apply for stands there at once. */
async function eligibility(page: Page): Promise<void> {
  await choose(page, 'Entity type', 'Private limited company');
  await field(page, 'Date of incorporation').fill('2019-01-15');
  await field(page, 'Revenue (last 12 months)').fill('2400000');
  await searchAndChoose(page, 'Industry', 'Manufacturing');
  await page.getByRole('radio', { name: 'No', exact: true }).check();
  await expect(page.getByText('Eligible financing types')).toBeVisible();
  await page.getByRole('button', { name: 'Start application' }).click();
}

async function companyStep(
  page: Page,
  { company, registrationNo }: CompanyPerson,
  form: Form,
): Promise<void> {
  await field(page, 'Company name').fill(company);
  await field(page, 'SSM registration number').fill(registrationNo);
  if (form === 'institution') {
    await choose(page, 'Entity type', 'Private limited company');
    await field(page, 'Date of incorporation').fill('2019-01-15');
    await searchAndChoose(page, 'Industry', 'Manufacturing');
    await field(page, 'Net assets').fill('12000000');
  } else {
    await expect(field(page, 'Date of incorporation')).toHaveValue('15 Jan 2019');
    await field(page, 'Employees').fill('18');
  }
  await next(page, 'Address');
}

async function addressStep(page: Page): Promise<void> {
  await field(page, 'Business phone').fill('03-2161 2345');
  await field(page, 'Address line 1').fill('Lot 8, Jalan Industri');
  await field(page, 'Postcode').fill('50400');
  await field(page, 'City').fill('Kuala Lumpur');
  // The postcode brings the state along.
  await expect(field(page, 'State')).toHaveValue('W.P. Kuala Lumpur');
  await next(page, 'Authorised person');
}

async function personStep(page: Page, { name, myKad }: CompanyPerson): Promise<void> {
  await field(page, 'Full name').fill(name);
  await choose(page, 'Identity document', 'MyKad');
  await field(page, 'Identity document number').fill(myKad);
  await expect(page.getByRole('radio', { name: 'Female' })).toBeChecked();
  await field(page, 'Mobile phone').fill('012-345 6789');
  await next(page, 'Directors');
}

async function directorsStep(page: Page, { name, myKad }: CompanyPerson): Promise<void> {
  const row = page.getByRole('group', { name: 'Person 1' });
  if (!(await row.isVisible())) await page.getByRole('button', { name: 'Add director or owner' }).click();
  await field(row, 'Name').fill(name);
  await choose(page, 'Identity document', 'MyKad', row);
  await field(row, 'Identity document number').fill(myKad);
  await choose(page, 'Role', 'Director', row);
  await field(row, 'Shareholding (%)').fill('60');
  await next(page, 'Bank account');
}

async function bankStep(page: Page, { company, accountNumber }: CompanyPerson): Promise<void> {
  await searchAndChoose(page, 'Bank', bankName);
  await field(page, 'Account number').fill(accountNumber);
  await field(page, 'Account holder').fill(company);
  await next(page, 'Documents');
}

async function documentsStep(page: Page, form: Form): Promise<void> {
  const second = form === 'business' ? 'Bank statements (last six months)' : 'Board resolution';
  await field(page, 'Identity documents of all directors').setInputFiles(fixture('card-front.png'));
  await field(page, second).setInputFiles(fixture('statement.pdf'));
  await next(page, 'Declarations');
}
