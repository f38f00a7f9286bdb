import { malaysiaDay, parseDay } from '@titian/finance/calendar';
import type { Contract } from '../wording.ts';

const MONTHS = [
  'Januari',
  'Februari',
  'Mac',
  'April',
  'Mei',
  'Jun',
  'Julai',
  'Ogos',
  'September',
  'Oktober',
  'November',
  'Disember',
];

const clockTime = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Kuala_Lumpur',
  hour: '2-digit',
  minute: '2-digit',
});

/** "2026-11-21" as "21 November 2026". */
export function longDay(day: string): string {
  const [year, month, date] = parseDay(day)?.split('-') ?? [];
  return year === undefined ? day : `${Number(date)} ${MONTHS[Number(month) - 1]} ${year}`;
}

/** An instant of the wire as "21 November 2026, 10:04 (waktu Malaysia)". */
export function malaysiaTime(instant: string): string {
  const at = new Date(instant);
  return Number.isNaN(at.getTime())
    ? instant
    : `${longDay(malaysiaDay(at))}, ${clockTime.format(at)} (waktu Malaysia)`;
}

/** "11.50" as "11.50% setahun". */
export function yearly(rate: string): string {
  return `${rate}% setahun`;
}

/** A conventional note pays interest (faedah), a Shariah note profit (keuntungan); never the other way round (SHR-1). */
export function returnWord(contract: Contract): 'faedah' | 'keuntungan' {
  return contract === 'Shariah' ? 'keuntungan' : 'faedah';
}

/** What lateness brings investors: on a Shariah note it is compensation, not a charge (SHR-10). */
export function lateWord(contract: Contract): string {
  return contract === 'Shariah' ? "Pampasan (ta'widh)" : 'Caj lewat bayar';
}
