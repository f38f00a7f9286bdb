import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { call } from './api/client.ts';
import { newInvestor } from './api/join.ts';
import { openTopup, topUp } from './api/money.ts';
import { newPerson } from './api/people.ts';
import { simulator } from './api/simulator.ts';
import { dayFromToday } from './days.ts';
import { expectSound } from './pages/axe.ts';
import { choose, field, searchAndChoose } from './pages/fields.ts';
import { approve } from './pages/operator.ts';
import { pdfText } from './pages/pdf.ts';
import { test, type Visitor } from './pages/visitor.ts';
import { sharedProduct } from './product/place.ts';

/** Saves a statement in one format; answers the file. */
async function saved(page: Page, format: 'PDF' | 'CSV'): Promise<Buffer> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: `Download ${format}` }).click();
  return readFileSync(await (await download).path());
}

test('a statement says what the page says, and filters stand in the address', async ({ newVisitor }) => {
  const { place, operatorPair } = sharedProduct();
  const { session } = await newInvestor(place, operatorPair, newPerson('Nadia', 'Hakim'));
  await topUp(place, session, '500.00');
  await topUp(place, session, '1234.56');
  const { page, ...visitor } = await newVisitor();
  await visitor.become(session);
  await visitor.open('/my_activity');
  await expect(page.getByText('RM 1,734.56').first()).toBeVisible();

  await test.step('a filter is in the address and outlives a reload', async () => {
    await choose(page, 'Transaction type', 'Withdrawals');
    await expect(page).toHaveURL(/kind=withdrawal/);
    await expect(page.getByText('No transactions match these filters.')).toBeVisible();
    await page.reload();
    await expect(page.getByText('No transactions match these filters.')).toBeVisible();
    await page.getByRole('button', { name: 'Clear filters' }).first().click();
    await expect(page.getByText('RM 1,734.56').first()).toBeVisible();
  });

  await test.step('PDF and CSV close with the balance of the page', async () => {
    await page.getByRole('button', { name: 'Statement', exact: true }).click();
    await page.getByText('Custom period').click();
    await field(page.getByRole('dialog'), 'From').fill(dayFromToday(-30));
    await field(page.getByRole('dialog'), 'To').fill(dayFromToday(0));
    await expectSound(page);
    const csv = (await saved(page, 'CSV')).toString('utf8').trim().split('\n');
    expect(csv.at(-1)).toMatch(/Closing balance.*1734\.56/);
    expect(csv).toHaveLength(5);
    const pdf = pdfText(await saved(page, 'PDF'));
    expect(pdf).toContain('Closing balance');
    expect(pdf).toContain('1,734.56');
    expect(pdf).toContain('Nadia Hakim');
    expect(pdf).toMatch(/Page 1 of 1/);
  });
});

/** Pays an opened top-up in a payer's name. */
async function paidBy(link: string, choice: { channel: string; bank_id: string }, answer: object) {
  const { place } = sharedProduct();
  const token = new URL(link).pathname.split('/').at(-1);
  const { fields }: { fields: Record<string, string> } = await call(
    place,
    'POST',
    `/payments/${token}/start`,
    {
      body: choice,
    },
  );
  await simulator(place, '/control/fpx/pay', { fields, ...answer });
  return fields.fpx_sellerExOrderNo ?? '';
}

test("money in another name goes back, and a company's second person decides", async ({ newVisitor }) => {
  const { place, operatorPair } = sharedProduct();
  const { person, session } = await newInvestor(place, operatorPair, newPerson('Rosnah', 'Idris'));
  await topUp(place, session, '250.00');
  const visitor = await newVisitor();
  const { page } = visitor;
  await visitor.become(session);

  await test.step("the page waits for the company's authoriser and settles by itself", async () => {
    const { body } = await openTopup(place, session, '400.00');
    const corporate = { channel: 'b2b1', bank_id: 'MBB0228' };
    const order = await paidBy(body.link, corporate, { outcome: 'pending' });
    await visitor.open(`/balance?ref_number=${body.ref_number}`);
    await expect(page.getByText(/waiting for your company's authoriser/)).toBeVisible();
    await expectSound(page);
    await simulator(place, '/control/fpx/decide', { order_no: order, outcome: 'success' });
    await expect(page.getByText('Top-up successful')).toBeVisible();
  });

  const payer = 'SOMEBODY ELSE ALTOGETHER';
  const { body: foreign } = await openTopup(place, session, '321.00');
  await paidBy(foreign.link, { channel: 'b2c', bank_id: 'PBB0233' }, { payer_name: payer });

  await test.step('one operator proves the account of the payer and proposes', async () => {
    const maker: Visitor = await newVisitor();
    await maker.becomeOperator(operatorPair.maker);
    // The former address of held top-ups leads to the list of all held payments.
    await maker.open('/operator/topups');
    await expect(maker.page.getByRole('heading', { name: 'Held payments' })).toBeVisible();
    await expect(field(maker.page, 'Purpose')).toHaveValue('Top-up');
    await maker.page.getByRole('row').filter({ hasText: payer }).first().click();
    await maker.page.getByRole('button', { name: 'Verify the payer’s account' }).click();
    await searchAndChoose(maker.page, 'Bank', 'Public Bank');
    await field(maker.page, 'Account number').fill(await accountOf(payer));
    await expectSound(maker.page);
    await maker.page.getByRole('button', { name: 'Enquire at bank' }).click();
    await expect(maker.page.getByText(/SOMEBODY ELSE ALTOGETHER · Public Bank/)).toBeVisible();
    await maker.page.getByRole('button', { name: 'Propose refund' }).click();
    await field(maker.page, 'Reason').fill('Another person paid');
    await maker.page.getByRole('button', { name: 'Propose refund' }).click();
    await expect(maker.page.getByText('Proposed. A different operator decides next.')).toBeVisible();
  });

  await test.step('a second one approves, and the investor sees it', async () => {
    const checker = await newVisitor();
    await checker.becomeOperator(operatorPair.checker);
    await approve(checker, person.name);
    await visitor.open('/balance');
    const row = page.getByRole('row').filter({ hasText: foreign.ref_number });
    await expect(row.getByText(/It is being sent back to the account that it came from/)).toBeVisible();
    await expectSound(page);
  });
});

async function accountOf(payer: string): Promise<string> {
  const { items }: { items: { payer_name: string; account_no: string }[] } = await simulator(
    sharedProduct().place,
    '/control/fpx/transactions',
  );
  return items.find((one) => one.payer_name === payer)?.account_no ?? '';
}
