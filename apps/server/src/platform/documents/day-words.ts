import { type Day, malaysiaDay } from '@titian/finance/calendar';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

const clockTime = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Kuala_Lumpur',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** "2026-11-21" as "21 Nov 2026". */
export function shortDay(on: Day): string {
  const [year, month, date] = on.split('-');
  return `${Number(date)} ${MONTHS[Number(month) - 1]} ${year}`;
}

/** The time of day of an instant in Malaysia, "10:04". */
export function malaysiaClock(at: Date): string {
  return clockTime.format(at);
}

/** An instant as "21 Nov 2026, 10:04". */
export function instantWords(at: Date): string {
  return `${shortDay(malaysiaDay(at))}, ${malaysiaClock(at)}`;
}
