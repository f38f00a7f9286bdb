import { expect, it } from 'vitest';
import { operatorStatus } from './operator.ts';

const then = new Date('2026-11-22T01:00:00Z');
const fresh = { disabledAt: null, hasPassword: false, hasSecondFactor: false, emailVerifiedAt: null };

it.each([
  ['invited', fresh],
  ['password_reset', { ...fresh, emailVerifiedAt: then }],
  ['password_reset', { ...fresh, emailVerifiedAt: then, hasSecondFactor: true }],
  ['enrolment_pending', { ...fresh, emailVerifiedAt: then, hasPassword: true }],
  ['active', { ...fresh, emailVerifiedAt: then, hasPassword: true, hasSecondFactor: true }],
  // From before addresses were verified by a link.
  ['active', { ...fresh, hasPassword: true, hasSecondFactor: true }],
  ['disabled', { disabledAt: then, hasPassword: true, hasSecondFactor: true, emailVerifiedAt: then }],
  ['disabled', { ...fresh, disabledAt: then }],
])('is %s', (status, account) => {
  expect(operatorStatus(account)).toBe(status);
});
