import type { Day } from '@titian/finance/calendar';
import { type Sen, sumSen, ZERO_SEN } from '@titian/finance/sen';
import type { QueryCtx } from '../../../platform/context.ts';
import type { BankAccount } from '../domain/bank-account.ts';
import type { BankFigures } from '../domain/bank-difference.ts';
import type { DayState } from '../domain/reconcile.ts';
import {
  type DayStatement,
  findDayStatement,
  listTransitByKind,
  type TransitOfKind,
} from '../store/bank-days.ts';
import { listReconciledDays } from '../store/reconciliations.ts';
import { freshSince } from './transit-age.ts';

/** The trust account at the end of a reconciled day, as its bank and the ledger have it. */
export interface BankDay {
  /** Null where the bank has not given its final statement. */
  readonly statement: DayStatement | null;
  readonly transit: readonly TransitOfKind[];
  /** On the statement and not in the ledger. */
  readonly unmatchedSen: Sen;
  /** Null where the day was not reconciled. */
  readonly state: DayState | null;
}

/** What explains the bank's balance on a day. */
export function bankFigures({ statement, transit, unmatchedSen }: BankDay): BankFigures {
  const inTransitSen = sumSen(transit.map((one) => one.amountSen));
  return { bankSen: statement?.closingSen ?? null, inTransitSen, unmatchedSen };
}

/** How a day of the trust account ended (PAY-9). */
export async function readBankDay(ctx: QueryCtx, account: BankAccount, day: Day): Promise<BankDay> {
  const [found] = await listReconciledDays(ctx.reader, 'trust_bank', { from: day, to: day });
  return {
    statement: await findDayStatement(ctx.reader, account, day),
    transit: await listTransitByKind(ctx.reader, account, { day, freshSince: await freshSince(ctx, day) }),
    unmatchedSen: found?.unmatchedSen ?? ZERO_SEN,
    state: found?.state ?? null,
  };
}

/** What the bank says by now of the end of each day of a range; days without a final statement are left out. */
export async function bankClosings(
  ctx: QueryCtx,
  range: { readonly from: Day; readonly to: Day },
): Promise<ReadonlyMap<Day, Sen>> {
  const days = await listReconciledDays(ctx.reader, 'trust_bank', range);
  return new Map(days.flatMap((one) => (one.bankSen === null ? [] : [[one.day, one.bankSen] as const])));
}
