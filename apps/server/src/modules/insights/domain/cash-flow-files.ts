import type { Readable } from 'node:stream';
import type { Language } from '@titian/contracts/messages/definition';
import { addSen, senToText, sumSen } from '@titian/finance/sen';
import ical from 'ical-generator';
import { csvStream } from '../../../platform/documents/csv.ts';
import type { ComingShare, DayRange } from '../../servicing/public.ts';
import { type CashFlowWords, cashFlowWords } from './cash-flow-texts.ts';

const columns = [
  ...(['expected_on', 'due_on', 'note', 'purpose', 'principal', 'return', 'total', 'status'] as const),
];

/** The payments of a calendar for spreadsheets, a row each. */
export function cashFlowCsv(coming: readonly ComingShare[], language: Language): Readable {
  const words = cashFlowWords(language);
  return csvStream(
    columns.map((column) => words(column)),
    rowsOf(coming, words),
  );
}

async function* rowsOf(coming: readonly ComingShare[], words: CashFlowWords): AsyncGenerator<string[]> {
  for (const one of coming) {
    yield [
      one.expectedOn ?? '',
      one.dueOn,
      one.noteNumber,
      one.title,
      senToText(one.principalSen),
      senToText(one.returnSen),
      senToText(addSen(one.principalSen, one.returnSen)),
      words(one.state),
    ];
  }
}

/** Notes that a day of the calendar names; the others are counted. */
const NAMED = 15;

/** The expected payments for calendar programs: one whole-day entry per day, which a later download replaces. */
export function cashFlowCalendar(
  coming: readonly ComingShare[],
  range: DayRange,
  made: { readonly at: Date; readonly ownerId: string; readonly language: Language },
): string {
  const words = cashFlowWords(made.language);
  const calendar = ical({
    name: words('calendar'),
    prodId: { company: 'Titian', product: 'Payments' },
  });
  for (const [day, payments] of byDay(coming, range)) {
    // A whole day is written by its UTC date.
    const start = new Date(`${day}T00:00:00Z`);
    calendar.createEvent({
      id: `${day}.${made.ownerId}@titian`,
      start,
      allDay: true,
      stamp: made.at,
      summary: summaryOf(payments, words),
      description: describe(payments, words),
    });
  }
  return calendar.toString();
}

function byDay(coming: readonly ComingShare[], { from, to }: DayRange): Map<string, ComingShare[]> {
  const days = new Map<string, ComingShare[]>();
  for (const one of coming) {
    if (one.expectedOn !== null && one.expectedOn >= from && one.expectedOn <= to) {
      const known = days.get(one.expectedOn) ?? [];
      known.push(one);
      days.set(one.expectedOn, known);
    }
  }
  return days;
}

function summaryOf(payments: readonly ComingShare[], words: CashFlowWords): string {
  const amount = senToText(sumSen(payments.map((one) => addSen(one.principalSen, one.returnSen))));
  const [first] = payments;
  return payments.length === 1 && first !== undefined
    ? words('event', { amount, note: first.noteNumber })
    : words('event_several', { amount, count: payments.length });
}

function describe(payments: readonly ComingShare[], words: CashFlowWords): string {
  const lines = payments.slice(0, NAMED).map((one) => {
    const [principal, returned] = [senToText(one.principalSen), senToText(one.returnSen)];
    const parts = { note: one.noteNumber, principal, return: returned };
    return one.state === 'late' ? words('line_late', { ...parts, dueOn: one.dueOn }) : words('line', parts);
  });
  const count = payments.length - lines.length;
  return [...lines, ...(count > 0 ? [words('more', { count })] : []), words('before_deductions')].join('\n');
}
