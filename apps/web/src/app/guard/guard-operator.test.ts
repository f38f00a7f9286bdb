import { describe, expect, it } from 'vitest';
import { decideOperator } from './guard-operator.ts';

const nobody = { token: null, twoFactorToken: null };
const halfway = { token: 'token', twoFactorToken: null };
const complete = { token: 'token', twoFactorToken: 'factor' };
const leftover = { token: null, twoFactorToken: 'factor' };

describe('decideOperator', () => {
  it.each([
    ['nobody', nobody],
    ['only the password given', halfway],
    ['only an old second factor', leftover],
  ])('%s: to the sign-in, and that page is open', (_who, session) => {
    expect(decideOperator('operator_payouts', session)).toBe('operator_login');
    expect(decideOperator('operator_home', session)).toBe('operator_login');
    expect(decideOperator('operator_login', session)).toBe('allow');
  });

  it('a complete session opens every page but the sign-in', () => {
    expect(decideOperator('operator_payouts', complete)).toBe('allow');
    expect(decideOperator('operator_login', complete)).toBe('operator_home');
  });
});
