import { expect, it } from 'vitest';
import { changesOf } from './changes.ts';

const finance = { role: 'finance', permission: 'payout_batch' };

it('shows what a role holds of a permission before and after, and what stands still', () => {
  const before = {
    cells: [
      { ...finance, allowed: true, limit: null },
      { role: 'credit', permission: 'note_update', allowed: true, limit: null },
    ],
  };
  const after = {
    cells: [
      { ...finance, allowed: true, limit: '1000.00' },
      { role: 'credit', permission: 'note_update', allowed: false, limit: null },
    ],
    standstill: ['payout_batch'],
  };
  expect(changesOf({ kind: 'permission_change', before, after })).toEqual([
    expect.objectContaining({
      ...{ label: 'Finance · Release of payouts', before: 'Allowed', after: 'Up to RM 1,000.00' },
    }),
    expect.objectContaining({
      ...{ label: 'Credit · Updates on a note', before: 'Allowed', after: 'Not allowed' },
    }),
    expect.objectContaining({ label: 'Stands still', before: null, after: 'Release of payouts' }),
  ]);
});
