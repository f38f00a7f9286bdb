import { day } from '@titian/finance/calendar';
import { sen } from '@titian/finance/sen';
import { describe, expect, it } from 'vitest';
import { advanced, investBy, type Progress, type Referral, stateOf } from './referral.ts';
import { friendName } from './wording.ts';

const at = new Date('2026-11-21T04:00:00Z');
const open: Referral = {
  ...{ id: 'r', refereeId: 'friend', referrerId: 'me', registeredAt: new Date('2026-09-30T17:00:00Z') },
  ...{ approvedAt: null, toppedUpAt: null, investedAt: null, refusal: null },
};
const all: Progress = { isApproved: true, hasToppedUp: true, investedSen: sen(100_000n), refusal: null };
const wanted = sen(100_000n);

describe('how far a friend has come', () => {
  it.each([
    ['nothing', { isApproved: false, hasToppedUp: false, investedSen: sen(0n) }, [null, null, null]],
    ['approved', { hasToppedUp: false, investedSen: sen(0n) }, [at, null, null]],
    ['a sen too little', { investedSen: sen(99_999n) }, [at, at, null]],
    ['money without an approval', { isApproved: false }, [null, at, null]],
    ['everything', {}, [at, at, at]],
  ])('%s', (_what, difference, expected) => {
    const { approvedAt, toppedUpAt, investedAt } = advanced(open, { ...all, ...difference }, wanted, at);
    expect([approvedAt, toppedUpAt, investedAt]).toEqual(expected);
  });

  it('never goes back, and a rejection ends it', () => {
    const done = advanced(open, all, wanted, at);
    expect(advanced(done, { ...all, investedSen: sen(0n), refusal: 'same_phone' }, wanted, at)).toBe(done);
    const rejected = advanced(open, { ...all, refusal: 'same_identity' }, wanted, at);
    expect(rejected).toMatchObject({ refusal: 'same_identity', investedAt: null });
    expect(advanced(rejected, all, wanted, at)).toBe(rejected);
  });
});

describe('what the page says', () => {
  const lastDay = day('2026-11-30');
  const done = { ...open, investedAt: at };
  it.each([
    [open, null, '2026-11-30', 'open'],
    [open, null, '2026-12-01', 'late'],
    [done, null, '2027-01-01', 'reward'],
    [done, sen(3_000n), '2027-01-01', 'rewarded'],
    [{ ...open, refusal: 'same_phone' as const }, null, '2026-11-21', 'refused'],
  ] as const)('%o %s %s', (referral, reward, today, expected) => {
    expect(stateOf(referral, reward, lastDay, day(today))).toBe(expected);
  });

  it('counts days from the Malaysian day of registering', () => {
    expect(investBy(open, 60)).toBe('2026-11-30');
  });

  it.each([
    ['Aminah', 'binti Yusof', 'Aminah Y.'],
    ['Kumar', 'a/l Raj', 'Kumar R.'],
    ['Wei', 'Tan', 'Wei T.'],
    ['Kedai', '', 'Kedai'],
  ])('shortens %s %s', (firstName, lastName, shown) => {
    expect(friendName({ firstName, lastName })).toBe(shown);
  });
});
