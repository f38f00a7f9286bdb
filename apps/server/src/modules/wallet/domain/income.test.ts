import { message } from '@titian/contracts/messages/message';
import { day } from '@titian/finance/calendar';
import { sen } from '@titian/finance/sen';
import { describe, expect, it } from 'vitest';
import { instantOf } from '../../../platform/clock.ts';
import { addIncome, incomeOf, netIncome, noIncome } from './income.ts';
import type { Movement } from './movement.ts';

const parts = {
  principalSen: sen(10_000n),
  returnSen: sen(500n),
  lateChargeSen: sen(40n),
  feeSen: sen(90n),
  serviceTaxSen: sen(7n),
  withholdingTaxSen: sen(81n),
};
const NET_SEN = sen(10_362n);

function movementOf(change: Partial<Movement> = {}): Movement {
  return {
    transferId: '1',
    at: instantOf('2026-11-02T01:00:00.000Z'),
    kind: 'distribution',
    title: message('transaction_distribution', { note: 'N-000113' }),
    noteId: 'n',
    noteNumber: 'N-000113',
    note: { number: 'N-000113', purpose: 'Stock', contract: 'Conventional', defaultedOn: null },
    amountSen: NET_SEN,
    balanceSen: NET_SEN,
    parts,
    isConfirmed: false,
    ...change,
  };
}

const defaultedOn = (on: string) => ({
  note: { number: 'N-000113', purpose: 'Stock', contract: 'Conventional' as const, defaultedOn: day(on) },
});

describe('the income of a movement', () => {
  it.each(['topup', 'withdrawal', 'subscription', 'referral_reward', 'repayment_excess'])(
    'is none for a %s',
    (kind) => {
      expect(incomeOf(movementOf({ kind, parts: null }))).toBeNull();
    },
  );

  it('is what a repayment consists of, and nothing of its principal before a default', () => {
    const { principalSen: _principal, ...earned } = parts;
    expect(incomeOf(movementOf())).toEqual({ ...noIncome, ...earned });
  });

  it.each([
    ['2026-11-01', parts.principalSen],
    ['2026-11-02', parts.principalSen],
    ['2026-11-03', sen(0n)],
  ])('names the principal recovered where the note is in default since %s', (on, recoveredSen) => {
    expect(incomeOf(movementOf(defaultedOn(on)))?.recoveredSen).toBe(recoveredSen);
  });

  it('is rejected where the parts are not the amount', () => {
    expect(() => incomeOf(movementOf({ amountSen: sen(NET_SEN + 1n) }))).toThrow();
    expect(() => incomeOf(movementOf({ parts: null }))).toThrow();
  });

  it.each([
    ['service_fee_returned', { feeSen: sen(-30n) }],
    ['service_tax_returned', { serviceTaxSen: sen(-30n) }],
    ['withholding_tax_returned', { withholdingTaxSen: sen(-30n) }],
  ])('takes a %s off what was taken', (kind, expected) => {
    const back = incomeOf(movementOf({ kind, amountSen: sen(30n), parts: null }));
    expect(back).toEqual({ ...noIncome, ...expected });
  });
});

it('what is given back adds to the net income to the sen; principal never does', () => {
  const earned = incomeOf(movementOf(defaultedOn('2026-11-01'))) ?? noIncome;
  const back = incomeOf(movementOf({ kind: 'service_fee_returned', amountSen: sen(30n), parts: null }));
  expect(netIncome(earned)).toBe(362n);
  expect(netIncome(addIncome(earned, back ?? noIncome))).toBe(392n);
  expect(netIncome({ ...noIncome, recoveredSen: sen(5n), writtenOffSen: sen(9n) })).toBe(0n);
});
