import { addDays, malaysiaDay } from '@titian/finance/calendar';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { giveCash } from '../../../test/builders/financing.ts';
import { bearer, call, type Headers } from '../../../test/builders/http.ts';
import { type SignedInOperator, signInOperator } from '../../../test/builders/identity.ts';
import { type ApprovedInvestor, approvedInvestor } from '../../../test/builders/onboarding.ts';
import { proposeAndApprove } from '../../../test/builders/operators.ts';

let app: TestApp;
let large: ApprovedInvestor;
let larger: ApprovedInvestor;
let compliance: SignedInOperator;
beforeAll(async () => {
  app = await createTestApp();
  compliance = await signInOperator(app, ['compliance']);
  [large, larger] = [await approvedInvestor(app), await approvedInvestor(app)];
  const small = await approvedInvestor(app);
  await giveCash(app, large, ['20000.00', '30000.00']);
  await giveCash(app, larger, ['30000.00', '30000.00']);
  await giveCash(app, small, ['29999.99', '20000.00']);
}, 120_000);
afterAll(() => app.finish());

const today = () => malaysiaDay(app.work.clock.now());
const list = (headers: Headers, query: Record<string, string> = {}) =>
  call(app, 'operatorLargeAmounts', { headers, query: { from: today(), until: today(), ...query } as never });

describe('large amounts', () => {
  it('are for compliance alone', async () => {
    for (const headers of [bearer('x'.repeat(43)), large.headers]) {
      expect((await list(headers)).status).toBe(401);
    }
    for (const role of ['support', 'onboarding', 'credit', 'finance', 'administrator'] as const) {
      const { headers } = await signInOperator(app, [role]);
      expect([role, (await list(headers)).error.code]).toEqual([role, 'role']);
    }
  });

  it.each([
    ['the wrong order', { from: '2026-02-01', until: '2026-01-01' }, 'until'],
    ['too many days', { from: '2025-01-01', until: '2026-01-01' }, 'until'],
    ['no day', { from: '0' }, 'from'],
    ['a cursor of nothing', { cursor: '2026-01-01_x' }, 'cursor'],
  ])('are rejected for %s', async (_what, query, field) => {
    const answer = await list(compliance.headers, query);
    expect([answer.status, Object.keys(answer.error.errors ?? {})]).toEqual([422, [field]]);
  });

  it('are the days on which deposits and withdrawals of a customer reach the sum, page by page', async () => {
    const { headers } = compliance;
    const { body } = await list(headers);
    const rows = body.items.map(({ customer, total }) => [customer.id, total]).sort();
    expect(rows).toEqual(
      [
        [large.userId, '50000.00'],
        [larger.userId, '60000.00'],
      ].sort(),
    );
    expect(body).toMatchObject({
      threshold: '50000.00',
      totals: { rows: 2, deposits: '110000.00', withdrawals: '0.00', total: '110000.00' },
    });
    const first = await list(headers, { limit: '1' });
    const second = await list(headers, { limit: '1', cursor: first.body.next_cursor ?? '' });
    expect([...first.body.items, ...second.body.items]).toEqual(body.items);
    expect(second.body.next_cursor).toBeNull();
    const before = { from: addDays(today(), -30), until: addDays(today(), -1) };
    expect((await list(headers, before)).body.items).toEqual([]);
  });

  it('are a file with the same rows, and saving it is recorded', async () => {
    const url = `${app.config.API_BASE}/operator/large-amounts/file?from=${today()}&until=${today()}`;
    const { payload, statusCode } = await app.app.inject({ method: 'GET', url, headers: compliance.headers });
    expect([statusCode, payload.split('\r\n').length]).toEqual([200, 4]);
    expect(payload).toContain(large.investor.invNo);
    const audit = await call(app, 'operatorAudit', {
      headers: (await signInOperator(app, ['administrator'])).headers,
      query: { action: 'list.exported' },
    });
    expect(audit.body.items[0]).toMatchObject({ after: { list: 'large_amounts' } });
  });

  it('follow a threshold that two change', async () => {
    await proposeAndApprove(app, {
      ...{ kind: 'setting_change', subjectId: null },
      after: { key: 'large_amount_sen', value: 5_500_000, effective_from: today() },
    });
    const { body } = await list(compliance.headers, { limit: '2' });
    expect([body.threshold, body.items.map(({ customer }) => customer.id)]).toEqual([
      '55000.00',
      [larger.userId],
    ]);
  });
});
