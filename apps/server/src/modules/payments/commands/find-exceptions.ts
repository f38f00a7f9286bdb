import { addDays, type Day } from '@titian/finance/calendar';
import type { Ctx } from '../../../platform/context.ts';
import type { BankAccount } from '../domain/bank-account.ts';
import { type Finding, findingOf } from '../domain/exception.ts';
import { listUnexplained, listUnpaid, listUnseen } from '../store/findings.ts';

/** FPX settles and batches are paid within this many days, a weekend with a holiday included. */
const OVERDUE_DAYS = 4;

/** What a person has to look at in the lines, transfers and payouts of an account up to a day. */
export async function findExceptions(ctx: Ctx, account: BankAccount, day: Day): Promise<Finding[]> {
  const lines = (await listUnexplained(ctx.tx, account.accountNo, day)).map(findingOf);
  const overdue = addDays(day, -OVERDUE_DAYS);
  const unseen = (await listUnseen(ctx.tx, account, overdue)).map(
    (one): Finding => ({
      kind: 'missing_line',
      cause: `transfer:${one.transfer_id}`,
      amountSen: one.amount_sen,
      detail: one.kind,
      sinceOn: one.ledger_on,
    }),
  );
  return [...lines, ...unseen, ...(await findUnpaid(ctx, account, overdue))];
}

async function findUnpaid(ctx: Ctx, account: BankAccount, overdue: Day): Promise<Finding[]> {
  if (account.kind !== 'trust_bank') {
    return [];
  }
  const payouts = await listUnpaid(ctx.tx, overdue);
  return payouts.map((one) => ({
    kind: 'missing_payout',
    cause: `payout:${one.id}`,
    amountSen: one.amount_sen,
    detail: `${one.beneficiary} · ${one.end_to_end_id}`,
    sinceOn: one.released_on,
  }));
}
