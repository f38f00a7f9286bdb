import { addDays, daysBetween, malaysiaDay, nextBusinessDay } from '@titian/finance/calendar';
import type { StatementAnswer } from '../../../gateways/payout/port.ts';
import { bankActor, type QueryCtx, type Scope } from '../../../platform/context.ts';
import { invariant } from '../../../platform/errors.ts';
import { readHolidays } from '../../settings/public.ts';
import type { Batch } from '../domain/batch.ts';
import { matchLine } from '../domain/match-line.ts';
import type { Payout } from '../domain/payout.ts';
import { type PayoutDeps, payoutHandler } from '../domain/payout-deps.ts';
import { findBatch } from '../store/batches.ts';
import { matchReceipts } from '../store/movements.ts';
import { findByEndToEndId, lockPayout } from '../store/payouts.ts';
import { closeLine, listOpenLines, type OpenLine } from '../store/statements.ts';
import { postExactLines } from './post-exact-lines.ts';
import { markPaid, markReturned } from './settle-payout.ts';
import { storeFetched } from './store-statement.ts';

/** More open lines than this are taken up by the next import. */
const LINES_AT_ONCE = 500;

/** Fetches the statement of the days on which a batch is paid, stores it, and settles what it confirms. */
export async function importStatement(deps: PayoutDeps, scope: Scope, batchId: string): Promise<void> {
  const range = await deps.work.query(scope, async (ctx) => {
    const batch = await findBatch(ctx.reader, batchId);
    return batch === null ? null : daysOf(ctx, batch);
  });
  if (range === null) {
    return;
  }
  const answer = await deps.bank.fetchStatement(range.from, range.to);
  if (answer.kind !== 'statements') {
    deps.log.warn({ detail: answer.detail, ...range }, 'the bank gave no statement; it is asked again');
    return;
  }
  await storeStatements(deps, scope, answer, 'batch');
  await settleOpenLines(deps, scope);
}

/** Stores the statements of an answer that are about accounts of the platform. */
export async function storeStatements(
  deps: PayoutDeps,
  scope: Scope,
  answer: Extract<StatementAnswer, { kind: 'statements' }>,
  source: 'batch' | 'day',
): Promise<void> {
  const { file, format } = answer;
  for (const statement of answer.statements) {
    const account = deps.bankAccounts.find((one) => one.accountNo === statement.accountNo);
    if (account === undefined) {
      deps.log.error({ statementId: statement.statementId }, 'a statement of another account was left out');
    } else {
      // What is read while payouts are under way may end before its day does.
      const isFinal = source === 'day';
      const from = { account, file, format, source, importedBy: null, isFinal };
      await deps.work.command(scope, (ctx) => storeFetched(ctx, statement, from));
    }
  }
}

/** From the day a batch was released to the later of its day of payment and the batch's own today. */
async function daysOf(ctx: QueryCtx, batch: Batch): Promise<{ from: string; to: string }> {
  const payOn = nextBusinessDay(
    batch.businessDate,
    await readHolidays({ ...ctx, businessDate: batch.businessDate }),
  );
  const today = addDays(malaysiaDay(ctx.now), batch.dateShiftDays);
  return { from: batch.businessDate, to: daysBetween(payOn, today) > 0 ? today : payOn };
}

/**
 * Settles every line that confirms a payment: payments together, payouts each in a separate transaction; then books
 * what is exact.
 */
export async function settleOpenLines(deps: PayoutDeps, scope: Scope): Promise<void> {
  for (const { accountNo } of deps.bankAccounts) {
    await deps.work.command({ ...scope, actor: bankActor }, (ctx) => matchReceipts(ctx.tx, accountNo));
  }
  for (const { kind, accountNo } of deps.bankAccounts) {
    const lines = await deps.work.query(scope, (ctx) => listOpenLines(ctx.reader, accountNo, LINES_AT_ONCE));
    for (const line of lines) {
      await (kind === 'trust_bank' ? settleLine(deps, scope, line) : settleArrival(deps, scope, line));
    }
  }
  await postExactLines(deps, scope);
}

/** A payout that left the trust account came in on another account of the platform. */
async function settleArrival(deps: PayoutDeps, scope: Scope, line: OpenLine): Promise<void> {
  const found = await deps.work.query(scope, (ctx) => findFor(ctx, line, scope));
  if (found === null || line.isReturn || line.amountSen !== found.payout.amountSen) {
    return;
  }
  const at: Scope = { ...scope, actor: bankActor, dateShiftDays: found.dateShiftDays };
  await deps.work.command(at, async (ctx) => {
    const payout = await lockPayout(ctx.tx, found.payout.id);
    const handler = payout === null ? null : payoutHandler(deps.payoutHandlers, payout);
    const transferId =
      payout === null ? null : ((await handler?.onArrived?.(ctx, payout, line.bookedOn)) ?? null);
    if (transferId !== null) {
      const isClosed = await closeLine(ctx.tx, line.bankReference, { kind: 'transfer', id: transferId });
      invariant(isClosed, `line ${line.bankReference} is open while its arrival is booked`);
    }
  });
}

async function settleLine(deps: PayoutDeps, scope: Scope, line: OpenLine): Promise<void> {
  const found = await deps.work.query(scope, (ctx) => findFor(ctx, line, scope));
  if (found === null) {
    return;
  }
  const { payout, dateShiftDays } = found;
  const { bankReference, bookedOn } = line;
  const at: Scope = { ...scope, actor: bankActor, dateShiftDays };
  const match = matchLine(line, payout);
  if (match === 'paid') {
    await deps.work.command(at, async (ctx) => {
      if (await markPaid(ctx, deps.payoutHandlers, payout.id, bookedOn)) {
        await closeLine(ctx.tx, bankReference, { kind: 'payout', id: payout.id });
      }
    });
  }
  if (match === 'returned') {
    const returned = { reason: line.returnReason, settledOn: bookedOn };
    await deps.work.command(at, async (ctx) => {
      if (await markReturned(ctx, deps.payoutHandlers, payout.id, returned)) {
        await closeLine(ctx.tx, bankReference, { kind: 'payout_return', id: payout.id });
      }
    });
  }
}

interface Found {
  readonly payout: Payout;
  /** By how many days the business date of its settlement is moved. */
  readonly dateShiftDays: number;
}

async function findFor(ctx: QueryCtx, line: OpenLine, scope: Scope): Promise<Found | null> {
  const payout = await findByEndToEndId(ctx.reader, line.reference);
  if (payout === null) {
    return null;
  }
  const batch = payout.batchId === null ? null : await findBatch(ctx.reader, payout.batchId);
  // A payout that comes back days later is booked on the day whose statement says so, not on that of its batch.
  return {
    payout,
    dateShiftDays: Math.max(batch?.dateShiftDays ?? scope.dateShiftDays, scope.dateShiftDays),
  };
}
