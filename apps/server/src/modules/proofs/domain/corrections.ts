import { addDays, type Day, day as dayOf, isBusinessDay } from '@titian/finance/calendar';
import { addSen, type Sen, senFromText, senToText, subtractSen, ZERO_SEN } from '@titian/finance/sen';
import type { AccountCorrection, BankCorrection, ProofRecord } from './proof-record.ts';

/** A record corrects the days of so many records before it at most. */
export const CORRECTED_RECORDS = 31;

/** What earlier records say of the end of each of their days, with what later ones corrected. */
export interface StatedDay {
  readonly day: Day;
  readonly accounts: ReadonlyMap<string, Sen>;
  /** Null where the bank's statement was not there yet. */
  readonly bankSen: Sen | null;
}

/** What of a record states a day or corrects earlier ones. */
type Stating = Pick<ProofRecord, 'day' | 'accounts' | 'bank' | 'corrections' | 'bank_corrections'>;

/**
 * Reads what records say of their days by now.
 * @param records one after the other, oldest first
 */
export function statedDays(records: readonly Stating[]): StatedDay[] {
  return records.map(({ day: on, accounts, bank }) => {
    const day = dayOf(on);
    const since = records.filter((one) => one.day > day);
    const stated = new Map(accounts.map((one) => [one.account, senFromText(one.amount)]));
    for (const correction of since.flatMap((one) => one.corrections)) {
      if (correction.day <= day) {
        const before = stated.get(correction.account) ?? ZERO_SEN;
        stated.set(correction.account, addSen(before, senFromText(correction.amount)));
      }
    }
    const closings = since.flatMap((one) => one.bank_corrections).filter((one) => one.day === day);
    const closing = closings.at(-1)?.amount ?? bank?.amount;
    return { day, accounts: stated, bankSen: closing === undefined ? null : senFromText(closing) };
  });
}

/**
 * What was booked on earlier days after their records: by how much more each account holds than was stated, on the first
 * of the days from which on it counts.
 * @param stated the last days with records, oldest first
 * @param now what the accounts held at the end of these days by today's books
 */
export function accountCorrections(
  stated: readonly StatedDay[],
  now: ReadonlyMap<Day, ReadonlyMap<string, Sen>>,
): AccountCorrection[] {
  const counted = new Map<string, Sen>();
  return stated.flatMap(({ day, accounts }) =>
    [...accounts].flatMap(([account, statedSen]) => {
      const difference = subtractSen(now.get(day)?.get(account) ?? ZERO_SEN, statedSen);
      const amountSen = subtractSen(difference, counted.get(account) ?? ZERO_SEN);
      counted.set(account, difference);
      return amountSen === 0n ? [] : [{ day, account, amount: senToText(amountSen) }];
    }),
  );
}

/** The closing balances that the bank gave or changed after the records of their days. */
export function bankCorrections(
  stated: readonly StatedDay[],
  closings: ReadonlyMap<Day, Sen>,
): BankCorrection[] {
  return stated.flatMap(({ day, bankSen }) => {
    const closing = closings.get(day);
    return closing === undefined || closing === bankSen ? [] : [{ day, amount: senToText(closing) }];
  });
}

/** Business days after one day and before another. */
export function businessDaysBetween(after: Day, before: Day, holidays: ReadonlySet<Day>): Day[] {
  const days: Day[] = [];
  for (let day = addDays(after, 1); day < before; day = addDays(day, 1)) {
    if (isBusinessDay(day, holidays)) {
      days.push(day);
    }
  }
  return days;
}
