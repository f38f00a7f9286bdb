import { message } from '@titian/contracts/messages/message';
import { addDays, type Day } from '@titian/finance/calendar';
import type { Ctx } from '../../../platform/context.ts';
import type { BankAccount } from '../domain/bank-account.ts';
import { type Finding, findingOf } from '../domain/exception.ts';
import { findBalanceGaps, gapFinding } from '../queries/balance-gaps.ts';
import { freshSince } from '../queries/transit-age.ts';
import { listUnconfirmed } from '../store/final-statements.ts';
import { listUnexplained, listUnpaid, listUnseen } from '../store/findings.ts';
import { listFailedReturns } from '../store/line-returns.ts';

/** Batches are paid within this many days, a weekend with a holiday included. */
const OVERDUE_DAYS = 4;

/** What a person has to look at in the lines, transfers and payouts of an account up to a day. */
export async function findExceptions(ctx: Ctx, account: BankAccount, day: Day): Promise<Finding[]> {
  const lines = (await listUnexplained(ctx.tx, account.accountNo, day)).map(findingOf);
  const overdue = addDays(day, -OVERDUE_DAYS);
  // What is not fresh any more is part of the difference (decision 031).
  const unseen = (await listUnseen(ctx.tx, account, addDays(await freshSince(ctx, day), -1))).map(
    (one): Finding => ({
      kind: 'missing_line',
      cause: `transfer:${one.transferId}`,
      amountSen: one.amountSen,
      detail: one.kind,
      sinceOn: one.ledgerOn,
    }),
  );
  return [
    ...lines,
    ...unseen,
    ...(await findUnpaid(ctx, account, overdue)),
    ...(await findFailed(ctx, account, day)),
    ...(await findBalanceGaps(ctx.tx, account)).map((gap) => gapFinding(account, gap)),
    ...(await findUnconfirmed(ctx, account)),
  ];
}

/** Lines of an intraday statement that the final one of their day does not show (decision 030). */
async function findUnconfirmed(ctx: Ctx, { accountNo }: BankAccount): Promise<Finding[]> {
  const lines = await listUnconfirmed(ctx.tx, accountNo);
  return lines.map((one) => ({
    kind: 'unconfirmed_line',
    cause: `intraday:${one.bankReference}`,
    amountSen: one.amountSen,
    detail: [one.counterparty, one.reference, one.description].filter((text) => text !== null).join(' · '),
    sinceOn: one.bookedOn,
  }));
}

/** Money on its way back to its sender that the bank gave back: it waits again, under the exception of its line. */
async function findFailed(ctx: Ctx, account: BankAccount, day: Day): Promise<Finding[]> {
  if (account.kind !== 'trust_bank') {
    return [];
  }
  const failed = await listFailedReturns(ctx.tx);
  return failed.map((one) => ({
    kind: 'unknown_return',
    cause: `line:${one.bankReference}`,
    amountSen: one.amountSen,
    detail: message('exception_return_failed', { reason: one.returnReason ?? '' }),
    sinceOn: day,
  }));
}

async function findUnpaid(ctx: Ctx, account: BankAccount, overdue: Day): Promise<Finding[]> {
  if (account.kind !== 'trust_bank') {
    return [];
  }
  const payouts = await listUnpaid(ctx.tx, overdue);
  return payouts.map((one) => ({
    kind: 'missing_payout',
    cause: `payout:${one.id}`,
    amountSen: one.amountSen,
    detail: `${one.beneficiary} · ${one.endToEndId}`,
    sinceOn: one.releasedOn,
  }));
}
