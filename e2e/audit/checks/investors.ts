import { call, type Session } from '../../api/client.ts';
import type { Place } from '../../product/product.ts';
import { amountText, nearestOf, sumOf, WHOLE, xirrPercent } from '../arithmetic.ts';
import { type Books, by, type Holding, type Note, type Share } from '../books.ts';
import type { Database } from '../database.ts';
import { daysFrom } from '../days.ts';
import type { Report } from '../report.ts';

/** An investor who signed in, with every entry of the cash account. */
export interface Investor {
  readonly id: string;
  readonly email: string;
  readonly cashAccountId: string;
  readonly session: Session;
}

interface Entry {
  readonly transfer_id: string;
  readonly account_id: string;
  readonly business_date: string;
  readonly kind: string;
  readonly amount_sen: bigint;
}

interface Stats {
  readonly [figure: string]: string | number | null | object;
}

interface Statement {
  readonly opening_balance: string;
  readonly closing_balance: string;
  readonly totals: Readonly<Record<string, string>>;
  readonly items: readonly {
    readonly id: string;
    readonly kind: string;
    readonly direction: 'in' | 'out';
    readonly amount: string;
    readonly balance: string;
    readonly parts: Readonly<
      Record<'principal' | 'return' | 'late_charge' | 'fee' | 'service_tax' | 'withholding_tax', string>
    >;
  }[];
}

const ENTRIES =
  'select transfer_id, account_id, business_date, kind, amount_sen from entries order by account_id, business_date, seq';
const WAITING = `select investor_id, sum(amount_sen)::bigint as sen from subscriptions where state = 'active' group by 1`;
/** Money that came from outside, or went there; rewards are put in as well. */
const OWN_MONEY = [
  ...['topup', 'second_topup', 'referral_reward', 'withdrawal', 'withdrawal_returned'],
  ...['unclaimed_money', 'unclaimed_money_returned'],
];
const FIRST_DAYS = 30;

/** Dashboard figures, yearly returns and monthly statements as investors read them. */
export async function checkInvestors(
  { place, today }: { readonly place: Place; readonly today: string },
  database: Database,
  books: Books,
  investors: readonly Investor[],
  report: Report,
): Promise<void> {
  const entries = by(await database.rows<Entry>(ENTRIES), 'account_id');
  const waiting = by(await database.rows<{ investor_id: string; sen: bigint }>(WAITING), 'investor_id');
  const shares = new Map([...books.shares.values()].flat().map((share) => [share.transfer_id, share]));
  for (const investor of investors) {
    const own = entries.get(investor.cashAccountId) ?? [];
    const waitingSen = waiting.get(investor.id)?.[0]?.sen ?? 0n;
    const stats = await call<Stats>(place, 'GET', '/dashboard/data/investor/stats', {
      by: investor.session,
      on: today,
    });
    compareStats(books, report, investor, { own, waitingSen, today }, stats);
    for (const month of monthsOf(own, today)) {
      const path = `/my_activity/statement?period=${month}`;
      const statement = await call<Statement>(place, 'GET', path, { by: investor.session, on: today });
      compareStatement(report, investor, month, own, shares, statement);
    }
  }
}

interface Band {
  readonly up_to_days: number;
  readonly bps: number;
}

interface Held {
  readonly note: Note;
  readonly holding: Holding;
}

interface Means {
  readonly own: readonly Entry[];
  readonly waitingSen: bigint;
  readonly today: string;
}

function compareStats(
  books: Books,
  report: Report,
  { id, email }: Investor,
  { own, waitingSen, today }: Means,
  stats: Stats,
): void {
  const held = books.notes.flatMap((note) =>
    (books.holdings.get(note.id) ?? [])
      .filter((one) => one.investor_id === id)
      .map((holding) => ({ note, holding })),
  );
  const sum = (pick: (one: (typeof held)[number]) => bigint) => sumOf(held.map(pick));
  const outstanding = (picks: (one: (typeof held)[number]) => boolean) =>
    amountText(sumOf(held.filter(picks).map(({ holding }) => holding.outstanding_sen)));
  const cash = sumOf(own.map((one) => one.amount_sen));
  const gross = sum(({ holding }) => holding.return_sen + holding.late_sen);
  const taken = sum(({ holding }) => holding.fee_sen + holding.service_tax_sen + holding.withholding_sen);
  const worth = cash + waitingSen + sum(({ holding }) => holding.outstanding_sen);
  const lost = expectedLoss(books, held, today);
  const expected: Readonly<Record<string, string | number | null>> = {
    cash: amountText(cash),
    waiting: amountText(waitingSen),
    outstanding: outstanding(() => true),
    outstanding_defaulted: outstanding(({ note }) => note.state === 'defaulted'),
    invested_to_date: amountText(sum(({ holding }) => holding.principal_sen)),
    return_gross: amountText(gross),
    return_net: amountText(gross - taken),
    written_off: amountText(sum(({ holding }) => holding.written_off_sen)),
    notes_active: held.filter(({ holding }) => holding.outstanding_sen > 0n).length,
    impaired: amountText(lost),
    xirr_percent: yearlyReturn(own, worth - lost, today),
    xirr_at_par_percent: yearlyReturn(own, worth, today),
    weighted_rate_percent: weightedRate(held),
  };
  for (const [figure, value] of Object.entries(expected)) {
    report.compare(`dashboard: ${figure}`, email, value, stats[figure] as string);
  }
}

/** The outstanding-weighted effective rate of notes that are issued and not in default. */
function weightedRate(held: readonly Held[]): string | null {
  const performing = held.filter(({ note }) => note.state === 'issued');
  const total = sumOf(performing.map(({ holding }) => holding.outstanding_sen));
  if (total === 0n) return null;
  const weighted = performing.map(
    ({ note, holding }) => holding.outstanding_sen * BigInt(note.effective_rate_bps),
  );
  return amountText(nearestOf(sumOf(weighted), total));
}

/** Principal that is not counted on, by the days that its note is past due and the table of the day. */
function expectedLoss(books: Books, held: readonly Held[], today: string): bigint {
  const bands = books.table<Band>('principal_valuation_bps', today);
  const byShare = new Map<number, bigint>();
  for (const { note, holding } of held) {
    const open = (books.instalments.get(note.id) ?? []).filter(
      (row) =>
        row.paid_principal_sen + row.paid_return_sen <
          row.principal_sen + row.return_sen - row.waived_return_sen && row.settled_on === null,
    );
    const late = daysFrom(open.map((row) => row.due_on).sort()[0] ?? today, today);
    const band = bands.find(({ up_to_days }) => late <= up_to_days);
    const share = note.state === 'defaulted' ? 0 : late <= 0 ? 10_000 : (band?.bps ?? 0);
    byShare.set(share, (byShare.get(share) ?? 0n) + holding.outstanding_sen);
  }
  return sumOf([...byShare].map(([share, sen]) => sen - nearestOf(sen * BigInt(share), WHOLE)));
}

/** The money-weighted yearly return as it is written; none in the first 30 days. */
function yearlyReturn(own: readonly Entry[], worth: bigint, today: string): string | null {
  const flows = own
    .filter((one) => OWN_MONEY.includes(one.kind))
    .map((one) => ({ on: one.business_date, sen: -one.amount_sen }));
  const first = flows.map(({ on }) => on).sort()[0];
  if (first === undefined || daysFrom(first, today) < FIRST_DAYS) return null;
  const rate = xirrPercent([...flows, { on: today, sen: worth }]);
  return rate === null ? null : amountText(BigInt(Math.round(rate * 100)));
}

function compareStatement(
  report: Report,
  { email }: Investor,
  month: string,
  own: readonly Entry[],
  shares: ReadonlyMap<string, Share>,
  statement: Statement,
): void {
  const of = `${email} ${month}`;
  const before = own.filter((one) => one.business_date.slice(0, 7) < month);
  const inside = own.filter((one) => one.business_date.startsWith(month));
  let balance = sumOf(before.map((one) => one.amount_sen));
  report.compare('statement: opening balance', of, amountText(balance), statement.opening_balance);
  report.compare('statement: lines', of, inside.length, statement.items.length);
  for (const [index, entry] of inside.entries()) {
    const item = statement.items[index];
    balance += entry.amount_sen;
    const size = entry.amount_sen < 0n ? -entry.amount_sen : entry.amount_sen;
    report.compare('statement: line', of, entry.transfer_id, item?.id);
    report.compare('statement: amount', of, amountText(size), item?.amount);
    report.compare('statement: direction', of, entry.amount_sen < 0n ? 'out' : 'in', item?.direction);
    report.compare('statement: balance', of, amountText(balance), item?.balance);
    const share = shares.get(entry.transfer_id);
    if (share !== undefined) compareParts(report, of, share, item?.parts);
  }
  report.compare('statement: closing balance', of, amountText(balance), statement.closing_balance);
  for (const [kind, entries] of by(inside, 'kind')) {
    const total = sumOf(entries.map((one) => one.amount_sen));
    report.compare(
      'statement: total of a kind',
      `${of} ${kind}`,
      amountText(total < 0n ? -total : total),
      statement.totals[kind],
    );
  }
}

function compareParts(
  report: Report,
  of: string,
  share: Share,
  parts: Statement['items'][number]['parts'] | undefined,
): void {
  report.compare('statement: principal', of, amountText(share.principal_sen), parts?.principal);
  report.compare('statement: return', of, amountText(share.return_sen), parts?.return);
  report.compare('statement: late charge', of, amountText(share.late_sen), parts?.late_charge);
  report.compare('statement: fee', of, amountText(share.fee_sen), parts?.fee);
  report.compare('statement: service tax', of, amountText(share.service_tax_sen), parts?.service_tax);
  report.compare('statement: tax withheld', of, amountText(share.withholding_sen), parts?.withholding_tax);
}

function monthsOf(own: readonly Entry[], today: string): string[] {
  return [...new Set([...own.map((one) => one.business_date), today].map((on) => on.slice(0, 7)))].sort();
}
