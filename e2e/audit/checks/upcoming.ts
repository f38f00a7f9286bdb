import { call } from '../../api/client.ts';
import type { Place } from '../../product/product.ts';
import { amountText, senOf, sumOf } from '../arithmetic.ts';
import { type Books, by } from '../books.ts';
import type { Database } from '../database.ts';
import { dayOf, numberOf } from '../days.ts';
import type { Report } from '../report.ts';
import type { Investor } from './investors.ts';

/** The share of one instalment that an investor was shown, before fees and tax. */
export interface ExpectedShare {
  readonly investorId: string;
  readonly email: string;
  readonly noteId: string;
  readonly dueOn: string;
  readonly principal: bigint;
  readonly return: bigint;
}

/** Which repayment paid a part of which instalment. */
export interface PaidPart {
  readonly note_id: string;
  readonly repayment_id: string;
  readonly number: number;
}

interface Item {
  readonly note_id: string;
  readonly due_on: string;
  readonly principal: string;
  readonly return: string;
  readonly state: string;
}

interface Calendar {
  readonly days: readonly {
    readonly day: string;
    readonly contract_principal: string;
    readonly contract_return: string;
  }[];
  readonly items: readonly Item[];
  readonly items_total: number;
}

interface Ongoing {
  readonly items: readonly {
    readonly id: string;
    readonly next_due_on: string | null;
    readonly next_amount: string | null;
  }[];
}

interface Schedule {
  readonly items: readonly { readonly due_on: string; readonly mine: string; readonly paid: string }[];
}

interface On {
  readonly place: Place;
  readonly today: string;
}

const WINDOWS = 4;
const WINDOW_DAYS = 28;

/** Reads the future payments that investors are shown of notes on time, and compares the screens that show them. */
export async function readUpcoming(
  on: On,
  investors: readonly Investor[],
  report: Report,
): Promise<readonly ExpectedShare[]> {
  const expectedShares: ExpectedShare[] = [];
  for (const investor of investors) {
    const items = await calendarOf(on, investor, report);
    await compareScreens(on, investor, items, report);
    for (const one of items.filter(({ state }) => state === 'due')) {
      expectedShares.push({
        ...{ investorId: investor.id, email: investor.email, noteId: one.note_id, dueOn: one.due_on },
        ...{ principal: senOf(one.principal), return: senOf(one.return) },
      });
    }
  }
  return expectedShares;
}

/** The calendar of the next weeks, a window at a time: an answer names a hundred payments at most. */
async function calendarOf(
  { place, today }: On,
  { session, email }: Investor,
  report: Report,
): Promise<Item[]> {
  const items: Item[] = [];
  for (let at = 0; at < WINDOWS; at += 1) {
    const from = dayOf(numberOf(today) + at * WINDOW_DAYS);
    const to = dayOf(numberOf(from) + WINDOW_DAYS - 1);
    const path = `/dashboard/data/investor/cash_flow?from=${from}&to=${to}`;
    const calendar = await call<Calendar>(place, 'GET', path, { by: session, on: today });
    report.compare('calendar: payments', `${email} ${from}`, calendar.items_total, calendar.items.length);
    const due = by(
      calendar.items.filter((one) => one.due_on >= from && one.due_on <= to),
      'due_on',
    );
    const days = new Map(calendar.days.map((one) => [one.day, one]));
    for (const [day, payments] of due) {
      const sum = (part: 'principal' | 'return') =>
        amountText(sumOf(payments.map((one) => senOf(one[part]))));
      report.compare(
        'calendar: principal of a day',
        `${email} ${day}`,
        sum('principal'),
        days.get(day)?.contract_principal,
      );
      report.compare(
        'calendar: return of a day',
        `${email} ${day}`,
        sum('return'),
        days.get(day)?.contract_return,
      );
      items.push(...payments);
    }
  }
  return items;
}

/** The next amount of the dashboard and the schedule of the note say what the calendar says. */
async function compareScreens(
  { place, today }: On,
  investor: Investor,
  items: readonly Item[],
  report: Report,
): Promise<void> {
  const sending = { by: investor.session, on: today };
  const ongoing = await call<Ongoing>(place, 'GET', '/dashboard/data/ongoing_notes', sending);
  for (const { id, next_due_on: dueOn, next_amount: amount } of ongoing.items) {
    const own = items.filter((one) => one.note_id === id && one.state === 'due');
    const next = own.find((one) => one.due_on === dueOn);
    if (next === undefined) continue;
    const of = `${investor.email} ${id} ${dueOn}`;
    report.compare('next amount', of, totalOf(next), amount);
    const schedule = await call<Schedule>(place, 'GET', `/notes/amortizations?note_id=${id}`, sending);
    for (const row of schedule.items.filter(({ paid }) => paid === '0.00')) {
      const item = own.find((one) => one.due_on === row.due_on);
      if (item !== undefined)
        report.compare('schedule: own part', `${of} ${row.due_on}`, totalOf(item), row.mine);
    }
  }
}

const totalOf = (one: Item) => amountText(senOf(one.principal) + senOf(one.return));

const PARTS = `select distinct r.note_id, p.repayment_id, p.number from repayment_parts p
  join repayments r on r.id = p.repayment_id`;

/** What was shown before the date was moved equals what was paid after, for notes paid as they were due. */
export async function checkUpcoming(
  expectedShares: readonly ExpectedShare[],
  database: Database,
  books: Books,
  report: Report,
): Promise<void> {
  const paid = compareUpcoming(expectedShares, books, await database.rows<PaidPart>(PARTS), report);
  report.compare('case that is there', 'shares that were told before they were paid', true, paid > 0);
}

/** Compares what was shown with the shares of repayments that paid one instalment whole; returns their number. */
export function compareUpcoming(
  expectedShares: readonly ExpectedShare[],
  books: Books,
  parts: readonly PaidPart[],
  report: Report,
): number {
  let compared = 0;
  for (const one of expectedShares) {
    const repayment = asDue(books, parts, one);
    const holding = books.holdings.get(one.noteId)?.find(({ investor_id }) => investor_id === one.investorId);
    if (repayment === null || holding === undefined) continue;
    const share = books.shares.get(repayment)?.find(({ holding_id }) => holding_id === holding.id);
    const of = `${one.email} ${one.noteId} ${one.dueOn}`;
    report.compare('coming: principal', of, one.principal, share?.principal_sen);
    report.compare('coming: return', of, one.return, share?.return_sen);
    compared += 1;
  }
  return compared;
}

/** The repayment that paid an instalment, if each until then was paid whole by one repayment since it was shown. */
function asDue(books: Books, parts: readonly PaidPart[], { noteId, dueOn }: ExpectedShare): string | null {
  const own = parts.filter((one) => one.note_id === noteId);
  let last: string | null = null;
  for (const row of books.instalments.get(noteId) ?? []) {
    if (row.due_on > dueOn) break;
    const paying = own.filter((one) => one.number === row.number);
    const [only] = paying;
    const isAlone = own.filter((one) => one.repayment_id === only?.repayment_id).length === 1;
    if (row.settled_on === null || paying.length !== 1 || !isAlone || row.waived_return_sen > 0n) return null;
    last = only?.repayment_id ?? null;
  }
  return last;
}
