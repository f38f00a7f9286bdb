import { describe, expect, it } from 'vitest';
import { activityFilters, withChange } from './filters.ts';

const note_id = '0195a3f0-0000-7000-8000-000000000001';

describe('filters of My Activity', () => {
  it('leaves out what it does not know', () => {
    expect(activityFilters({ kind: 'bribe', from: '2026-02-30', to: 'yesterday', note_id: '../x' })).toEqual(
      {},
    );
  });

  it('takes what it knows', () => {
    const search = { kind: 'topup', from: '2026-01-01', to: '2026-01-31', note_id };
    expect(activityFilters(search)).toEqual(search);
  });

  it('takes a cleared filter out of the address', () => {
    expect(withChange({ kind: 'topup', from: '2026-01-01' }, { kind: '' })).toEqual({ from: '2026-01-01' });
  });
});
