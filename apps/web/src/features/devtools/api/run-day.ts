import { call } from '../../../lib/api/client.ts';

/** Runs the end of day for a date, and those missed before it (WIRE-9). */
export function runDay(date: string) {
  return call('testRunDay', { body: { date } });
}
