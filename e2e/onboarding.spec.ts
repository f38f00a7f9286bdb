import { expect, type Page } from '@playwright/test';
import { newCompany, newPerson } from './api/people.ts';
import { registerAndSignIn } from './pages/account.ts';
import { applyAsCompany } from './pages/company-form.ts';
import { field } from './pages/fields.ts';
import { applyAsInvestor } from './pages/investor.ts';
import { approve, proposeApproval } from './pages/operator.ts';
import { proposeRejection, requestInformation } from './pages/review.ts';
import { test, type Visitor } from './pages/visitor.ts';
import { sharedProduct } from './product/place.ts';

/** The maker and the checker of the shared console, in a browser each. */
async function operators(newVisitor: () => Promise<Visitor>): Promise<readonly [Visitor, Visitor]> {
  const { operatorPair } = sharedProduct();
  const [maker, checker] = [await newVisitor(), await newVisitor()];
  await maker.becomeOperator(operatorPair.maker);
  await checker.becomeOperator(operatorPair.checker);
  return [maker, checker];
}

/** The remark stands on top of the form and at its field, on whose step the form opens. */
async function expectRemark(page: Page, text: string, at: string): Promise<void> {
  await expect(page.getByRole('button', { name: text })).toBeVisible();
  await expect(page.getByText(text)).toHaveCount(2);
  await expect(field(page, at)).toBeVisible();
}

async function submitAgain(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Declarations' }).click();
  await page.getByRole('button', { name: 'Submit application' }).click();
  await expect(page.getByText('Application submitted.')).toBeVisible();
}

test('an Individual is asked for more, answers at the field and is approved', async ({ newVisitor }) => {
  const person = newPerson('Rohani', 'Salleh');
  const investor = await newVisitor();
  const [maker, checker] = await operators(newVisitor);
  const remark = 'Please write the name as it stands on the bank statement.';

  await registerAndSignIn(investor, 'investor', person);
  await applyAsInvestor(investor, person);
  await requestInformation(maker, person.name, { field: "Account holder's name", text: remark });
  await approve(checker, person.name);

  await investor.open('/investors/apply');
  await expectRemark(investor.page, remark, 'Account holder');
  await field(investor.page, 'Account holder').fill(person.name.toUpperCase());
  await submitAgain(investor.page);
  await investor.page.waitForURL('**/dashboard');

  await proposeApproval(maker, person.name);
  await approve(checker, person.name);
  await investor.open('/notes');
  // Approved, and the first top-up is what comes next (ONB-28).
  await investor.page.waitForURL(/balance/);
});

test('an Institution applies with its own sections and is approved', async ({ newVisitor }) => {
  const company = newCompany('Yayasan Harapan Berhad', 'Suraya', 'Hashim');
  const institution = await newVisitor();
  const [maker, checker] = await operators(newVisitor);

  await registerAndSignIn(institution, 'institution', company);
  await applyAsCompany(institution, company, 'institution');
  await institution.page.waitForURL('**/dashboard');
  await proposeApproval(maker, company.company);
  await approve(checker, company.company);
  await institution.open('/notes');
  await institution.page.waitForURL(/balance/);
});

test('a business owner is rejected, reopened, and approved in the end', async ({ newVisitor }) => {
  const company = newCompany('Bengkel Sentosa Sdn Bhd', 'Maznah', 'Ariffin');
  const owner = await newVisitor();
  const [maker, checker] = await operators(newVisitor);
  const remark = 'Please give the revenue of the audited accounts.';

  await test.step('applies and waits', async () => {
    await registerAndSignIn(owner, 'businessowner', company);
    await applyAsCompany(owner, company);
    await owner.page.waitForURL('**/application/review');
  });

  await test.step('is rejected and reads so on every page', async () => {
    await proposeRejection(maker, company.company);
    await approve(checker, company.company);
    await owner.open('/dashboard');
    await owner.page.waitForURL('**/application/rejected');
    await expect(owner.page.getByRole('heading', { name: `Hello ${company.first}` })).toBeVisible();
    await expect(owner.page.getByText('your application is unsuccessful')).toBeVisible();
    await expect(owner.page.getByRole('button', { name: 'Log Out' })).toBeVisible();
  });

  await test.step('is reopened with a remark at a field and applies again', async () => {
    await requestInformation(maker, company.company, {
      field: 'Annual revenue',
      text: remark,
      state: 'Rejected',
    });
    await approve(checker, company.company);
    await owner.open('/business_owners/apply');
    await expectRemark(owner.page, remark, 'Revenue (last 12 months)');
    await field(owner.page, 'Revenue (last 12 months)').fill('2350000');
    await submitAgain(owner.page);
    await owner.page.waitForURL('**/application/review');
  });

  await test.step('is approved', async () => {
    await proposeApproval(maker, company.company);
    await approve(checker, company.company);
    await owner.open('/dashboard');
    await expect(owner.page.getByRole('link', { name: 'Apply for Financing' }).first()).toBeVisible();
  });
});
