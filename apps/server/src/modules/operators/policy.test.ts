import { holderOf } from '@titian/contracts/permission-limits';
import { describe, expect, it } from 'vitest';
import type { OperatorAccount } from '../identity/public.ts';
import { type AccountChange, stateProblem, takesAdministratorAway } from './policy.ts';

const then = new Date('2026-11-22T01:00:00Z');
const active: OperatorAccount = {
  ...holderOf('administrator'),
  ...{ id: 'o', email: 'o@titian.example', name: 'O', phoneE164: null },
  ...{ identityLast4: null, hasPassword: true, hasSecondFactor: true, emailVerifiedAt: then },
  ...{ disabledAt: null, version: 1, createdAt: then, lastSignInAt: null },
};
const accounts = {
  active,
  invited: { ...active, hasPassword: false, hasSecondFactor: false, emailVerifiedAt: null },
  enrolling: { ...active, hasSecondFactor: false },
  reset: { ...active, hasPassword: false },
  disabled: { ...active, disabledAt: then },
} as const;

describe('which change an account in which state takes', () => {
  const allowed: Readonly<Record<keyof typeof accounts, readonly AccountChange[]>> = {
    active: ['roles', 'disable', 'password_reset', 'second_factor_reset'],
    invited: ['roles', 'disable', 'password_reset'],
    enrolling: ['roles', 'disable', 'password_reset'],
    reset: ['roles', 'disable', 'password_reset', 'second_factor_reset'],
    disabled: ['enable'],
  };
  const changes = ['roles', 'disable', 'enable', 'password_reset', 'second_factor_reset'] as const;
  it.each(Object.keys(accounts) as (keyof typeof accounts)[])('%s', (state) => {
    expect(changes.filter((change) => stateProblem(accounts[state], change) === null)).toEqual(
      allowed[state],
    );
  });
});

describe('an administrator is taken away', () => {
  it.each([
    ['disable', null, true],
    ['password_reset', null, true],
    ['second_factor_reset', null, true],
    ['enable', null, false],
    ['roles', ['finance'], true],
    ['roles', ['finance', 'administrator'], false],
  ] as const)('by %s to %j: %s', (change, roles, is) => {
    expect(takesAdministratorAway(active, change, roles)).toBe(is);
  });

  it.each(['invited', 'enrolling', 'reset', 'disabled'] as const)(
    'never where the account is %s',
    (state) => {
      expect(takesAdministratorAway(accounts[state], 'disable', null)).toBe(false);
    },
  );
});
