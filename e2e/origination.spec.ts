import { expect } from '@playwright/test';
import { call } from './api/client.ts';
import { approvedInvestor, approvedOwner } from './api/join.ts';
import { topUp } from './api/money.ts';
import { carryOut } from './api/operator-pair.ts';
import { newCompany, newPerson } from './api/people.ts';
import { dayFromToday, OPEN_TO_ALL_AFTER } from './days.ts';
import { axeProblems } from './pages/axe.ts';
import { next } from './pages/company-form.ts';
import { choose, field } from './pages/fields.ts';
import { approve, assess } from './pages/operator.ts';
import { acceptOffer, sign } from './pages/owner.ts';
import { test } from './pages/visitor.ts';
import { fixture } from './product/checkout.ts';
import { sharedProduct } from './product/place.ts';
import { verifyLedger } from './product/product.ts';

const PURPOSE = 'A second printing press for the school books';
const COMPANY = 'Percetakan Bayu Sdn Bhd';
const REASON = 'Checked against the documents';
const openDay = dayFromToday(OPEN_TO_ALL_AFTER);

test('from a saved draft over questions and a pause to the signed agreement', async ({ newVisitor }) => {
  test.setTimeout(300_000);
  const { place, operatorPair } = sharedProduct();
  const owner = await approvedOwner(place, operatorPair, newCompany(COMPANY, 'Latifah', 'Hamid'));
  const investor = await approvedInvestor(place, operatorPair, newPerson('Suhaimi', 'Rashid'));
  await topUp(place, investor.session, '6000.00');
  const [business, credit, second] = [await newVisitor(), await newVisitor(), await newVisitor()];
  await business.become(owner.session);
  await credit.becomeOperator(operatorPair.maker);
  await second.becomeOperator(operatorPair.checker);

  const savedPurpose = async (): Promise<string | null> => {
    const { draft }: { draft: { purpose: string | null } | null } = await call(
      place,
      'GET',
      '/business_owners/financing/retrieve/draft',
      { by: owner.session },
    );
    return draft?.purpose ?? null;
  };

  await test.step('a draft is kept over a visit and then submitted', async () => {
    const { page, open } = business;
    await open('/financing/apply');
    await choose(page, 'Financing type', 'Term Financing');
    await page.getByRole('radio', { name: 'Conventional' }).check();
    await field(page, 'Amount').fill('5000');
    await field(page, 'Tenure (months)').fill('2');
    await page.getByRole('radio', { name: 'Equal monthly instalments' }).check();
    await next(page, 'Purpose');
    await field(page, 'Purpose of financing').fill(PURPOSE);
    await next(page, 'Guarantors');
    // It saves itself: another visit begins with what the server has.
    await expect.poll(savedPurpose).toBe(PURPOSE);
    await open('/financing/apply');
    await expect(field(page, 'Amount')).toHaveValue('5,000.00');
    await next(page, 'Purpose');
    await expect(field(page, 'Purpose of financing')).toHaveValue(PURPOSE);
    await next(page, 'Guarantors');
    await next(page, 'Documents');
    await field(page, 'Documents').setInputFiles(fixture('statement.pdf'));
    await page.getByRole('checkbox', { name: /same purpose on another platform/ }).check();
    await page.getByRole('button', { name: 'Submit application' }).click();
    await expect(page).toHaveURL(/tab=under_review/);
  });

  await test.step('credit grades it and asks for a document, which the issuer sends', async () => {
    await assess(credit, COMPANY);
    const { page } = credit;
    await page.getByRole('button', { name: 'Request documents' }).click();
    await field(page, 'Documents required').fill('The last two bank statements');
    await page.getByRole('button', { name: 'Send request' }).click();
    await expect(page.getByText('Pending response from the issuer')).toBeVisible();
    expect(await axeProblems(page)).toEqual([]);
    await business.open('/bo/notes?tab=under_review');
    await business.page.getByRole('button', { name: 'Submit documents' }).click();
    await field(business.page, 'Documents').setInputFiles(fixture('statement.pdf'));
    expect(await axeProblems(business.page)).toEqual([]);
    await business.page.getByRole('button', { name: 'Submit documents' }).click();
    await expect(business.page.getByText(/We are reviewing your application/)).toBeVisible();
    await page.reload();
    await expect(page.getByText('Issuer’s response')).toBeVisible();
  });

  await test.step('the fact sheet is written and an offer is made and taken', async () => {
    const { page } = credit;
    await page.getByRole('button', { name: 'Edit fact sheet' }).click();
    await field(page, 'Security').fill('Directors’ guarantee');
    await field(page, 'Risk 1').fill('Paper may become dearer');
    await field(page, 'Mitigant of risk 1').fill('Prices are agreed for a year');
    await page.getByRole('button', { name: 'Save fact sheet' }).click();
    await page.getByRole('button', { name: 'Propose offer' }).click();
    await field(page, 'Rate p.a. (flat)').fill('11');
    await field(page, 'Reason').fill(REASON);
    await page.getByRole('button', { name: 'Propose this offer' }).click();
    await expect(page.getByRole('button', { name: 'Propose offer' })).toHaveCount(0);
    await approve(second, COMPANY);
    await acceptOffer(business);
  });

  await test.step('a pause lets an investor out, and the campaign goes on', async () => {
    const { items }: { items: { id: string; purpose: string }[] } = await call(
      place,
      'GET',
      '/notes/data/bo/listed',
      { by: owner.session },
    );
    const noteId = items.find((one) => one.purpose === PURPOSE)?.id ?? '';
    const invest = { note_id: noteId, amount: '5000.00', acknowledge_limit: 0, agree_wakalah: 0 };
    const change = (action: string) => ({
      kind: 'campaign_change',
      subject_id: noteId,
      after: { action, message: 'The largest school has changed its order.' },
    });
    await carryOut(place, operatorPair, change('pause'));
    const visitor = await newVisitor();
    await visitor.become(investor.session);
    await visitor.moveTo(openDay);
    await visitor.open(`/notes/${noteId}`);
    await expect(visitor.page.getByRole('heading', { name: 'Campaign paused' })).toBeVisible();
    await expect(visitor.page.getByText('The largest school has changed its order.')).toBeVisible();
    await expect(visitor.page.getByText('Paper may become dearer')).toBeVisible();
    expect(await axeProblems(visitor.page)).toEqual([]);
    await carryOut(place, operatorPair, change('resume'));
    await call(place, 'POST', '/investors/investment', { by: investor.session, on: openDay, body: invest });
  });

  await test.step('the agreement is read, signed and kept', async () => {
    await business.moveTo(openDay);
    const { page, open } = business;
    await open('/bo/notes?tab=listed');
    const draft = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Read the agreement (PDF)' }).click();
    expect((await draft).suggestedFilename()).toMatch(/^agreement-N-\d+\.pdf$/);
    await sign(business, place, owner.person.email);
    await expect(page.getByText('RM 4,919.00 is being paid to your bank account')).toBeVisible();
    const signed = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Agreement (PDF)' }).click();
    await signed;
  });

  await test.step('the company applies again in two steps', async () => {
    const { page } = business;
    await page.getByRole('button', { name: /^Apply again/ }).click();
    await expect(page.getByText(/^Filled in from your application for note/)).toBeVisible();
    await expect(field(page, 'Purpose of financing')).toHaveValue(PURPOSE);
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await expect(page.getByText('2 fields need your attention.')).toBeVisible();
    await expect(field(page, 'Amount')).toBeFocused();
    expect(await axeProblems(page)).toEqual([]);
    await field(page, 'Amount').fill('6000');
    await field(page, 'Documents').setInputFiles(fixture('statement.pdf'));
    await next(page, 'Review');
    await expect(page.getByText('RM 6,000.00')).toBeVisible();
    expect(await axeProblems(page)).toEqual([]);
    await page.getByRole('checkbox', { name: /same purpose on another platform/ }).check();
    await page.getByRole('button', { name: 'Submit application' }).click();
    await expect(page).toHaveURL(/tab=under_review/);
    await expect(page.getByText(PURPOSE)).toBeVisible();
  });

  await verifyLedger(place);
});
