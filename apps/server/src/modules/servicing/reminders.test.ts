import { addDays, day } from '@titian/finance/calendar';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { fundedInvestor, issuedNote, repay, runDay } from '../../../test/builders/financing.ts';
import { mailsTo, mailTo } from '../../../test/builders/mails.ts';
import { type ApprovedIssuer, approvedIssuer } from '../../../test/builders/onboarding.ts';

let app: TestApp;
let issuer: ApprovedIssuer;
let id: string;
beforeAll(async () => {
  app = await createTestApp();
  issuer = await approvedIssuer(app);
  const investor = await fundedInvestor(app, 1);
  const backed = [{ investor, amount: '10000.00' }];
  id = (await issuedNote(app, issuer, backed, { on: '2026-12-01' })).id;
}, 60_000);
afterEach(() => app.verifyLedger());
afterAll(() => app.finish());

/** 3,433.33 on 4 January and 2 February 2027. */
const FIRST = day('2027-01-04');
const reminders = async () =>
  (await mailsTo(app, issuer.email)).filter((one) => one.template === 'repayment_due');

describe('a reminder of an instalment that is partly covered', () => {
  it('says what remains after excess', async () => {
    await repay(app, issuer, id, { amount: '1000.00', on: addDays(FIRST, -10) });
    const received = await mailTo(app, issuer.email, 'payment_received');
    expect(received.params.excess).toEqual({ amount: '1000.00', isAll: true, usedOn: FIRST });
    await runDay(app, addDays(FIRST, -7));
    expect((await reminders())[0]?.params).toMatchObject({
      ...{ total: '2433.33', deducted: { excess: '1000.00', held: '0.00' } },
      overdue: { since: null, amount: '0.00' },
    });
  });

  it('says what remains after money that is being checked, too', async () => {
    const bank = { payerName: 'KAWAN BAIK SDN BHD' };
    await repay(app, issuer, id, { amount: '500.00', on: addDays(FIRST, -2), bank });
    await runDay(app, addDays(FIRST, -1));
    expect((await reminders())[0]?.params).toMatchObject({
      ...{ total: '1933.33', deducted: { excess: '1000.00', held: '500.00' } },
    });
    await runDay(app, addDays(FIRST, 1));
    // The excess was used on the due day.
    expect((await reminders())[0]?.params).toMatchObject({
      ...{ total: '1933.33', deducted: { excess: '0.00', held: '500.00' } },
      overdue: { since: FIRST, amount: '1933.33' },
    });
  });

  it('is not sent once nothing remains', async () => {
    const bank = { payerName: 'KAWAN BAIK SDN BHD' };
    await repay(app, issuer, id, { amount: '2000.00', on: addDays(FIRST, 2), bank });
    const before = (await reminders()).length;
    await runDay(app, addDays(FIRST, 8));
    expect(await reminders()).toHaveLength(before);
  });
});
