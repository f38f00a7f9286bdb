import { day } from '@titian/finance/calendar';
import { sen } from '@titian/finance/sen';
import { describe, expect, it } from 'vitest';
import { type Attempt, planCollection, retryOn } from './plan-collection.ts';
import { leastAmount, suggestedAmount, validity } from './terms.ts';

const [due, next] = [day('2027-01-04'), day('2027-01-05')];
const row = (number: number, dueOn = due, total = 3_400_00n) => ({ number, dueOn, totalSen: sen(total) });
const limits = { maxSen: sen(5_000_00n), leastSen: sen(2_00n), mostAttempts: 5 };
const tried = (attempt: number, over: Partial<Attempt> = {}): Attempt => ({
  number: 1,
  attempt,
  state: 'failed',
  collectOn: due,
  retryOn: next,
  ...over,
});

describe('what is collected on a day', () => {
  it('is nothing before the due day, and the oldest instalment from then on', () => {
    expect(planCollection([row(1)], [], day('2027-01-03'), limits)).toBeNull();
    expect(planCollection([row(1), row(2)], [], due, limits)).toEqual({
      ...{ number: 1, attempt: 1, dueOn: due, amountSen: 3_400_00n },
    });
    expect(planCollection([{ ...row(1), totalSen: sen(0n) }], [], due, limits)).toBeNull();
  });

  it('stays between the least that a bank carries and the most that the mandate allows', () => {
    expect(planCollection([row(1, due, 9_000_00n)], [], due, limits)?.amountSen).toBe(5_000_00n);
    expect(planCollection([row(1, due, 50n)], [], due, limits)?.amountSen).toBe(2_00n);
  });

  it('is nothing while a collection is under way or its money is held', () => {
    for (const state of ['sent', 'held'] as const) {
      expect(planCollection([row(1), row(2)], [tried(1, { state, retryOn: null })], next, limits)).toBeNull();
    }
  });

  it('waits for the day of the next try, and holds back later instalments until then', () => {
    expect(planCollection([row(1), row(2)], [tried(1)], due, limits)).toBeNull();
    expect(planCollection([row(1), row(2)], [tried(1)], next, limits)).toMatchObject({
      number: 1,
      attempt: 2,
    });
  });

  it('abandons an instalment after the fifth attempt and continues with the next', () => {
    const all = [1, 2, 3, 4, 5].map((attempt) => tried(attempt, attempt === 5 ? { retryOn: null } : {}));
    expect(planCollection([row(1)], all, day('2027-03-01'), limits)).toBeNull();
    expect(planCollection([row(1), row(2)], all, day('2027-03-01'), limits)).toMatchObject({
      number: 2,
      attempt: 1,
    });
  });

  it('keeps the notified day where the number of attempts was lowered, and abandons where that was notified', () => {
    const fewer = { ...limits, mostAttempts: 2 };
    const notified = [tried(1), tried(2), tried(3)];
    expect(planCollection([row(1), row(2)], notified, next, fewer)).toMatchObject({ number: 1, attempt: 4 });
    const over = [tried(1), tried(2, { retryOn: null })];
    expect(planCollection([row(1), row(2)], over, next, limits)).toMatchObject({ number: 2, attempt: 1 });
  });

  it('takes what a paid collection left open on another day', () => {
    const paid = tried(1, { state: 'paid', retryOn: null });
    expect(planCollection([row(1)], [paid], due, limits)).toBeNull();
    expect(planCollection([row(1)], [paid], next, limits)).toMatchObject({ number: 1, attempt: 2 });
  });
});

describe('the terms of a mandate', () => {
  const holidays = new Set([day('2027-01-25')]);

  it('try again on the next business day, four times', () => {
    const on = (attempt: number, mostAttempts: number, failedOn = due) =>
      retryOn({ attempt, mostAttempts }, failedOn, holidays);
    expect(on(1, 5, day('2027-01-22'))).toBe('2027-01-26');
    expect([on(4, 5), on(5, 5), on(5, 6), on(1, 1)]).toEqual([next, null, next, null]);
  });

  it('begin after two business days and outlast every note', () => {
    expect(validity(day('2027-01-21'), holidays)).toEqual({ startsOn: '2027-01-26', endsOn: '2032-01-25' });
  });

  it('allow at least the largest instalment, and suggest a tenth more in whole hundreds', () => {
    expect([leastAmount(null), leastAmount(sen(3_433_34n))]).toEqual([100_00n, 3_433_34n]);
    expect(suggestedAmount(null)).toBeNull();
    expect(suggestedAmount(sen(3_433_34n))).toBe(3_800_00n);
    expect(suggestedAmount(sen(1_000_00n))).toBe(1_100_00n);
  });
});
