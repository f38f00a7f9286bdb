import { malaysiaDay, parseDay } from '@titian/finance/calendar';
import { formatRinggit, parseSen, senToText, sumSen } from '@titian/finance/sen';

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** How long withdrawals wait after a security change; mails from before the setting counted waited a day. */
export interface HoldHours {
  readonly holdHours?: number;
}

const DEFAULT_HOLD_HOURS = 24;

/** The hours of a hold as they stand in a mail. */
export function hoursOf({ holdHours }: HoldHours): number {
  return holdHours ?? DEFAULT_HOLD_HOURS;
}

/** "1234.50" as "RM 1,234.50". */
export function ringgit(amount: string): string {
  const parsed = parseSen(amount);
  return parsed === null ? `RM ${amount}` : formatRinggit(parsed);
}

/** Whether an amount of the wire is more than nothing. */
export function isAmount(amount: string): boolean {
  const parsed = parseSen(amount);
  return parsed !== null && parsed > 0n;
}

/** Amounts of the wire, added up. */
export function addAmounts(...amounts: readonly string[]): string {
  return senToText(sumSen(amounts.map((one) => parseSen(one)).filter((one) => one !== null)));
}

/** "2026-11-21" as "21 November 2026". */
export function longDay(day: string): string {
  const [year, month, date] = parseDay(day)?.split('-') ?? [];
  return year === undefined ? day : `${Number(date)} ${MONTHS[Number(month) - 1]} ${year}`;
}

/** An instant of the wire as "21 November 2026, 10:04 (Malaysia time)". */
export function malaysiaTime(instant: string): string {
  const at = new Date(instant);
  if (Number.isNaN(at.getTime())) {
    return instant;
  }
  return `${longDay(malaysiaDay(at))}, ${clockTime.format(at)} (Malaysia time)`;
}

const clockTime = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Kuala_Lumpur',
  hour: '2-digit',
  minute: '2-digit',
});

/** "11.50" as "11.50% a year". */
export function yearly(rate: string): string {
  return `${rate}% a year`;
}

export type Contract = 'Conventional' | 'Shariah';

/** A conventional note pays interest, a Shariah note profit; never the other way round (SHR-1). */
export function returnWord(contract: Contract): 'interest' | 'profit' {
  return contract === 'Shariah' ? 'profit' : 'interest';
}

export function capitalised(word: string): string {
  return `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
}

/** What lateness brings investors: on a Shariah note it is compensation, not a charge (SHR-10). */
export function lateWord(contract: Contract): string {
  return contract === 'Shariah' ? "Compensation (ta'widh)" : 'Late charge';
}
