import { describe, expect, it } from 'vitest';
import { approval, idOf, operatorAnswer } from '../../../testing/operators.ts';
import { turnOf } from './turn.ts';

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

  it('is mine when the server says so', () => {
    expect(turnOf(approval(), me)).toBe('mine');
  });
});
