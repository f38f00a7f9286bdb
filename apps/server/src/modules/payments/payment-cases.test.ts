import { addDays, type Day, malaysiaDay } from '@titian/finance/calendar';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { readCase } from '../../../test/builders/cases.ts';
import { call } from '../../../test/builders/http.ts';
import { registerUser, type SignedInOperator, signInOperator } from '../../../test/builders/identity.ts';
import { exceptionOfLine, issuerLine } from '../../../test/builders/issuer-lines.ts';
import { approvedInvestor, approvedIssuer } from '../../../test/builders/onboarding.ts';
import { propose, proposeAndApprove } from '../../../test/builders/operators.ts';
import { confirmationOf, openTopup, postConfirmation, startAtBank } from '../../../test/builders/payments.ts';
import { shiftTo } from '../../platform/clock.ts';
import { systemActor } from '../../platform/context.ts';
import { newId } from '../../platform/ids.ts';
import { matchPaymentCases } from './commands/payment-cases.ts';

const today = malaysiaDay(new Date());
let app: TestApp;
let finance: SignedInOperator;
let support: SignedInOperator;
beforeAll(async () => {
  app = await createTestApp();
  finance = await signInOperator(app, ['finance']);
  support = await signInOperator(app, ['support']);
}, 60_000);
afterEach(() => app.verifyLedger());
afterAll(() => app.finish());

const scopeOn = (on: Day) => ({
  ...{ actor: systemActor, requestId: 'test' },
  dateShiftDays: shiftTo(app.work.clock.now(), on),
});
/** What the end of a day does about cases of payments. */
const endOf = (on: Day) => matchPaymentCases(app.work, scopeOn(on), app.contributions.heldMoney);
const casesOf = (cause: string) =>
  app.database.reader.db
    .selectFrom('cases')
    .select(['id', 'state', 'close_reason', 'subject', 'customer_id'])
    .where('cause', '=', cause)
    .orderBy('id')
    .execute();
const change = (run: Parameters<typeof app.work.command>[1]) => app.work.command(scopeOn(today), run);

/** An open exception about a line of the bank that nothing explains. */
async function openException(): Promise<string> {
  const reference = await issuerLine(app, await approvedIssuer(app), { counterparty: 'REMPAH' });
  return (await exceptionOfLine(app, reference))?.id ?? '';
}

const setException = (id: string, state: 'open' | 'resolved') =>
  change((ctx) =>
    ctx.tx.db
      .updateTable('reconciliation_exceptions')
      .set({
        state,
        resolved_at: state === 'open' ? null : ctx.now,
        resolution: state === 'open' ? null : 'Gone',
      })
      .where('id', '=', id)
      .execute(),
  );

describe('an exception', () => {
  it('has one case, also where two ends of a day run at once, until it is resolved', async () => {
    const id = await openException();
    await Promise.all([endOf(today), endOf(today)]);
    await endOf(today);
    const [one, ...more] = await casesOf(`exception:${id}`);
    expect([one?.state, more]).toEqual(['open', []]);
    const shown = await readCase(app, support.headers, one?.id ?? '');
    expect(shown).toMatchObject({
      ...{ kind: 'exception', opened_by: null, owner: null, customer: null },
      links: [{ kind: 'exception', id, is_permanent: true }],
    });
    await setException(id, 'resolved');
    await endOf(today);
    expect(await casesOf(`exception:${id}`)).toMatchObject([
      { state: 'closed', close_reason: 'cause_ended' },
    ]);
    await setException(id, 'open');
    await endOf(today);
    expect((await casesOf(`exception:${id}`)).map(({ state }) => state)).toEqual(['closed', 'open']);
  });

  it('is not opened again where a person has closed its case', async () => {
    const id = await openException();
    await endOf(today);
    const [one] = await casesOf(`exception:${id}`);
    await call(app, 'operatorCloseCase', {
      ...{ headers: finance.headers, params: { id: one?.id ?? '' } },
      body: { version: 1, reason: 'not_justified' },
    });
    await endOf(addDays(today, 1));
    expect(await casesOf(`exception:${id}`)).toMatchObject([{ close_reason: 'not_justified' }]);
  });

  it('is counted for the money desk alone', async () => {
    const countOf = async ({ headers }: SignedInOperator) =>
      (await call(app, 'operatorCurrent', { headers })).body.counts.cases ?? 0;
    const before = [await countOf(finance), await countOf(support)];
    await openException();
    await endOf(today);
    expect([await countOf(finance), await countOf(support)]).toEqual([(before[0] ?? 0) + 1, before[1]]);
  });

  it('has none where it would reveal a restriction', async () => {
    const id = newId();
    await change((ctx) =>
      ctx.tx.db
        .insertInto('reconciliation_exceptions')
        .values({
          ...{
            id,
            account: 'trust_bank',
            kind: 'restricted_payout',
            cause: `restricted:${id}`,
            since_on: today,
          },
          detail: 'A payout that may not leave',
        })
        .execute(),
    );
    await endOf(today);
    expect(await casesOf(`exception:${id}`)).toEqual([]);
  });
});

it('money that is held has a case after the days of the setting, until it is decided about', async () => {
  const investor = await approvedInvestor(app);
  const opened = await openTopup(app, investor, '250.00');
  const first = await startAtBank(app, opened.token);
  const second = await startAtBank(app, opened.token, { bankId: 'PBB0233' });
  await postConfirmation(app, 'direct', confirmationOf(first));
  await postConfirmation(app, 'direct', confirmationOf(second));
  const { id } = await app.database.reader.db
    .selectFrom('held_receipts')
    .select('id')
    .where('user_id', '=', investor.userId)
    .executeTakeFirstOrThrow();
  const key = `held_money:receipt:${id}`;
  await endOf(addDays(today, 1));
  expect(await casesOf(key)).toEqual([]);
  await endOf(addDays(today, 2));
  expect(await casesOf(key)).toMatchObject([
    { state: 'open', subject: opened.refNumber, customer_id: investor.userId },
  ]);
  expect((await call(app, 'userConversations', { headers: investor.headers })).body.items).toEqual([]);
  await proposeAndApprove(app, { kind: 'receipt_review', subjectId: id, after: { decision: 'book' } });
  await endOf(addDays(today, 3));
  expect(await casesOf(key)).toMatchObject([{ state: 'closed', close_reason: 'cause_ended' }]);
});

it('a payment file that was stopped has a case until it is sent', async () => {
  const [id, messageId] = [newId(), 'TITIAN-STOPPED'];
  const after = { account_status: 'Inactive', reason: 'Asked by its owner' };
  const { userId } = await registerUser(app);
  const approvalId = await propose(app, { kind: 'account_state', subjectId: userId, after });
  await change((ctx) =>
    ctx.tx.db
      .insertInto('payout_batches')
      .values({
        ...{ id, message_id: messageId, state: 'released', payouts: 1, total_sen: 100n as never },
        ...{ maker_id: finance.operatorId, approval_id: approvalId, released_at: ctx.now },
        ...{ business_date: today, date_shift_days: 0, bank_answer: 'Not sent' },
      })
      .execute(),
  );
  await endOf(today);
  expect(await casesOf(`payout_batch:${id}`)).toMatchObject([{ state: 'open', subject: messageId }]);
  await change((ctx) =>
    ctx.tx.db.updateTable('payout_batches').set({ state: 'cancelled' }).where('id', '=', id).execute(),
  );
  await endOf(today);
  expect(await casesOf(`payout_batch:${id}`)).toMatchObject([{ state: 'closed' }]);
});
