import { type Day, lastDayOf, type Month } from '@titian/finance/calendar';
import { addSen, type Sen, sen, subtractSen, ZERO_SEN } from '@titian/finance/sen';
import type { QueryCtx } from '../../../platform/context.ts';
import { subscribedMonths, writtenOffOf } from '../../notes/public.ts';
import { readInvestor } from '../../onboarding/public.ts';
import { monthsShown, promisedMonths } from '../../servicing/public.ts';
import {
  deposits,
  type Flow,
  ownMoney,
  runningByMonth,
  sumByMonth,
  withdrawals,
  withdrawalsReturned,
} from '../domain/flow.ts';
import { lossesOf } from '../domain/losses.ts';
import { expectedLosses } from './expected-losses.ts';
import { flowsOf } from './investor-flows.ts';

/** The requested months, `YYYY-MM`. */
export interface MonthRange {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

const ofPrincipal = (flow: Flow) => flow.principalSen;
const ofReturn = (flow: Flow) => flow.returnSen;
const ofAmount = (flow: Flow) => flow.amountSen;
const grossOf = (flow: Flow) => addSen(flow.returnSen, flow.lateSen);
const netOf = (flow: Flow) => subtractSen(subtractSen(grossOf(flow), flow.feeSen), flow.taxSen);
const subscribing = ['subscription', 'subscription_returned', 'subscription_cancelled'];

const minDay = (one: Day, other: Day) => (one < other ? one : other);

async function ownFlows(ctx: QueryCtx, investorId: string): Promise<readonly Flow[]> {
  const investor = await readInvestor(ctx, investorId);
  return investor === null ? [] : flowsOf(ctx, investor.cashAccountId);
}

/** What an investor's notes promised by month and what they paid, both before fees and tax (FIG-9). */
export async function repaymentMonths(ctx: QueryCtx, investorId: string, query: MonthRange) {
  const months = monthsShown(query, ctx.businessDate);
  const promised = new Map((await promisedMonths(ctx, investorId)).map((one) => [one.month, one]));
  const flows = await ownFlows(ctx, investorId);
  const of = {
    receivedPrincipal: sumByMonth(flows, ofPrincipal),
    receivedReturn: sumByMonth(flows, ofReturn),
  };
  return months.map((month) => ({
    month,
    expectedPrincipalSen: promised.get(month)?.principalSen ?? ZERO_SEN,
    expectedReturnSen: promised.get(month)?.returnSen ?? ZERO_SEN,
    receivedPrincipalSen: of.receivedPrincipal(month),
    receivedReturnSen: of.receivedReturn(month),
  }));
}

/** What an investor put in and took out by month; transfers returned by the bank are listed separately. */
export async function depositMonths(ctx: QueryCtx, investorId: string, query: MonthRange) {
  const months = monthsShown(query, ctx.businessDate);
  const flows = await ownFlows(ctx, investorId);
  const deposited = sumByMonth(flows, ofAmount, deposits);
  const withdrawn = sumByMonth(flows, ofAmount, withdrawals);
  const returned = sumByMonth(flows, ofAmount, withdrawalsReturned);
  return months.map((month) => ({
    month,
    depositedSen: deposited(month),
    withdrawnSen: subtractSen(ZERO_SEN, withdrawn(month)),
    returnedSen: returned(month),
  }));
}

/** In how many notes an investor invested by month, and how much. */
export async function notesMonths(ctx: QueryCtx, investorId: string, query: MonthRange) {
  const known = new Map((await subscribedMonths(ctx, investorId)).map((one) => [one.month, one]));
  return monthsShown(query, ctx.businessDate).map((month) => ({
    month,
    notes: known.get(month)?.notes ?? 0,
    amountSen: known.get(month)?.amountSen ?? ZERO_SEN,
  }));
}

/** What an investor earned by month, late charges included, what was taken of it, and all of it so far. */
export async function returnMonths(ctx: QueryCtx, investorId: string, query: MonthRange) {
  const months = monthsShown(query, ctx.businessDate);
  const flows = await ownFlows(ctx, investorId);
  const of = {
    gross: sumByMonth(flows, grossOf),
    fees: sumByMonth(flows, (flow) => flow.feeSen),
    taxes: sumByMonth(flows, (flow) => flow.taxSen),
    net: sumByMonth(flows, netOf),
    sofar: runningByMonth(flows, netOf),
  };
  return months.map((month) => ({
    month,
    grossSen: of.gross(month),
    feesSen: of.fees(month),
    taxesSen: of.taxes(month),
    netSen: of.net(month),
    cumulativeSen: of.sofar(month),
  }));
}

export interface ValueMonth {
  readonly month: Month;
  readonly cashSen: Sen;
  /** Waiting subscriptions and principal outstanding, less what was written off. */
  readonly atWorkSen: Sen;
  /** What of it is not counted on (expected loss), by the table that was valid then. */
  readonly impairedSen: Sen;
  /** Return to date, after fees and tax. */
  readonly receivedSen: Sen;
  readonly putInSen: Sen;
}

/** What an investor's account was worth at the end of each month, up to the running one (design). */
export async function valueMonths(
  ctx: QueryCtx,
  investorId: string,
  query: MonthRange,
): Promise<ValueMonth[]> {
  const months = monthsShown(query, ctx.businessDate);
  const flows = await ownFlows(ctx, investorId);
  const endOf = (month: Month) => minDay(lastDayOf(month), ctx.businessDate);
  const impaired = await expectedLosses(ctx, investorId, months.map(endOf));
  const lost = runningByMonth(lossesOf(await writtenOffOf(ctx, investorId)), ofAmount);
  const cash = runningByMonth(flows, ofAmount);
  const subscribed = runningByMonth(flows, ofAmount, subscribing);
  const repaid = runningByMonth(flows, ofPrincipal);
  const received = runningByMonth(flows, netOf);
  const putIn = runningByMonth(flows, ofAmount, ownMoney);
  return months.map((month) => ({
    month,
    cashSen: cash(month),
    atWorkSen: sen(-subscribed(month) - repaid(month) - lost(month)),
    impairedSen: impaired(endOf(month)),
    receivedSen: received(month),
    putInSen: putIn(month),
  }));
}
