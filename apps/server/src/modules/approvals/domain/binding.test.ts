import { describe, expect, it } from 'vitest';
import { type Bound, bindingOf } from './binding.ts';

const bound: Bound = {
  kind: 'payout_batch',
  subjectKind: 'payout',
  subjectId: '00000000-0000-7000-8000-000000000001',
  after: { payout_ids: ['a', 'b'] },
  binds: { total: '10.00', accounts: { a: 'x', b: 'y' } },
};

describe('the binding of a proposal', () => {
  it('does not depend on the order of keys', () => {
    const turned = { ...bound, binds: { accounts: { b: 'y', a: 'x' }, total: '10.00' } };
    expect(bindingOf(turned)).toEqual(bindingOf(bound));
  });

  it.each<[string, Partial<Bound>]>([
    ['kind', { kind: 'topup_review' }],
    ['kind of subject', { subjectKind: 'topup' }],
    ['subject', { subjectId: '00000000-0000-7000-8000-000000000002' }],
    ['change', { after: { payout_ids: ['b', 'a'] } }],
    ['amount', { binds: { total: '10.01', accounts: { a: 'x', b: 'y' } } }],
    ['account', { binds: { total: '10.00', accounts: { a: 'y', b: 'x' } } }],
  ])('is another one for another %s', (_what, change) => {
    expect(bindingOf({ ...bound, ...change })).not.toEqual(bindingOf(bound));
  });
});
