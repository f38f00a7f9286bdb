import { sen, sumSen, ZERO_SEN } from '@titian/finance/sen';
import { describe, expect, it } from 'vitest';
import type { HeldGroup } from '../../notes/public.ts';
import { allocate, outstandingWhere, weightedRateBps } from './portfolio.ts';

const GRADES = ['AA', 'A', 'B', 'C', 'D', 'E', 'F'];
const MANY = 10_000;

/** The group with that number; amounts, grades, rates and states take turns of different lengths. */
function held(at: number, outstandingSen = BigInt(1 + (at % 997) * 103)): HeldGroup {
  return {
    active: 1,
    principalSen: sen(outstandingSen + 1n),
    outstandingSen: sen(outstandingSen),
    returnSen: ZERO_SEN,
    lateSen: ZERO_SEN,
    feeSen: ZERO_SEN,
    serviceTaxSen: ZERO_SEN,
    withholdingSen: ZERO_SEN,
    writtenOffSen: ZERO_SEN,
    outstandingByRate: outstandingSen * BigInt(800 + (at % 11) * 100),
    issuerId: `issuer-${at % 1_234}`,
    type: 'Term Financing',
    grade: GRADES[at % GRADES.length] ?? 'F',
    industry: 'G',
    state: at % 13 === 0 ? 'defaulted' : 'issued',
    isLate: at % 5 === 0,
  };
}

describe('a portfolio', () => {
  it('has nothing to divide before the first holding, or when all is paid back', () => {
    for (const all of [[], [held(1, 0n)]]) {
      expect(allocate(all, ({ grade }) => ({ key: grade, name: grade }))).toEqual([]);
      expect(weightedRateBps(all)).toBeNull();
      expect(outstandingWhere(all, () => true)).toBe(0n);
    }
  });

  it('of 10,000 groups is the sum of its parts to the sen, whatever it is divided by', () => {
    const all = Array.from({ length: MANY }, (_, at) => held(at));
    const total = all.reduce((sum, one) => sum + one.outstandingSen, 0n);
    const byGrade = allocate(all, ({ grade }) => ({ key: grade, name: grade }));
    const byIssuer = allocate(all, ({ issuerId }) => ({ key: issuerId, name: issuerId }));
    expect([byGrade.length, byIssuer.length]).toEqual([GRADES.length, 1_234]);
    for (const slices of [byGrade, byIssuer]) {
      const amounts = slices.map(({ amountSen }) => amountSen);
      expect(sumSen(amounts)).toBe(total);
      expect(amounts).toEqual([...amounts].sort((a, b) => (a < b ? 1 : -1)));
    }
    const parts = [
      outstandingWhere(all, ({ state, isLate }) => state === 'issued' && !isLate),
      outstandingWhere(all, ({ state, isLate }) => state === 'issued' && isLate),
      outstandingWhere(all, ({ state }) => state === 'defaulted'),
    ];
    expect(parts.every((part) => part > 0n)).toBe(true);
    expect(sumSen(parts)).toBe(total);
  });

  it('weighs rates by what is outstanding, half up', () => {
    const rated = (bps: bigint, outstandingSen: bigint): HeldGroup => ({
      ...held(1, outstandingSen),
      outstandingByRate: outstandingSen * bps,
    });
    expect(weightedRateBps([rated(1_000n, 99_999_999_999n), rated(1_800n, 1n)])).toBe(1_000);
    expect(weightedRateBps([rated(1_000n, 100n), rated(1_001n, 100n)])).toBe(1_001);
    expect(weightedRateBps([rated(1_000n, 300n), rated(1_800n, 100n)])).toBe(1_200);
  });
});
