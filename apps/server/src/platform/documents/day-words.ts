import type { Language } from '@titian/contracts/messages/definition';
import { formatDay } from '@titian/contracts/messages/formatters';
import { type Day, malaysiaDay } from '@titian/finance/calendar';

const clockTime = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Kuala_Lumpur',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** "2026-11-21" as "21 Nov 2026". */
export function shortDay(on: Day, language: Language = 'en'): string {
  return formatDay(on, language);
}

/** The time of day of an instant in Malaysia, "10:04". */
export function malaysiaClock(at: Date): string {
  return clockTime.format(at);
}

/** An instant as "21 Nov 2026, 10:04". */
export function instantWords(at: Date, language: Language = 'en'): string {
  return `${shortDay(malaysiaDay(at), language)}, ${malaysiaClock(at)}`;
}
