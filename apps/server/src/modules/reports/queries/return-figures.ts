import type { ReturnLine } from '@titian/contracts/market-returns';
import { maxSen, type Sen, senToText, subtractSen, sumSen, ZERO_SEN } from '@titian/finance/sen';
import type { QueryCtx } from '../../../platform/context.ts';
import { listInvestorShares, lossesOn } from '../../insights/public.ts';
import { trustDays } from '../../payments/public.ts';
import { listPositions, type NotePosition } from '../../servicing/public.ts';
import { type ArrearsBucket, bucketOf } from '../domain/arrears.ts';
import { classOf } from '../domain/platform-money.ts';
import type { DayRange } from '../domain/report.ts';
import { percentOf } from '../domain/shares.ts';
import { readCounts, readRepaid } from '../store/platform-counts.ts';
import { listPlatformMovements } from '../store/platform-money.ts';

type LineFigures = Readonly<Record<ReturnLine, string | null>>;

/** Every figure of the return over a period, as the books are now (OPS-39). */
export async function returnFigures(ctx: QueryCtx, range: DayRange): Promise<LineFigures> {
  const positions = await listPositions(ctx.reader, range.to);
  const repaid = await readRepaid(ctx.reader, range);
  const counts = await readCounts(ctx.reader, range);
  return {
    ...countsAsText(counts),
    ...(await holdersOf(ctx, range, positions)),
    ...raisedIn(positions, range),
    repaid_principal: senToText(repaid.principalSen),
    repaid_return: senToText(repaid.returnSen),
    ...arrearsOf(positions, range),
    default_rate: (await lossesOn(ctx, range.to)).default_rate_percent,
    ...(await trustFigures(ctx, range)),
    fees_earned: senToText(await feesEarned(ctx, range)),
  };
}

function countsAsText<Key extends string>(counts: Readonly<Record<Key, number>>): Record<Key, string>;
function countsAsText(counts: Readonly<Record<string, number>>): Record<string, string> {
  return Object.fromEntries(Object.entries(counts).map(([key, count]) => [key, String(count)]));
}

async function holdersOf(ctx: QueryCtx, { to }: DayRange, positions: readonly NotePosition[]) {
  const owed = positions.filter((one) => one.outstandingSen > 0n);
  const byIssuer = new Map<string, Sen>();
  for (const { issuerId, outstandingSen } of owed) {
    byIssuer.set(issuerId, sumSen([byIssuer.get(issuerId) ?? ZERO_SEN, outstandingSen]));
  }
  const largest = [...byIssuer.values()].reduce(maxSen, ZERO_SEN);
  return {
    issuers_running: String(byIssuer.size),
    investors_holding: String((await listInvestorShares(ctx.reader, to)).length),
    largest_issuer: percentOf(largest, sumSen(byIssuer.values())),
  };
}

function raisedIn(positions: readonly NotePosition[], { from, to }: DayRange) {
  const issued = positions.filter((one) => one.issuedOn >= from && one.issuedOn <= to);
  const sum = (some: readonly NotePosition[]) => senToText(sumSen(some.map((one) => one.fundedSen)));
  return {
    notes_issued: String(issued.length),
    raised: sum(issued),
    raised_conventional: sum(issued.filter((one) => one.contract === 'Conventional')),
    raised_shariah: sum(issued.filter((one) => one.contract === 'Shariah')),
    raised_to_date: sum(positions),
  };
}

function arrearsOf(positions: readonly NotePosition[], { to }: DayRange) {
  const owed = positions.filter((one) => one.outstandingSen > 0n);
  const sum = (some: readonly NotePosition[]) => senToText(sumSen(some.map((one) => one.outstandingSen)));
  const inBucket = (bucket: ArrearsBucket) => owed.filter((one) => bucketOf(one, to) === bucket);
  const late = owed.filter((one) => !one.isDefaulted && bucketOf(one, to) !== '0');
  return {
    outstanding_notes: String(owed.length),
    outstanding: sum(owed),
    late_notes: String(late.length),
    ...{ late_1_30: sum(inBucket('1-30')), late_31_60: sum(inBucket('31-60')) },
    ...{ late_61_90: sum(inBucket('61-90')), late_91: sum(inBucket('91+')) },
    defaulted_notes: String(inBucket('default').length),
    in_default: sum(inBucket('default')),
    written_off: senToText(sumSen(positions.map((one) => one.writtenOffSen))),
  };
}

async function trustFigures(ctx: QueryCtx, range: DayRange) {
  const days = await trustDays(ctx, range);
  const last = days.at(-1);
  const isUnexplained = ({ differenceSen, state }: (typeof days)[number]) =>
    state === 'open' || (differenceSen !== null && differenceSen !== 0n);
  return {
    client_money: senToText(sumSen(last === undefined ? [] : [last.groups.clients, last.groups.waiting])),
    bank_balance: last?.bankSen == null ? null : senToText(last.bankSen),
    days_unexplained: String(days.filter(isUnexplained).length),
  };
}

async function feesEarned(ctx: QueryCtx, range: DayRange): Promise<Sen> {
  const moved = (await listPlatformMovements(ctx.reader, range)).filter((one) => one.obligation === 'fees');
  const of = (wanted: string) =>
    sumSen(moved.filter((one) => classOf(one.kind, one.amountSen) === wanted).map((one) => one.amountSen));
  // What was refunded was booked the other way.
  return subtractSen(of('earned'), subtractSen(ZERO_SEN, of('refunded')));
}
