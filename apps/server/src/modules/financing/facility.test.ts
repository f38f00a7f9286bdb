import { addDays, malaysiaDay } from '@titian/finance/calendar';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { picture } from '../../../test/builders/application-forms.ts';
import { facilityTerms, setFacilityLimit } from '../../../test/builders/facility.ts';
import {
  assess,
  financingForm,
  keyed,
  listedNote,
  offerOf,
  submittedFinancing,
} from '../../../test/builders/financing.ts';
import { call } from '../../../test/builders/http.ts';
import { signInOperator } from '../../../test/builders/identity.ts';
import { type ApprovedIssuer, approvedInvestor, approvedIssuer } from '../../../test/builders/onboarding.ts';
import { dated, operatorPair, propose } from '../../../test/builders/operators.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterEach(() => app.verifyLedger());
afterAll(() => app.finish());

const today = () => malaysiaDay(app.work.clock.now());
const receivable = 'Invoice Financing - Receivable';
let invoices = 0;

/** An application for an invoice of its own. */
function invoiceForm(amount: string, fields: Record<string, string> = {}, type = receivable) {
  invoices += 1;
  return { type, amount, fields: { invoice_number: `LIMIT-${invoices}`, ...fields } };
}
const apply = async (who: ApprovedIssuer, amount: string, fields: Record<string, string> = {}, on?: string) =>
  call(app, 'financingApply', {
    headers: keyed(who.headers, on),
    body: financingForm(invoiceForm(amount, fields)),
    files: [await picture('documents')],
  });
const limitOf = async ({ headers }: ApprovedIssuer, on?: string) =>
  (await call(app, 'financingLimit', { headers: dated(headers, on) })).body.limit;
const proposing = async (subjectId: string, after: object, kind = 'facility_limit') =>
  call(app, 'operatorPropose', {
    headers: (await operatorPair(app)).maker.headers,
    body: {
      ...{ kind, subject_id: subjectId, after, reason: 'Repeated invoices of one buyer' },
    },
  });
const offering = (subjectId: string) =>
  propose(app, { kind: 'financing_offer', subjectId, after: offerOf({ amount: '30000.00' }) });
const approving = async (id: string) =>
  call(app, 'operatorApprove', {
    headers: (await operatorPair(app)).checker.headers,
    params: { id },
    body: {},
  });

/** An issuer with an assessed application for an invoice. */
async function assessedInvoice(issuer: ApprovedIssuer, amount: string): Promise<string> {
  const { id } = await submittedFinancing(app, issuer, invoiceForm(amount));
  await assess(app, id);
  return id;
}

describe('setting a limit', () => {
  it('is proposed by credit, with sensible terms, for an issuer', async () => {
    const { userId } = await approvedIssuer(app);
    const finance = await signInOperator(app, ['finance']);
    const after = facilityTerms(today());
    const body = { kind: 'facility_limit', subject_id: userId, after, reason: 'Why' } as const;
    const other = await call(app, 'operatorPropose', { headers: finance.headers, body });
    expect([other.status, other.error.code]).toEqual([403, 'role']);
    const investor = await approvedInvestor(app);
    expect((await proposing(investor.userId, after)).status).toBe(404);
    const cases: [object, string][] = [
      [{ amount: '1000000.01' }, 'after.amount'],
      [{ from: addDays(today(), -1) }, 'after.from'],
      [{ until: addDays(today(), -1) }, 'after.until'],
    ];
    for (const [change, field] of cases) {
      const answer = await proposing(userId, { ...after, ...change });
      expect([answer.status, Object.keys(answer.error.errors ?? {})]).toEqual([422, [field]]);
    }
  });

  it('counts from its first day on, is replaced by a later one, and is free of nothing once it has ended', async () => {
    const issuer = await approvedIssuer(app);
    expect(await limitOf(issuer)).toBeNull();
    await setFacilityLimit(app, issuer.userId, { until: addDays(today(), 30) });
    expect(await limitOf(issuer)).toEqual({
      ...{ amount: '50000.00', used: '0.00', free: '50000.00', from: today(), until: addDays(today(), 30) },
      ...{ has_ended: false, buyers: [] },
    });
    const over = addDays(today(), 31);
    expect(await limitOf(issuer, over)).toMatchObject({ free: '0.00', has_ended: true });
    const late = await apply(issuer, '10000.00', { invoice_due_on: addDays(over, 60) }, over);
    expect([late.status, late.error.code]).toEqual([409, 'facility_limit']);
    expect(late.error.message).toContain('ended on');
    await setFacilityLimit(app, issuer.userId, { amount: '20000.00' });
    expect(await limitOf(issuer, over)).toMatchObject({ amount: '20000.00', free: '20000.00' });
  });

  it('lets one of two operators through who propose at once', async () => {
    const { userId } = await approvedIssuer(app);
    const after = facilityTerms(today());
    const both = await Promise.all([proposing(userId, after), proposing(userId, after)]);
    expect(both.map((one) => one.status).sort()).toEqual([201, 409]);
  });
});

describe('what a limit rules out', () => {
  it('is an application above what is free, with the amounts, and the invoices of other buyers', async () => {
    const issuer = await approvedIssuer(app);
    await setFacilityLimit(app, issuer.userId, { buyers: ['Pasar Besar Sdn. Bhd.'] });
    const much = await apply(issuer, '50010.00');
    expect([much.status, much.error.code]).toEqual([409, 'facility_limit']);
    expect(much.error).toMatchObject({ limit: '50000.00', used: '0.00', amount_left: '50000.00' });
    const other = await apply(issuer, '10000.00', { debtor_name: 'Pasar Kecil <b>Sdn Bhd</b>' });
    expect([other.status, other.error.code]).toEqual([409, 'facility_limit']);
    expect(other.error.message).toContain('Pasar Besar Sdn. Bhd.');
    expect((await apply(issuer, '30000.00')).status).toBe(201);
    expect(await limitOf(issuer)).toMatchObject({ used: '30000.00', free: '20000.00' });
    const second = await apply(issuer, '20010.00');
    expect(second.error).toMatchObject({ code: 'facility_limit', used: '30000.00', amount_left: '20000.00' });
    const both = await Promise.all([apply(issuer, '20000.00'), apply(issuer, '20000.00')]);
    expect(both.map((one) => one.status).sort()).toEqual([201, 409]);
    expect(await limitOf(issuer)).toMatchObject({ used: '50000.00', free: '0.00' });
    expect((await apply(issuer, '5000.00')).error.message).toContain('free again');
  });

  it('is no other type of financing, and nothing of an issuer without a limit', async () => {
    const issuer = await approvedIssuer(app);
    const sister = await approvedIssuer(app);
    await setFacilityLimit(app, issuer.userId, { amount: '0.00' });
    expect((await apply(issuer, '10000.00')).status).toBe(409);
    expect((await submittedFinancing(app, issuer, { amount: '60000.00' })).number).toMatch(/^N-/);
    expect((await apply(sister, '200000.00', { invoice_amount: '250000.00' })).status).toBe(201);
  });

  it('is one of two offers approved at once for what is free once', async () => {
    const issuer = await approvedIssuer(app);
    const ids = [await assessedInvoice(issuer, '30000.00'), await assessedInvoice(issuer, '30000.00')];
    await setFacilityLimit(app, issuer.userId);
    const proposals = [await offering(ids[0] ?? ''), await offering(ids[1] ?? '')];
    const decided = await Promise.all(proposals.map(approving));
    expect(decided.map((one) => one.status).sort()).toEqual([200, 409]);
    const loser = decided.findIndex((one) => one.status === 409);
    expect(['facility_limit', 'approval_stale']).toContain(decided[loser]?.error.code);
    const again = await proposing(ids[loser] ?? '', offerOf({ amount: '30000.00' }), 'financing_offer');
    expect([again.status, again.error.code]).toEqual([409, 'facility_limit']);
    expect(again.error).toMatchObject({ limit: '50000.00', used: '30000.00', amount_left: '20000.00' });
    expect(await limitOf(issuer)).toMatchObject({ used: '60000.00', free: '0.00' });
  });

  it('is accepting an offer from before a lower limit', async () => {
    const issuer = await approvedIssuer(app);
    const id = await assessedInvoice(issuer, '30000.00');
    await approving(await offering(id));
    await setFacilityLimit(app, issuer.userId, { amount: '29990.00' });
    const confirm = () =>
      call(app, 'noteListingConfirm', {
        headers: keyed(issuer.headers),
        body: { note_id: id, agree_offer: 1 },
      });
    const rejected = await confirm();
    expect(rejected.error).toMatchObject({ code: 'facility_limit', amount_left: '29990.00' });
    await setFacilityLimit(app, issuer.userId, { amount: '30000.00' });
    expect((await confirm()).status).toBe(200);
    expect(await limitOf(issuer)).toMatchObject({ used: '30000.00', free: '0.00' });
  });
});

describe('who reads a limit', () => {
  it('is the issuer alone, and credit beside the exposure of each company', async () => {
    const issuer = await approvedIssuer(app);
    const investor = await approvedInvestor(app);
    expect((await call(app, 'financingLimit', { headers: {} })).status).toBe(401);
    expect((await call(app, 'financingLimit', { headers: investor.headers })).status).toBe(403);
    await setFacilityLimit(app, issuer.userId);
    await listedNote(app, issuer, invoiceForm('10000.00'));
    const { id } = await submittedFinancing(app, issuer, { amount: '20000.00' });
    await submittedFinancing(app, issuer, invoiceForm('5000.00', {}, 'Invoice Financing - Payable'));
    const { maker } = await operatorPair(app);
    const { body } = await call(app, 'operatorFinancingApplication', {
      headers: maker.headers,
      params: { id },
    });
    expect(body.can.limit).toBe(true);
    expect(body.application.knock_outs.map(({ code, met }) => [code, met])).toEqual([
      ...[
        ['too_young', true],
        ['too_small', true],
      ],
      ...[
        ['note_in_default', true],
        ['note_past_due', true],
      ],
    ]);
    expect(body.application.exposure).toMatchObject({ used: '10000.00', free: '990000.00' });
    expect(body.application.exposure.companies).toMatchObject([
      {
        ...{ id: issuer.userId, notes: '10000.00', offers: '0.00', applications: '5000.00' },
        limit: { amount: '50000.00', used: '15000.00', free: '35000.00' },
      },
    ]);
    const file = await call(app, 'operatorFinancingCompany', { headers: maker.headers, params: { id } });
    expect(file.body.company.limit).toMatchObject({ used: '15000.00', free: '35000.00', has_ended: false });
  });
});
