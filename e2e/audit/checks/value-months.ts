import { call } from '../../api/client.ts';
import type { Place } from '../../product/product.ts';
import { amountText, nearestOf, sumOf, WHOLE } from '../arithmetic.ts';
import { type Books, by, type Holding, type Note, type Share } from '../books.ts';
import type { Database } from '../database.ts';
import { dayOf, daysFrom, monthsAfter, numberOf } from '../days.ts';
import type { Report } from '../report.ts';
import type { Investor } from './investors.ts';

/** A movement of an investor's cash. */
export interface Movement {
  readonly transfer_id: string;
  readonly account_id: string;
  readonly business_date: string;
  readonly kind: string;
  readonly amount_sen: bigint;
}

/** What a repayment paid of principal and return of an instalment, and when it was received. */
interface DatedPart {
  readonly note_id: string;
  readonly number: number;
  readonly received_on: string;
  readonly sen: bigint;
}

/** What the value of an account is worked out from. */
export interface Worth {
  readonly books: Books;
  /** When a note was given up or paid back, by its id. */
  readonly endedOn: ReadonlyMap<string, string>;
  readonly parts: readonly DatedPart[];
  readonly receivedOn: ReadonlyMap<string, string>;
  readonly shares: ReadonlyMap<string, Share>;
  readonly today: string;
}

const MOVEMENTS = 'select transfer_id, account_id, business_date, kind, amount_sen from entries';
const PARTS = `select r.note_id, p.number, r.received_on, p.amount_sen as sen from repayment_parts p
  join repayments r on r.id = p.repayment_id where p.part in ('principal', 'return')`;
const ENDED = 'select id, completed_on from notes where completed_on is not null';
const MONTHS = 12;
const SUBSCRIBING = ['subscription', 'subscription_returned', 'subscription_cancelled'];
const GIVEN_BACK = ['service_fee_returned', 'service_tax_returned', 'withholding_tax_returned'];
const OWN_MONEY = [
  ...['topup', 'second_topup', 'referral_reward', 'withdrawal', 'withdrawal_returned'],
  ...['unclaimed_money', 'unclaimed_money_returned'],
];

interface ValueMonth {
  readonly month: string;
  readonly [figure: string]: string;
}

/** The months of the value line: what each account was worth at their ends, net of that day's expected loss. */
export async function checkValueMonths(
  { place, today }: { readonly place: Place; readonly today: string },
  database: Database,
  books: Books,
  investors: readonly Investor[],
  report: Report,
): Promise<void> {
  const movements = by(await database.rows<Movement>(MOVEMENTS), 'account_id');
  const ended = await database.rows<{ id: string; completed_on: string }>(ENDED);
  const worth: Worth = {
    ...{ books, today, parts: await database.rows<DatedPart>(PARTS) },
    endedOn: new Map(ended.map((one) => [one.id, one.completed_on])),
    receivedOn: new Map([...books.repayments.values()].flat().map((one) => [one.id, one.received_on])),
    shares: new Map([...books.shares.values()].flat().map((share) => [share.transfer_id, share])),
  };
  const to = today.slice(0, 7);
  const from = monthsAfter(`${to}-01`, 1 - MONTHS).slice(0, 7);
  for (const { id, email, session, cashAccountId } of investors) {
    const path = `/dashboard/data/investor/value?from=${from}&to=${to}`;
    const { months } = await call<{ months: readonly ValueMonth[] }>(place, 'GET', path, {
      by: session,
      on: today,
    });
    report.compare('value: months', email, MONTHS, months.length);
    for (const found of months) {
      const expected = valueAt(worth, id, movements.get(cashAccountId) ?? [], endOf(found.month, today));
      for (const [figure, amount] of Object.entries(expected)) {
        report.compare(`value: ${figure}`, `${email} ${found.month}`, amountText(amount), found[figure]);
      }
    }
  }
}

/** The last day of a month, or today in the running one. */
export function endOf(month: string, today: string): string {
  const last = dayOf(numberOf(monthsAfter(`${month}-01`, 1)) - 1);
  return last < today ? last : today;
}

/** What an account was worth at the end of a day. */
export function valueAt(worth: Worth, investorId: string, movements: readonly Movement[], on: string) {
  const until = movements.filter((one) => one.business_date <= on);
  const of = (kinds: readonly string[]) =>
    sumOf(until.filter((one) => kinds.includes(one.kind)).map((one) => one.amount_sen));
  const shares = until.flatMap((one) => worth.shares.get(one.transfer_id) ?? []);
  const held = worth.books.notes.flatMap((note) =>
    (worth.books.holdings.get(note.id) ?? [])
      .filter((one) => one.investor_id === investorId)
      .map((holding) => ({ note, holding })),
  );
  const lost = held.filter(({ note }) => (worth.endedOn.get(note.id) ?? '9999') <= on);
  const cash = sumOf(until.map((one) => one.amount_sen));
  const atWork =
    -of(SUBSCRIBING) -
    sumOf(shares.map((one) => one.principal_sen)) -
    sumOf(lost.map(({ holding }) => holding.written_off_sen));
  const earned = shares.map((one) => one.return_sen + one.late_sen - takenOf(one));
  return {
    ...{ cash, at_work: atWork, total: cash + atWork },
    impaired: lossAt(worth, held, on),
    received: sumOf(earned) + of(GIVEN_BACK),
    put_in: of(OWN_MONEY),
  };
}

const takenOf = (one: Share) => one.fee_sen + one.service_tax_sen + one.withholding_sen;

interface Held {
  readonly note: Note;
  readonly holding: Holding;
}

/** Principal that was not counted on at the end of a day, by the table of that day and what was unpaid then. */
function lossAt(worth: Worth, held: readonly Held[], on: string): bigint {
  const bands = worth.books.table<{ up_to_days: number; bps: number }>('principal_valuation_bps', on);
  const byShare = new Map<number, bigint>();
  for (const { note, holding } of held) {
    const isOver = (worth.endedOn.get(note.id) ?? '9999') <= on;
    if (note.issued_on > on || isOver) continue;
    const late = daysLateAt(worth, note, on);
    const band = bands.find(({ up_to_days }) => late <= up_to_days);
    const isInDefault = note.defaulted_on !== null && note.defaulted_on <= on;
    const share = isInDefault ? 0 : late <= 0 ? 10_000 : (band?.bps ?? 0);
    byShare.set(share, (byShare.get(share) ?? 0n) + outstandingAt(worth, holding, on));
  }
  return sumOf([...byShare].map(([share, sen]) => sen - nearestOf(sen * BigInt(share), WHOLE)));
}

function daysLateAt({ books, parts }: Worth, note: Note, on: string): number {
  const unpaid = (books.instalments.get(note.id) ?? []).filter((row) => {
    const paid = parts.filter(
      (one) => one.note_id === note.id && one.number === row.number && one.received_on <= on,
    );
    return sumOf(paid.map((one) => one.sen)) < row.principal_sen + row.return_sen - row.waived_return_sen;
  });
  return daysFrom(unpaid[0]?.due_on ?? on, on);
}

function outstandingAt({ shares, receivedOn }: Worth, holding: Holding, on: string): bigint {
  const paid = [...shares.values()].filter(
    (one) => one.holding_id === holding.id && (receivedOn.get(one.repayment_id) ?? '9999') <= on,
  );
  return holding.principal_sen - sumOf(paid.map((one) => one.principal_sen));
}
