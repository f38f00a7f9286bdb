import { day } from '@titian/finance/calendar';
import { describe, expect, it } from 'vitest';
import {
  daysLeft,
  latestActivityDay,
  mayBePaid,
  noticeHorizon,
  unclaimedState,
  unclaimedTerms,
} from './unclaimed-money.ts';

const terms = unclaimedTerms({ unclaimedMoneyYears: 7, unclaimedNoticeMonths: 12 });

describe('terms of unclaimed moneys', () => {
  it('are whole months of the settings', () => {
    expect(terms).toEqual({ periodMonths: 84, noticeMonths: 12 });
  });

  it.each([
    ['2033-03-15', '2034-03-15', '2027-03-18'],
    ['2032-02-29', '2033-02-28', '2026-03-03'],
    ['2030-12-31', '2031-12-31', '2025-01-03'],
  ])('on %s list what ends by %s, without activity after %s', (today, until, latest) => {
    expect(noticeHorizon(terms, day(today))).toBe(until);
    expect(latestActivityDay(terms, day(until))).toBe(latest);
  });

  it.each([
    ['2033-03-14', 'approaching', 1],
    ['2033-03-15', 'unclaimed', 0],
    ['2040-01-01', 'unclaimed', 0],
    ['2032-03-15', 'approaching', 365],
  ])('on %s say %s with %i days left', (today, state, left) => {
    const money = { unclaimedOn: day('2033-03-15'), payment: null };
    expect([unclaimedState(money, day(today)), daysLeft(money, day(today))]).toEqual([state, left]);
  });

  it.each([
    ['2033-12-31', false],
    ['2034-01-01', true],
    ['2040-01-01', true],
  ])('on %s may be paid for the return of the ended year: %s', (today, isPayable) => {
    const money = { unclaimedOn: day('2033-03-15'), payment: null };
    expect(mayBePaid(money, day(today))).toBe(isPayable);
  });

  it.each(['approved', 'paid'] as const)('stand as %s once they are, and are paid no further', (state) => {
    const payment = { id: 'one', state, returnYear: 2033, reference: 'R1', paidOn: null, isQueued: false };
    const money = { unclaimedOn: day('2033-03-15'), payment };
    expect(unclaimedState(money, day('2034-01-01'))).toBe(state);
    expect(mayBePaid(money, day('2034-01-01'))).toBe(false);
  });
});
