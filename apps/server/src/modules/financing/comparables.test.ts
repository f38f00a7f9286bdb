import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import {
  assess,
  fundedInvestor,
  issuedNote,
  listedNote,
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
