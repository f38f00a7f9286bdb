import { describe, expect, it } from 'vitest';
import { randomFor } from '../random.ts';
import { planSubscriptions, type Subscriber } from './subscriptions.ts';

const subscribers: readonly Subscriber[] = [
  { name: 'careful', habit: 'large', risk: 'conservative' },
  { name: 'fund', habit: 'institution', risk: null },
  ...Array.from({ length: 12 }, (_, index): Subscriber => {
    const habit = (['small', 'medium', 'large'] as const)[index % 3] ?? 'small';
    return { name: `person ${index}`, habit, risk: 'balanced' };
  }),
];

const note = { amount: 60_000, fillPercent: 100, guarantor: null };

describe('planBids', () => {
  it('rejects a note without eligible investors', () => {
    expect(() => planSubscriptions(note, subscribers.slice(0, 1), [], randomFor('x'))).toThrow(RangeError);
  });

  it('plans no subscription where nothing is to be raised', () => {
    expect(planSubscriptions({ ...note, fillPercent: 0 }, subscribers, [], randomFor('x'))).toEqual([]);
  });

  it.each([5_000, 24_000, 60_000, 160_000])('raises exactly the share of RM %i, in steps', (amount) => {
    for (const fillPercent of [8, 46, 64, 88, 100]) {
      for (let seed = 0; seed < 40; seed += 1) {
        const planned = { ...note, amount, fillPercent };
        const subscriptions = planSubscriptions(
          planned,
          subscribers,
          ['person 3'],
          randomFor(`${amount} ${seed}`),
        );
        const target = Math.floor((amount * fillPercent) / 1_000) * 10;
        expect(subscriptions.reduce((sum, subscription) => sum + subscription.amount, 0)).toBe(target);
        expect(
          subscriptions.every((subscription) => subscription.amount >= 50 && subscription.amount % 10 === 0),
        ).toBe(true);
        expect(new Set(subscriptions.map((subscription) => subscription.subscriber)).size).toBe(
          subscriptions.length,
        );
      }
    }
  });

  it('plans careful investors only with a guarantee, and regulars always', () => {
    const names = (guarantor: string | null, seed: number) =>
      planSubscriptions(
        { ...note, guarantor },
        subscribers,
        ['careful', 'fund'],
        randomFor(String(seed)),
      ).map((subscription) => subscription.subscriber);
    for (let seed = 0; seed < 20; seed += 1) {
      expect(names(null, seed)).not.toContain('careful');
      expect(names('Somebody', seed)).toEqual(expect.arrayContaining(['careful', 'fund']));
    }
  });

  it('comes out the same for the same name', () => {
    expect(planSubscriptions(note, subscribers, [], randomFor('a'))).toEqual(
      planSubscriptions(note, subscribers, [], randomFor('a')),
    );
    expect(planSubscriptions(note, subscribers, [], randomFor('a'))).not.toEqual(
      planSubscriptions(note, subscribers, [], randomFor('b')),
    );
  });
});
