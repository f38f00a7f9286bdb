import {
  addDays,
  businessDayBack,
  type Day,
  isBusinessDay,
  nextBusinessDay,
  startOfMalaysiaDay,
} from '@titian/finance/calendar';
import { type Sen, sumSen } from '@titian/finance/sen';
import type { QueryCtx } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { type DecidedProposal, decidedOn } from '../../approvals/public.ts';
import { balancesByKind, type DayMovement, readDayMovements } from '../../ledger/public.ts';
import {
  type BankAccount,
  type BankDay,
  bankDifference,
  bankFigures,
  type DayException,
  exceptionsOfDays,
  readBankDay,
} from '../../payments/public.ts';
import { type DayProof, readDayProof } from '../../proofs/public.ts';
import { type EndOfDayRun, endsOfDays, firstDay } from '../../servicing/public.ts';
import { readHolidays } from '../../settings/public.ts';
import { type DayAccount, dayAccounts } from '../domain/day-accounts.ts';

/** How far a day is: it goes on, its end was not finished, or it is finished. */
export type BusinessDayState = 'open' | 'unfinished' | 'finished';

/** Everything that happened on a business day. */
export interface BusinessDay {
  readonly day: Day;
  readonly state: BusinessDayState;
  /** The first day that counts to it. */
  readonly from: Day;
  readonly previous: Day | null;
  readonly next: Day | null;
  readonly accounts: readonly DayAccount[];
  readonly movements: readonly DayMovement[];
  readonly bank: BankDay;
  readonly exceptions: readonly DayException[];
  readonly approvals: readonly DecidedProposal[];
  readonly proof: DayProof | null;
  readonly end: EndOfDayRun | null;
}

/**
 * A business day, of which weekends and holidays before it are part (OPS-65).
 * @param ctx on one instant of the database
 * @throws AppError `day_not_begun`, `no_business_day`
 */
export async function readBusinessDay(ctx: QueryCtx, trust: BankAccount, day: Day): Promise<BusinessDay> {
  const around = await readNeighbours(ctx, day);
  const { from, previous, next } = around;
  const instants = { begin: startOfMalaysiaDay(from), end: startOfMalaysiaDay(addDays(day, 1)) };
  const proof = await readDayProof(ctx, day);
  const opening = await balancesByKind(ctx, addDays(from, -1));
  const closing = await balancesByKind(ctx, day);
  const movements = await readDayMovements(ctx.reader, { from, to: day });
  const accounts = dayAccounts({ opening, closing }, movements, proof);
  const shown = new Set(accounts.map(({ account }) => account));
  const [end = null] = await endsOfDays(ctx.reader, { from: day, to: day });
  return {
    ...{ day, from, previous, next, accounts, proof, end },
    state: stateOf(ctx, day, end),
    movements: movements.filter(({ account }) => shown.has(account)),
    bank: await readBankDay(ctx, trust, day),
    exceptions: await exceptionsOfDays(ctx.reader, day, instants),
    approvals: await decidedOn(ctx, { from, to: day }),
  };
}

/** How far a day is by the run of its end. */
export function stateOf(ctx: QueryCtx, day: Day, end: EndOfDayRun | null): BusinessDayState {
  if (end?.finishedAt != null) {
    return 'finished';
  }
  return end === null && day >= ctx.businessDate ? 'open' : 'unfinished';
}

interface Neighbours {
  readonly from: Day;
  readonly previous: Day | null;
  readonly next: Day | null;
}

async function readNeighbours(ctx: QueryCtx, day: Day): Promise<Neighbours> {
  if (day > ctx.businessDate) {
    throw new AppError('day_not_begun', { day });
  }
  const holidays = await readHolidays(ctx);
  const first = (await firstDay(ctx.reader)) ?? ctx.businessDate;
  const before = businessDayBack(addDays(day, -1), 1, holidays);
  const after = nextBusinessDay(addDays(day, 1), holidays);
  const previous = before < first ? null : before;
  const next = after > ctx.businessDate ? null : after;
  if (day < first || !isBusinessDay(day, holidays)) {
    throw new AppError('no_business_day', { day, previous: day < first ? null : previous, next });
  }
  return { from: addDays(before, 1), previous, next };
}

/** The balance of the bank less what explains it; null without a statement. */
export function differenceOf(bank: BankDay, accounts: readonly DayAccount[]): Sen | null {
  const held = accounts.filter((one) => one.group !== 'bank').map((one) => one.closingSen);
  return bankDifference(bankFigures(bank), sumSen(held));
}
