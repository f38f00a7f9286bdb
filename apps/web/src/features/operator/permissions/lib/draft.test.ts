import { describe, expect, it } from 'vitest';
import { type DraftCell, draftOf, standstillIn, withCell, withoutCell } from './draft.ts';

const cell: DraftCell = { role: 'finance', permission: 'payout_batch', allowed: false, limit: null };
const inForce = { allowed: true, limit: '1000.00' };

describe('a draft of permissions', () => {
  it('has each cell once, as it was changed last', () => {
    const draft = withCell(withCell([], cell, inForce), { ...cell, allowed: true, limit: '50' }, inForce);
    expect(draft).toEqual([{ ...cell, allowed: true, limit: '50' }]);
    expect(draftOf(draft, cell)?.limit).toBe('50');
    expect(draftOf(draft, { ...cell, role: 'credit' })).toBeUndefined();
  });

  it.each([
    ['is allowed again with the same limit', { allowed: true, limit: '1000' }],
    ['has the same limit in other digits', { allowed: true, limit: '1000.0' }],
  ])('leaves out a cell that %s', (_what, held) => {
    expect(withCell([cell], { ...cell, ...held }, inForce)).toEqual([]);
  });

  it('leaves the limit out of what is taken away, and an empty one stands for every amount', () => {
    expect(withCell([], { ...cell, limit: '50' }, inForce)).toEqual([cell]);
    expect(withCell([], { ...cell, allowed: true, limit: '' }, inForce)).toEqual([
      { ...cell, allowed: true },
    ]);
  });

  it('loses a cell that is taken out, and keeps the others', () => {
    const other: DraftCell = { ...cell, permission: 'bank_charge' };
    expect(withoutCell([cell, other], cell)).toEqual([other]);
  });
});

it('reads what stands still from the error of a proposal alone', () => {
  expect(standstillIn({ details: { standstill: ['payout_batch'] } })).toEqual(['payout_batch']);
  expect(standstillIn(new Error('offline'))).toBeNull();
  expect(standstillIn(null)).toBeNull();
});
