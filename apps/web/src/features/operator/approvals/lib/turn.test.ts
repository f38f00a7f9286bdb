import { describe, expect, it } from 'vitest';
import { approval, idOf } from '../../../../testing/operators.ts';
import { roleName, turnOf } from './turn.ts';

const closed = { approve: false, reject: false };
const me = idOf(1);

describe('turnOf', () => {
  it('is the maker shown that another operator has to decide', () => {
    const own = approval({ can: closed, refusal: 'same_operator', maker: { id: me, name: 'Nadia Hassan' } });
    expect(turnOf(own, me)).toBe('maker');
  });

  it('is an operator of another role shown which role decides', () => {
    expect(turnOf(approval({ can: closed, refusal: 'role', kind: 'payout_batch' }), me)).toBe('role');
    expect(roleName(approval({ kind: 'payout_batch' }))).toBe('Finance');
  });

  it('is the uploader of the statement, or the person it is about, shown just that', () => {
    for (const rejection of ['own_upload', 'own_account', 'own_customer_account'] as const) {
      expect(turnOf(approval({ can: closed, refusal: rejection }), me)).toBe(rejection);
    }
  });

  it('is closed once decided, for any viewer', () => {
    expect(turnOf(approval({ can: closed, state: 'approved' }), me)).toBe('closed');
  });

  it('is an administrator needed once a first checker has approved, and that checker shown so', () => {
    const checked = {
      confirmer_roles: ['administrator' as const],
      first_checker: { id: idOf(7), name: 'Siti' },
    };
    const waiting = approval({ can: closed, refusal: 'role', ...checked });
    expect(turnOf(waiting, me)).toBe('role');
    expect(roleName(waiting)).toBe('Administrator');
    expect(turnOf({ ...waiting, refusal: 'same_operator' }, idOf(7))).toBe('checked');
  });

  it('is mine when the server says so', () => {
    expect(turnOf(approval(), me)).toBe('mine');
  });
});
