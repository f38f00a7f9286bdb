import { day } from '@titian/finance/calendar';
import { rateBps } from '@titian/finance/rate';
import { sen } from '@titian/finance/sen';
import { describe, expect, it } from 'vitest';
import { issuerCost } from './issuer-cost.ts';

const terms = {
  amountSen: sen(13_000_000n),
  rateBps: rateBps(1_100),
  termMonths: 4,
  profile: 'equal_monthly_flat',
  feeBps: rateBps(150),
  serviceTaxBps: rateBps(800),
} as const;

describe('issuerCost', () => {
  it('shows the figures of SCH-1: RM130,000, 11 % flat, 4 months', () => {
    const cost = issuerCost(terms, day('2026-11-21'));
    const payments = cost.schedule.map((row) => row.principalSen + row.returnSen);
    expect(payments).toEqual([3_369_167n, 3_369_167n, 3_369_167n, 3_369_166n]);
    expect(cost.effectiveBps).toBe(1_747);
    expect(cost.payBackSen).toBe(13_476_667n);
  });

  it('takes fee and service tax from what is paid out, so the all-in rate is higher', () => {
    const cost = issuerCost({ ...terms, termMonths: 12 }, day('2026-11-21'));
    expect(cost.disbursement).toMatchObject({
      originationFeeSen: 195_000n,
      serviceTaxSen: 15_600n,
      netSen: 12_789_400n,
    });
    expect(cost.allInBps).toBeGreaterThan(cost.effectiveBps ?? 0);
  });

  it('puts everything into one payment for a bullet', () => {
    const cost = issuerCost({ ...terms, profile: 'bullet' }, day('2026-11-21'));
    expect(cost.schedule).toHaveLength(1);
    expect(cost.payBackSen).toBe(13_000_000n + cost.returnSen);
  });
});
