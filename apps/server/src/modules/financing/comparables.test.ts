import { addDays, day } from '@titian/finance/calendar';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { FIRST_DUE, lateNote } from '../../../test/builders/collections.ts';
import {
  assess,
  fundedInvestor,
  issuedNote,
  listedNote,
  repay,
  runDay,
  submittedFinancing,
} from '../../../test/builders/financing.ts';
import { call } from '../../../test/builders/http.ts';
import { type ApprovedIssuer, approvedIssuer } from '../../../test/builders/onboarding.ts';
import { operatorPair } from '../../../test/builders/operators.ts';

let app: TestApp;
let issuer: ApprovedIssuer;
let other: ApprovedIssuer;
beforeAll(async () => {
  app = await createTestApp();
  issuer = await approvedIssuer(app, { companyName: 'Kedai Buku Sdn Bhd' });
  other = await approvedIssuer(app, { companyName: 'Toko Kertas Sdn Bhd' });
});
afterEach(() => app.verifyLedger());
afterAll(() => app.finish());

async function comparables(id: string) {
  const { headers } = (await operatorPair(app)).maker;
  const { body } = await call(app, 'operatorFinancingApplication', { headers, params: { id } });
  return body.application.comparable_notes;
}

it('are financed notes of the contract that share two of industry, grade and size, the closest first', async () => {
  const investor = await fundedInvestor(app, 2);
  const backed = (amount: string) => issuedNote(app, other, [{ investor, amount }], { amount });
  const alike = await backed('10000.00');
  const large = await backed('30000.00');
  const campaign = await listedNote(app, other);
  const { id } = await submittedFinancing(app, issuer);
  // Not assessed: industry and size alone are known.
  expect(await comparables(id)).toMatchObject([
    { id: alike.id, issuer_name: 'Toko Kertas Sdn Bhd', grade: 'B', rate: '12.00', amount: '10000.00' },
  ]);
  await assess(app, id);
  const found = await comparables(id);
  expect(found.map((one) => [one.number, one.same, one.outcome])).toEqual([
    [alike.number, ['industry', 'grade', 'size'], 'running'],
    [large.number, ['industry', 'grade'], 'running'],
  ]);
  expect(found.some((one) => one.id === campaign.id)).toBe(false);
  const shariah = await submittedFinancing(app, issuer, { contract: 'Shariah' });
  expect(await comparables(shariah.id)).toEqual([]);
});

it('are shown with how they went: running, late, paid or in default', async () => {
  const debtor = await approvedIssuer(app);
  const investor = await fundedInvestor(app, 2);
  const { id } = await submittedFinancing(app, issuer);
  await assess(app, id);
  const outcomeOf = async (noteId: string) =>
    (await comparables(id)).find((one) => one.id === noteId)?.outcome;

  const settled = await issuedNote(app, other, [{ investor, amount: '10000.00' }]);
  expect(await outcomeOf(settled.id)).toBe('running');
  await repay(app, other, settled.id, { kind: 'early' });
  expect(await outcomeOf(settled.id)).toBe('paid');

  const unpaid = await lateNote(app, debtor, investor);
  expect(await outcomeOf(unpaid.id)).toBe('late');
  await runDay(app, addDays(day(FIRST_DUE), 90));
  expect(await outcomeOf(unpaid.id)).toBe('default');
});
