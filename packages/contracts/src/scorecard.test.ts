import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gradeBands, gradeOf, type ScorecardPoints, type ScorecardWeights, scoreOf } from './scorecard.ts';

const all = (points: number): ScorecardPoints => ({
  bureau: points,
  cash_flow: points,
  ratios: points,
  conduct: points,
  security: points,
});

const weights: ScorecardWeights = { bureau: 30, cash_flow: 25, ratios: 20, conduct: 15, security: 10 };

describe('scoreOf', () => {
  it.each([
    [all(0), 0],
    [all(100), 100],
    [{ ...all(0), bureau: 100 }, 30],
    [{ ...all(0), cash_flow: 100 }, 25],
    [{ ...all(0), ratios: 100 }, 20],
    [{ ...all(0), conduct: 100 }, 15],
    [{ ...all(0), security: 100 }, 10],
    [{ bureau: 80, cash_flow: 70, ratios: 60, conduct: 75, security: 50 }, 70],
    [{ ...all(0), ratios: 2 }, 0],
    [{ ...all(0), security: 5 }, 1],
  ])('weighs %j as %i', (points, score) => {
    expect(scoreOf(points, weights)).toBe(score);
  });

  it('gives equal points in all parts back as the score', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100 }), (points) => {
        expect(scoreOf(all(points), weights)).toBe(points);
      }),
    );
  });

  it('goes by the weights that it is given', () => {
    const even = { bureau: 20, cash_flow: 20, ratios: 20, conduct: 20, security: 20 };
    expect(scoreOf({ ...all(0), security: 100 }, even)).toBe(20);
    expect(scoreOf({ ...all(0), bureau: 100 }, { ...even, bureau: 0, security: 40 })).toBe(0);
  });
});

describe('gradeOf', () => {
  it.each([
    [100, 'AA'],
    [85, 'AA'],
    [84, 'A'],
    [75, 'A'],
    [74, 'B'],
    [64, 'C'],
    [54, 'D'],
    [44, 'E'],
    [34, 'F'],
    [0, 'F'],
  ])('stands %i for %s', (score, grade) => {
    expect(gradeOf(score)).toBe(grade);
  });

  it('never falls when the score rises', () => {
    const rank = (score: number) => gradeBands.findIndex(({ grade }) => grade === gradeOf(score));
    for (let score = 1; score <= 100; score += 1) {
      expect(rank(score)).toBeLessThanOrEqual(rank(score - 1));
    }
  });
});
