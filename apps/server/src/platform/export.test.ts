import { describe, expect, it } from 'vitest';
import { exportTable, withoutIdentity } from './export.ts';

describe('a table of an export', () => {
  it('writes amounts, rates and instants as a person reads them', () => {
    const row = {
      ...{
        amount_sen: 123450n,
        balance_sen: -5n,
        rate_bps: 1150,
        seq: 7n,
        name: 'x',
        open: true,
        left: null,
      },
      ...{
        at: new Date('2026-11-21T03:04:05.678Z'),
        data: { list: [1, 'two', undefined] },
        nothing: undefined,
      },
    };
    expect(exportTable('topups', [row])).toEqual({
      name: 'topups',
      rows: [
        {
          ...{ amount: '1234.50', balance: '-0.05', rate_percent: '11.50', seq: '7', name: 'x', open: true },
          ...{ left: null, at: '2026-11-21T03:04:05.678Z', data: { list: [1, 'two', null] }, nothing: null },
        },
      ],
    });
  });

  it('shortens the identity numbers of other people', () => {
    const rows = [{ name: 'Ali', identity_number: '900101145678' }, { name: 'Siti' }];
    expect(withoutIdentity(rows)).toEqual([{ name: 'Ali', identity_number: '…5678' }, { name: 'Siti' }]);
  });
});
