import type { Readable } from 'node:stream';
import { addSen, formatRinggit, senToText, sumSen } from '@titian/finance/sen';
import ical from 'ical-generator';
import { csvStream } from '../../../platform/documents/csv.ts';
import type { DayRange } from '../../servicing/public.ts';
import type { ComingPayment } from './cash-flow.ts';

const HEADERS = [
  'Expected on',
  'Due on',
  'Note',
  'Purpose',
  'Principal (RM)',
  'Return (RM)',
  'Total (RM)',
  'State',
];

const states = { due: 'On time', late: 'Late', default: 'In default' } as const;

/** The payments of a calendar for spreadsheets, a row each. */
export function cashFlowCsv(coming: readonly ComingPayment[]): Readable {
  return csvStream(HEADERS, rowsOf(coming));
}

async function* rowsOf(coming: readonly ComingPayment[]): AsyncGenerator<string[]> {
  for (const one of coming) {
    yield [
      one.expectedOn ?? '',
      one.dueOn,
      one.noteNumber,
      one.title,
      senToText(one.principalSen),
      senToText(one.returnSen),
      senToText(addSen(one.principalSen, one.returnSen)),
      states[one.state],
    ];
  }
}

/** Notes that a day of the calendar names; the others are counted. */
const NAMED = 15;

/** The expected payments for calendar programs: one whole-day entry per day, which a later download replaces. */
export function cashFlowCalendar(
  coming: readonly ComingPayment[],
  range: DayRange,
  made: { readonly at: Date; readonly ownerId: string },
): string {
  const calendar = ical({
    name: 'Titian: payments to you',
    prodId: { company: 'Titian', product: 'Payments' },
  });
  for (const [day, payments] of byDay(coming, range)) {
    const total = sumSen(payments.map((one) => addSen(one.principalSen, one.returnSen)));
    const from = payments.length === 1 ? (payments[0]?.noteNumber ?? '') : `${payments.length} payments`;
    // A whole day is written by its UTC date.
    const start = new Date(`${day}T00:00:00Z`);
    calendar.createEvent({
      id: `${day}.${made.ownerId}@titian`,
      start,
      allDay: true,
      stamp: made.at,
      summary: `About ${formatRinggit(total)} from ${from}`,
      description: describe(payments),
    });
  }
  return calendar.toString();
}

function byDay(coming: readonly ComingPayment[], { from, to }: DayRange): Map<string, ComingPayment[]> {
  const days = new Map<string, ComingPayment[]>();
  for (const one of coming) {
    if (one.expectedOn !== null && one.expectedOn >= from && one.expectedOn <= to) {
      const known = days.get(one.expectedOn) ?? [];
      known.push(one);
      days.set(one.expectedOn, known);
    }
  }
  return days;
}

function describe(payments: readonly ComingPayment[]): string {
  const lines = payments
    .slice(0, NAMED)
    .map(
      (one) =>
        `${one.noteNumber}: principal ${formatRinggit(one.principalSen)}, return ${formatRinggit(one.returnSen)}${
          one.state === 'late' ? `, late (due ${one.dueOn})` : ''
        }`,
    );
  const more = payments.length - lines.length;
  return [...lines, ...(more > 0 ? [`and ${more} more`] : []), 'Before fees and tax.'].join('\n');
}
