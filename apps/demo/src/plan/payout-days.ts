import { addDays, type Day, isWeekend } from '../days.ts';

/** Finance pays out on the next working day after a request. */
export function payoutDay(requestedOn: Day): Day {
  let day = addDays(requestedOn, 1);
  while (isWeekend(day)) day = addDays(day, 1);
  return day;
}
