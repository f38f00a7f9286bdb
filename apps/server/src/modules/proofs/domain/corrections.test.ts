import { day } from '@titian/finance/calendar';
import { sen } from '@titian/finance/sen';
import { describe, expect, it } from 'vitest';
import { accountCorrections, bankCorrections, businessDaysBetween, statedDays } from './corrections.ts';

const [MON, TUE, WED] = [day('2026-11-16'), day('2026-11-17'), day('2026-11-18')];
type Stating = Parameters<typeof statedDays>[0][number];
const record = (on: string, cash: string, more: Partial<Stating> = {}): Stating => ({
  day: on,
  accounts: [{ account: 'investor_cash', amount: cash, in_tree: true }],
  bank: null,
  corrections: [],
  bank_corrections: [],
  ...more,
});
const cash = (amount: bigint) => new Map([['investor_cash', sen(amount)]]);

describe('corrections of earlier records', () => {
  it('name what was booked later, once, on the first day from which it counts', () => {
    const stated = statedDays([record(MON, '100.00'), record(TUE, '100.00'), record(WED, '80.00')]);
    const now = new Map([
      [MON, cash(100_00n)],
      [TUE, cash(150_00n)],
      [WED, cash(130_00n)],
    ]);
    expect(accountCorrections(stated, now)).toEqual([
      { day: TUE, account: 'investor_cash', amount: '50.00' },
    ]);
  });

  it('are not repeated by the record after the one that has them', () => {
    const corrections = [{ day: MON, account: 'investor_cash', amount: '-25.00' }];
    const stated = statedDays([
      record(MON, '100.00'),
      record(TUE, '75.00', { corrections }),
      record(WED, '75.00'),
    ]);
    expect(stated.map((one) => one.accounts.get('investor_cash'))).toEqual([75_00n, 75_00n, 75_00n]);
    const now = new Map([MON, TUE, WED].map((on) => [on, cash(75_00n)]));
    expect(accountCorrections(stated, now)).toEqual([]);
  });

  it('name a closing balance that came or changed later', () => {
    const stated = statedDays([
      record(MON, '0.00'),
      record(TUE, '0.00', {
        bank: { amount: '10.00', statement_sha256: '' },
        bank_corrections: [{ day: MON, amount: '9.00' }],
      }),
    ]);
    const closings = new Map([
      [MON, sen(9_00n)],
      [TUE, sen(11_00n)],
    ]);
    expect(bankCorrections(stated, closings)).toEqual([{ day: TUE, amount: '11.00' }]);
    expect(bankCorrections(stated, new Map())).toEqual([]);
  });
});

describe('business days without a record', () => {
  it('are those between two records', () => {
    const holidays = new Set([TUE]);
    expect(businessDaysBetween(MON, day('2026-11-20'), holidays)).toEqual([WED, day('2026-11-19')]);
    expect(businessDaysBetween(MON, TUE, holidays)).toEqual([]);
  });
});
