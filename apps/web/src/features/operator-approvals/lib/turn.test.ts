import { describe, expect, it } from 'vitest';
import { approval, idOf, operatorAnswer } from '../../../testing/operators.ts';
import { roleName, turnOf } from './turn.ts';

const closed = { approve: false, reject: false };
const me = operatorAnswer('onboarding').operator;

describe('turnOf', () => {
  it('is the maker told that another operator has to decide', () => {
    expect(turnOf(approval({ can: closed, maker: { id: idOf(1), name: 'Nadia Hassan' } }), me)).toBe('maker');
  });

  it('is an operator of another role told which role decides', () => {
    expect(turnOf(approval({ can: closed, kind: 'payout_batch' }), me)).toBe('role');
  });

  it('is closed once decided, whoever asks', () => {
    expect(turnOf(approval({ can: closed, state: 'approved' }), me)).toBe('closed');
  });

  it('is closed for a kind that this page does not know and may not decide', () => {
    expect(turnOf(approval({ can: closed, kind: 'something_new' }), me)).toBe('closed');
  });

  it('is an administrator needed once a first checker has approved, and that checker told so', () => {
    const checked = {
      confirmer_roles: ['administrator' as const],
      first_checker: { id: idOf(7), name: 'Siti' },
    };
    const waiting = approval({ can: closed, ...checked });
    expect(turnOf(waiting, me)).toBe('role');
    expect(roleName(waiting)).toBe('Administrator');
    expect(turnOf({ ...waiting, first_checker: { id: me.id, name: me.name } }, me)).toBe('checked');
  });

  it('is mine when the server says so', () => {
    expect(turnOf(approval(), me)).toBe('mine');
  });
});
