import { day, type Month, parseMonth } from '@titian/finance/calendar';
import { sen } from '@titian/finance/sen';
import { describe, expect, it } from 'vitest';
import type { DepositTerms } from './deposit-terms.ts';
import type { Mandate } from './mandate.ts';
import { type DepositAttempt, nextDepositOn, planDeposit } from './recurring-deposit.ts';

const terms: DepositTerms = {
  amountSen: sen(500_00n),
  dayOfMonth: 28,
  from: day('2027-01-04'),
  paused: null,
};
const mandateOf = (deposit: Partial<DepositTerms> = {}, over: Partial<Mandate> = {}) =>
  ({
    ...{ state: 'active', endsOn: day('2030-01-01'), deposit: { ...terms, ...deposit } },
    ...over,
  }) as Mandate;
const february = parseMonth('2027-02') as Month;
const tried = (over: Partial<DepositAttempt> = {}): DepositAttempt => ({
  ...{ month: february, attempt: 1, dueOn: day('2027-02-28'), state: 'failed', retryOn: day('2027-03-02') },
  ...over,
});
const plan = (on: string, attempts: DepositAttempt[] = [], mandate = mandateOf()) =>
  planDeposit(mandate, attempts, day(on))?.dueOn ?? null;
const next = (on: string, attempts: DepositAttempt[] = [], mandate = mandateOf()) =>
  nextDepositOn(mandate, attempts, day(on), new Set());

describe('what is collected on a day', () => {
  it('is the newest due day that has come, also in the next month, for a week', () => {
    // 28 February 2027 is a Sunday.
    expect(plan('2027-02-26')).toBe(null);
    expect(plan('2027-03-01')).toBe('2027-02-28');
    expect(plan('2027-03-07')).toBe('2027-02-28');
    expect(plan('2027-03-08')).toBe(null);
  });

  it('is nothing while one is with the bank, once it is paid, and before the announced day', () => {
    expect(plan('2027-03-01', [tried({ state: 'sent', retryOn: null })])).toBe(null);
    expect(plan('2027-03-01', [tried({ state: 'paid', retryOn: null })])).toBe(null);
    expect(plan('2027-03-01', [tried()])).toBe(null);
    expect(plan('2027-03-02', [tried()])).toBe('2027-02-28');
    expect(plan('2027-03-02', [tried({ retryOn: null })])).toBe(null);
  });

  it('is nothing before the first day that counts, after the last, while paused and without the bank', () => {
    expect(plan('2027-03-01', [], mandateOf({ from: day('2027-03-01') }))).toBe(null);
    expect(plan('2027-03-02', [tried()], mandateOf({ from: day('2027-03-01') }))).toBe(null);
    expect(plan('2027-03-01', [], mandateOf({}, { endsOn: day('2027-02-28') }))).toBe(null);
    expect(plan('2027-03-01', [], mandateOf({ paused: 'owner' }))).toBe(null);
    expect(plan('2027-03-01', [], mandateOf({}, { state: 'awaiting_bank_approval' }))).toBe(null);
    expect(plan('2027-03-01', [], mandateOf({}, { deposit: null }))).toBe(null);
  });
});

describe('the next collection', () => {
  it('is on a business day, behind what was collected, and at a retry before that', () => {
    expect(next('2027-02-10')).toBe('2027-03-01');
    expect(next('2027-03-01')).toBe('2027-03-01');
    expect(next('2027-03-01', [tried({ state: 'paid', retryOn: null })])).toBe('2027-03-29');
    expect(next('2027-03-01', [tried()])).toBe('2027-03-02');
    expect(next('2027-03-20')).toBe('2027-03-29');
    // Collected this month already: another day of it is next month's.
    const other = mandateOf({ dayOfMonth: 20, from: day('2027-02-11') });
    expect(next('2027-02-11', [tried({ state: 'paid', retryOn: null })], other)).toBe('2027-03-22');
  });

  it('is none while paused and behind the end', () => {
    expect(next('2027-02-10', [], mandateOf({ paused: 'failures' }))).toBe(null);
    expect(next('2027-02-10', [], mandateOf({}, { endsOn: day('2027-02-28') }))).toBe(null);
    expect(next('2027-02-10', [], mandateOf({}, { state: 'terminated' }))).toBe(null);
  });
});
