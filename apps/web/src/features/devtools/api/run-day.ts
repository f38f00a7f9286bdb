import { call } from '../../../lib/api/client.ts';

/** Runs the end of day for a date, and those missed before it (rules §10). */
export function runDay(date: string) {
  return call('testRunDay', { body: { date } });
}
