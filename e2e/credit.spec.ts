import { expect } from '@playwright/test';
import { type Session, send } from './api/client.ts';
import { approvedOwner } from './api/join.ts';
import { applyForFinancing, offerFinancing } from './api/notes.ts';
import { newCompany } from './api/people.ts';
import { dayFromToday, typedDay } from './days.ts';
import { expectSound } from './pages/axe.ts';
import { field } from './pages/fields.ts';
import { chooseByKeys, tabTo } from './pages/keyboard.ts';
import { approve } from './pages/operator.ts';
import { test, type Visitor } from './pages/visitor.ts';
import { fixture } from './product/checkout.ts';
import { sharedProduct } from './product/place.ts';

const COMPANY = 'Pembekal Teratai Sdn Bhd';
const BUYER = 'Pasar Besar Sdn Bhd';
const TITLE = 'Limit for invoice financing';

test('a limit for invoice financing is set by two and used by its issuer', async ({ newVisitor }) => {
  const { place, operatorPair } = sharedProduct();
  const owner = await approvedOwner(place, operatorPair, newCompany(COMPANY, 'Rohani', 'Yusof'));
  await applyForFinancing(place, owner, { amount: '8000.00', rate: '11.00', termMonths: 6 });
  const [business, credit, second] = [await newVisitor(), await newVisitor(), await newVisitor()];
  await business.become(owner.session);
  await credit.becomeOperator(operatorPair.maker);
  await second.becomeOperator(operatorPair.checker);

  await test.step('it is proposed by keyboard, and the days that cannot be are named', async () => {
    await openApplication(credit);
    const { page } = credit;
    await tabTo(page, 'button', 'Set limit');
    await page.keyboard.press('Enter');
    await tabTo(page, 'textbox', TITLE);
    await page.keyboard.type('50000');
    await tabTo(page, 'textbox', 'First day');
    await page.keyboard.type(typedDay(dayFromToday(0)));
    await tabTo(page, 'textbox', 'Last day');
    await page.keyboard.type(typedDay(dayFromToday(-1)));
    await tabTo(page, 'textbox', 'Buyers');
    await page.keyboard.type(BUYER);
    await tabTo(page, 'textbox', 'Reason');
    await page.keyboard.type('Weekly invoices to one buyer');
    credit.expectRejection('/operator/approvals', 422);
    await tabTo(page, 'button', 'Propose limit');
    await page.keyboard.press('Enter');
    await expect(page.getByText(/a last day that is not before the first one/).first()).toBeVisible();
    await expectSound(page);
    await field(page, 'Last day').fill(typedDay(dayFromToday(180)));
    await page.getByRole('button', { name: 'Propose limit' }).click();
    await expect(page.getByText('Proposed. A different operator decides next.')).toBeVisible();
  });

  await test.step('without approval nothing is limited; with it the issuer reads it', async () => {
    await business.open('/dashboard');
    await expect(business.page.getByRole('heading', { name: 'Notes by status' })).toBeVisible();
    await expect(business.page.getByRole('region', { name: TITLE })).toHaveCount(0);
    await approve(second, TITLE);
    await business.open('/dashboard');
    const card = business.page.getByRole('region', { name: TITLE });
    await expect(card).toContainText(`For invoices to ${BUYER}`);
    await expect(card).toContainText('50,000.00');
    await expectSound(business.page);
  });

  await test.step('invoices above it, and to others, are not taken', async () => {
    const above = await applyForInvoice(owner.session, '50010.00', BUYER);
    expect([above.status, above.body.code]).toEqual([409, 'facility_limit']);
    const other = await applyForInvoice(owner.session, '20000.00', 'Pasar Kecil <i>Sdn Bhd</i>');
    expect([other.status, other.body.code]).toEqual([409, 'facility_limit']);
    expect((await applyForInvoice(owner.session, '20000.00', BUYER.toUpperCase())).status).toBe(201);
  });

  await test.step('both read what is used and free', async () => {
    await business.page.reload();
    await expect(business.page.getByRole('region', { name: TITLE })).toContainText('30,000.00');
    await openApplication(credit);
    const row = credit.page.getByRole('row').filter({ hasText: 'RM 20,000.00 of RM 50,000.00' });
    await expect(row).toContainText('RM 30,000.00 free until');
    await expectSound(credit.page);
  });
});

test('figures are read from a document, explained, and offered by letter', async ({ newVisitor }) => {
  const { place, operatorPair } = sharedProduct();
  const owner = await approvedOwner(
    place,
    operatorPair,
    newCompany('Bacaan Jitu Sdn Bhd', 'Salmah', 'Idris'),
  );
  const terms = { amount: '9000.00', rate: '10.00', termMonths: 6 };
  const noteId = await applyForFinancing(place, owner, terms);
  const [credit, business] = [await newVisitor(), await newVisitor()];
  await credit.becomeOperator(operatorPair.maker);
  await business.become(owner.session);
  const { page } = credit;

  await test.step('a figure that is entered beside a document names its page', async () => {
    await credit.open(`/operator/financing-applications/${noteId}`);
    await tabTo(page, 'button', 'Assess and grade');
    await page.keyboard.press('Enter');
    await chooseByKeys(page, field(page, 'Document'), '1 · statement.pdf');
    await tabTo(page, 'textbox', 'Page');
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('3');
    await tabTo(page, 'textbox', 'Monthly inflow');
    await page.keyboard.type('210000');
    await expect(page.getByRole('button', { name: '1 · statement.pdf, page 3' })).toHaveCount(1);
    await expectSound(page);
  });

  await test.step('ratios follow what is typed', async () => {
    const year = page.getByRole('group', { name: /^Financial statements/ }).first();
    await expect(year).toContainText('Enter the amounts');
    await field(year, 'Current assets').fill('800000');
    await field(year, 'Current liabilities').fill('400000');
    await expect(year.getByText('2.00')).toBeVisible();
    await page.getByRole('button', { name: 'Cancel' }).click();
  });

  await test.step('the grade is explained, and the offer has a letter', async () => {
    await offerFinancing(place, operatorPair, noteId, terms);
    await expect(async () => {
      await page.reload();
      await expect(page.getByRole('button', { name: /^Open offer-/ })).toBeVisible({ timeout: 3_000 });
    }).toPass();
    await expect(page.getByRole('heading', { name: 'Scorecard explained' })).toBeVisible();
    await expect(page.getByRole('row').filter({ hasText: 'Gearing' })).toContainText('points');
    await expect(page.getByRole('heading', { name: 'Comparable notes' })).toBeVisible();
    await expectSound(page);
  });

  await test.step('its issuer saves the letter', async () => {
    await business.open('/bo/notes');
    const saved = business.page.waitForEvent('download');
    await business.page.getByRole('button', { name: 'Letter of offer (PDF)' }).click();
    expect((await saved).suggestedFilename()).toMatch(/^offer-.*\.pdf$/);
  });
});

async function openApplication({ page, open }: Visitor): Promise<void> {
  await open('/operator/financing-applications');
  await page.getByRole('row').filter({ hasText: COMPANY }).filter({ hasText: 'Term' }).click();
  await expect(page.getByRole('heading', { name: 'Exposure including related companies' })).toBeVisible();
}

/** The business owner applies for financing of an invoice of its own; answers what the product says. */
function applyForInvoice(by: Session, amount: string, buyer: string) {
  return send<{ code?: string }>(sharedProduct().place, 'POST', '/business_owners/financing/apply', {
    by,
    form: {
      ...{ version: '0', loan_category: 'Invoice Financing - Receivable', contract: 'Conventional', amount },
      ...{ term_months: '3', profile: 'bullet', purpose: `Invoice of ${amount} to ${buyer.length} letters` },
      ...{ invoice_number: `T-${amount}-${buyer.length}`, invoice_amount: '90000.00', debtor_name: buyer },
      ...{ invoice_due_on: dayFromToday(80), not_raised_elsewhere: '1' },
      documents: [fixture('statement.pdf')],
    },
  });
}
