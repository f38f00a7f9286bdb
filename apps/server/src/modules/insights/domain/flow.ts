import { type Day, firstDayOf, type Month, monthOf } from '@titian/finance/calendar';
import { addSen, type Sen, sen, subtractSen, ZERO_SEN } from '@titian/finance/sen';
import type { FlowEntry } from '../../ledger/public.ts';
import type { DistributionParts } from '../../servicing/public.ts';

/** What moved an investor's cash in one bucket of time by one kind of transfer. */
export interface Flow {
  /** The first day of the month, or the day itself of the investor's own money. */
  readonly on: Day;
  readonly kind: string;
  /** Positive when the account received. */
  readonly amountSen: Sen;
  /** What distributions consisted of, and what was refunded of fee and tax; zero for all other kinds. */
  readonly principalSen: Sen;
  readonly returnSen: Sen;
  readonly lateSen: Sen;
  readonly feeSen: Sen;
  readonly taxSen: Sen;
}

/** Kinds of entry that count as deposits: a referral reward is not a return on what was invested (FIG-11). */
export const deposits: readonly string[] = ['topup', 'second_topup', 'referral_reward'];

/** Kinds of entry that pay an investor's cash out: to the investor, or as unclaimed money to the Registrar. */
export const withdrawals: readonly string[] = ['withdrawal', 'unclaimed_money'];

/** Kinds of entry by which what was paid out comes back. */
export const withdrawalsReturned: readonly string[] = ['withdrawal_returned', 'unclaimed_money_returned'];

/** Kinds of entry by which an investor's own money comes and goes; a yearly return needs their days. */
export const ownMoney: readonly string[] = [...deposits, ...withdrawals, ...withdrawalsReturned];

/** Kinds of entry that give back a fee, or a tax, which was taken from distributions before. */
const feeReturned = 'service_fee_returned';
const taxReturned: readonly string[] = ['service_tax_returned', 'withholding_tax_returned'];

/** Adds entries to flows that do not hold them yet; the flows of one account, by day and kind. */
export function addEntries(
  flows: readonly Flow[],
  entries: readonly FlowEntry[],
  parts: ReadonlyMap<string, DistributionParts>,
): Flow[] {
  const known = new Map(flows.map((flow) => [keyOf(flow), flow]));
  for (const entry of entries) {
    const flow = flowOf(entry, parts.get(entry.transferId));
    const before = known.get(keyOf(flow));
    known.set(keyOf(flow), before === undefined ? flow : addFlow(before, flow));
  }
  return [...known.values()].sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
}

function keyOf({ on, kind }: Pick<Flow, 'on' | 'kind'>): string {
  return `${on} ${kind}`;
}

function flowOf(entry: FlowEntry, parts: DistributionParts | undefined): Flow {
  const isOwn = ownMoney.includes(entry.kind);
  return {
    on: isOwn ? entry.on : firstDayOf(monthOf(entry.on)),
    kind: entry.kind,
    amountSen: entry.amountSen,
    principalSen: parts?.principalSen ?? ZERO_SEN,
    returnSen: parts?.returnSen ?? ZERO_SEN,
    lateSen: parts?.lateChargeSen ?? ZERO_SEN,
    ...takenBy(entry, parts),
  };
}

/** What was taken of an entry; below zero where it gives back what was taken before. */
function takenBy(
  { kind, amountSen }: FlowEntry,
  parts: DistributionParts | undefined,
): Pick<Flow, 'feeSen' | 'taxSen'> {
  const backSen = subtractSen(ZERO_SEN, amountSen);
  return {
    feeSen: kind === feeReturned ? backSen : (parts?.feeSen ?? ZERO_SEN),
    taxSen: taxReturned.includes(kind)
      ? backSen
      : addSen(parts?.serviceTaxSen ?? ZERO_SEN, parts?.withholdingTaxSen ?? ZERO_SEN),
  };
}

function addFlow(one: Flow, other: Flow): Flow {
  return {
    on: one.on,
    kind: one.kind,
    amountSen: addSen(one.amountSen, other.amountSen),
    principalSen: addSen(one.principalSen, other.principalSen),
    returnSen: addSen(one.returnSen, other.returnSen),
    lateSen: addSen(one.lateSen, other.lateSen),
    feeSen: addSen(one.feeSen, other.feeSen),
    taxSen: addSen(one.taxSen, other.taxSen),
  };
}

/** Sums a part of the flows of some kinds by month, or of all kinds where none are named. */
export function sumByMonth(
  flows: readonly Flow[],
  amount: (flow: Flow) => Sen,
  kinds?: readonly string[],
): (month: Month) => Sen {
  const totals = new Map<Month, Sen>();
  for (const flow of flows.filter((one) => kinds === undefined || kinds.includes(one.kind))) {
    const month = monthOf(flow.on);
    totals.set(month, addSen(totals.get(month) ?? ZERO_SEN, amount(flow)));
  }
  return (month) => totals.get(month) ?? ZERO_SEN;
}

/** Sums a part of the flows up to the end of each month; months have to come in their order. */
export function runningByMonth(
  flows: readonly Flow[],
  amount: (flow: Flow) => Sen,
  kinds?: readonly string[],
): (month: Month) => Sen {
  const rows = flows
    .filter((one) => kinds === undefined || kinds.includes(one.kind))
    .map((flow) => ({ month: monthOf(flow.on), amountSen: amount(flow) }))
    .sort((a, b) => (a.month < b.month ? -1 : 1));
  let at = 0;
  let total = 0n;
  return (month) => {
    for (let row = rows[at]; row !== undefined && row.month <= month; row = rows[at]) {
      total += row.amountSen;
      at += 1;
    }
    return sen(total);
  };
}
