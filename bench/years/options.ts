import { parseArgs } from 'node:util';
import { addDays, type Day, day } from '@titian/finance/calendar';

/** The run begins long enough ago that it never reaches the real present: jobs planned ahead are always due. */
export const STARTS_ON = day('2021-01-01');
const DAYS_PER_YEAR = 365.25;

/** The options of a run. */
export interface Options {
  /** Everything is stored there; null is a temporary folder. */
  readonly dataDir: string | null;
  /** Where the Markdown report goes. */
  readonly reportFile: string | null;
  readonly lastDay: Day;
  readonly accounts: number;
  /** The run ends cleanly after so long; null is to its end. */
  readonly untilMinutes: number | null;
}

/** @throws Error for an option that is unknown or no number */
export function readOptions(words: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...words],
    options: {
      ...{ data: { type: 'string' }, report: { type: 'string' }, days: { type: 'string' } },
      ...{ years: { type: 'string' }, accounts: { type: 'string' }, 'until-minutes': { type: 'string' } },
    },
  });
  const days =
    numberOf('days', values.days) ?? Math.round((numberOf('years', values.years) ?? 5) * DAYS_PER_YEAR);
  return {
    dataDir: values.data ?? null,
    reportFile: values.report ?? null,
    lastDay: addDays(STARTS_ON, days - 1),
    accounts: numberOf('accounts', values.accounts) ?? 20_000,
    untilMinutes: numberOf('until-minutes', values['until-minutes']),
  };
}

function numberOf(name: string, text: string | undefined): number | null {
  if (text === undefined) {
    return null;
  }
  if (!/^[1-9]\d{0,6}$/.test(text)) {
    throw new Error(`--${name} takes a whole number above 0`);
  }
  return Number(text);
}
