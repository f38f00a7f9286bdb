import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import getPort from 'get-port';
import { call } from './api/client.ts';
import { approvedInvestor, approvedOwner } from './api/join.ts';
import { topUp } from './api/money.ts';
import { issueNote, listedNote } from './api/notes.ts';
import { carryOut, createOperatorPair, type OperatorPair } from './api/operator-pair.ts';
import { newCompany, newPerson } from './api/people.ts';
import { openBankAccount, simulator } from './api/simulator.ts';
import { dayFromToday, OPEN_TO_ALL_AFTER } from './days.ts';
import { expectSound } from './pages/axe.ts';
import { ownProduct } from './product/own-product.ts';
import { type RunningProduct, verifyAudit, verifyLedger } from './product/product.ts';

const AMOUNT = '5000.00';
/** 1.5 % of RM5,000, and 8 % service tax on it. */
const FEE = '75.00';
const TAX = '6.00';
const OPERATING = 'Titian Sdn Bhd';
const issuedOn = dayFromToday(OPEN_TO_ALL_AFTER);
/** Some days after the end of the two-month taxable period of the day of issue; then the bank has paid. */
const remittedOn = afterPeriod(issuedOn, 1);
const uploadedOn = afterPeriod(issuedOn, 9);

/** Accounts of the platform have fixed ids: 6 holds fees, 7 service tax. */
const account = (number: number) => `00000000-0000-7000-8000-${String(number).padStart(12, '0')}`;

interface Remittance {
  readonly id: string;
  readonly obligation: string;
  readonly state: string;
  readonly arrived_on: string | null;
}

const own = ownProduct();

/** The day so many days after the period of January–February, March–April and so on that a day lies in. */
function afterPeriod(on: string, days: number): string {
  const [year = 0, month = 1] = on.split('-').map(Number);
  return new Date(Date.UTC(year, month + (month % 2), days)).toISOString().slice(0, 10);
}

test('a sweep and a payment of tax are matched on both banks', async ({ browser }) => {
  test.setTimeout(600_000);
  const running = await own.start({ port: await getPort({ host: '127.0.0.1' }) });
  const operatorPair = await createOperatorPair(running);
  await earnFees(running, operatorPair);
  await listOperatingAccount(running, operatorPair);

  await test.step('fees and tax leave the trust account in one batch', async () => {
    const through = new Date(Date.parse(`${remittedOn}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);
    const sweep = { kind: 'treasury_sweep', subject_id: account(6), after: { through } };
    await carryOut(running, operatorPair, sweep, remittedOn);
    const after = { obligation: 'service_tax', through };
    const tax = { kind: 'treasury_remittance', subject_id: account(7), after };
    await carryOut(running, operatorPair, tax, remittedOn);
    const queued = '/operator/payouts?state=queued&limit=100';
    const { items }: { items: { id: string; purpose: string }[] } = await call(running, 'GET', queued, {
      by: operatorPair.maker,
    });
    const payout_ids = items.filter((one) => one.purpose === 'sweep').map((one) => one.id);
    const subject_id = payout_ids[0] ?? '';
    await carryOut(
      running,
      operatorPair,
      { kind: 'payout_batch', subject_id, after: { payout_ids } },
      remittedOn,
    );
    await expect(async () => {
      expect((await remittances(running, operatorPair)).map((one) => one.state)).toEqual(['paid', 'paid']);
    }).toPass({ timeout: 120_000 });
  });

  await test.step('the operating statement shows both, and the payment of the tax', async () => {
    const payment = { amount: TAX, payee_name: 'Royal Malaysian Customs Department', reference: 'SST-02' };
    await simulator(running, '/control/bank/operating/pay', { ...payment, booking_date: uploadedOn });
    await uploadOperating(running, operatorPair);
    await expect(async () => {
      const all = await remittances(running, operatorPair);
      expect(all.every((one) => one.arrived_on !== null)).toBe(true);
    }).toPass({ timeout: 60_000 });
  });

  const context = await browser.newContext({ baseURL: running.baseUrl });
  const page = await context.newPage();
  const { token, twoFactorToken = '' } = operatorPair.maker;
  const stored = { operator_login_token: token, operator_two_factor_token: twoFactorToken };
  for (const [key, value] of Object.entries({ ...stored, date_override: uploadedOn })) {
    await context.addInitScript({ content: `localStorage.setItem('${key}', '${value}')` });
  }

  await test.step('the tax stays owed until two operators have named its payment', async () => {
    await page.goto('/operator/treasury');
    await expect(page.getByText('Service tax payable').locator('..')).toContainText(TAX);
    await page.getByRole('button', { name: 'Record tax payment' }).click();
    await page.getByRole('combobox', { name: 'Statement line' }).click();
    await page.getByRole('option', { name: /Royal Malaysian Customs/ }).click();
    await page.getByLabel('Official receipt number').fill('SST-0001');
    await page.getByLabel('Reason').fill('The receipt is in the file');
    await page.getByRole('button', { name: 'Propose tax payment' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await approveOpen(running, operatorPair);
    await page.reload();
    await expect(page.getByText('Receipt SST-0001')).toBeVisible();
    await expectSound(page);
  });
  await context.close();
  await verifyLedger(running);
  await verifyAudit(running);
});

/** A note is issued: its fee and the service tax on it lie in the trust account. */
async function earnFees(place: RunningProduct, operatorPair: OperatorPair): Promise<void> {
  const { session } = await approvedInvestor(place, operatorPair, newPerson('Salmah', 'Idris'));
  await topUp(place, session, AMOUNT);
  const owner = await approvedOwner(place, operatorPair, newCompany('Kedai Fi', 'Zaleha', 'Ismail'));
  const id = await listedNote(place, operatorPair, owner, { amount: AMOUNT, rate: '10.00', termMonths: 3 });
  const subscription = { note_id: id, amount: AMOUNT, acknowledge_limit: 0, agree_wakalah: 1 };
  await call(place, 'POST', '/investors/investment', { by: session, on: issuedOn, body: subscription });
  await issueNote(place, owner, { noteId: id, raised: AMOUNT, on: issuedOn });
  const shown: { fees: { balance: string } } = await call(place, 'GET', '/operator/treasury', {
    by: operatorPair.maker,
    on: issuedOn,
  });
  expect(shown.fees.balance).toBe(FEE);
}

async function listOperatingAccount(place: RunningProduct, operatorPair: OperatorPair): Promise<void> {
  const { account_no: number }: { account_no: string } = await simulator(place, '/control/bank/operating');
  await openBankAccount(place, 'MBBEMYKL', number, OPERATING.toUpperCase());
  const body = { purpose: 'own_operating', name: OPERATING, bic: 'MBBEMYKL', number };
  const by = operatorPair.maker;
  const { recipient }: { recipient: { id: string } } = await call(
    place,
    'POST',
    '/operator/treasury/recipients',
    { by, body },
  );
  await carryOut(place, operatorPair, {
    kind: 'remittance_recipient',
    subject_id: recipient.id,
    after: { state: 'active' },
  });
}

async function remittances(
  place: RunningProduct,
  operatorPair: OperatorPair,
): Promise<readonly Remittance[]> {
  const answer: { items: Remittance[] } = await call(place, 'GET', '/operator/treasury/remittances', {
    by: operatorPair.maker,
    on: uploadedOn,
  });
  return answer.items;
}

/** Downloads the operating account's statement from its bank; one operator uploads it, the other approves the import. */
async function uploadOperating(place: RunningProduct, operatorPair: OperatorPair): Promise<void> {
  const query = `from=${remittedOn}&to=${uploadedOn}`;
  const response = await fetch(`${place.simulatorUrl}/control/bank/operating/statement?${query}`);
  const path = join(own.folder(), 'operating.xml');
  writeFileSync(path, await response.text());
  const form = { statement_file: [path] };
  const { approval_id: id }: { approval_id: string } = await call(
    place,
    'POST',
    '/operator/bank-statements',
    {
      by: operatorPair.maker,
      on: uploadedOn,
      form,
    },
  );
  const approve = `/operator/approvals/${id}/approve`;
  await call(place, 'POST', approve, { by: operatorPair.checker, on: uploadedOn, body: {} });
}

/** The other operator approves what is open. */
async function approveOpen(place: RunningProduct, operatorPair: OperatorPair): Promise<void> {
  const open = '/operator/approvals?state=proposed';
  const { items }: { items: { id: string }[] } = await call(place, 'GET', open, { by: operatorPair.checker });
  for (const { id } of items) {
    await call(place, 'POST', `/operator/approvals/${id}/approve`, {
      by: operatorPair.checker,
      on: uploadedOn,
      body: {},
    });
  }
}
