import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { operatorRoleNames } from './operator-roles.ts';
import { grantsOf, holderOf, isFixed, type PermissionLimit } from './permission-limits.ts';
import { holdsAny, may, type Permission, permissionNames, rolesOf } from './permissions.ts';

const roles = fc.uniqueArray(fc.constantFrom(...operatorRoleNames));
/** Any rows at all, also for cells that the built-in table does not have. */
const limits = fc.uniqueArray(
  fc.record<PermissionLimit>({
    role: fc.constantFrom(...operatorRoleNames),
    permission: fc.constantFrom(...permissionNames),
    isAllowed: fc.boolean(),
    limitSen: fc.option(fc.bigInt({ min: 0n, max: 10n ** 12n })),
  }),
  { selector: ({ role, permission }) => `${role}:${permission}`, maxLength: 200 },
);
const takenAway = (role: PermissionLimit['role'], permission: Permission): PermissionLimit => ({
  ...{ role, permission, isAllowed: false, limitSen: null },
});
const limited = (role: PermissionLimit['role'], permission: Permission, limitSen: bigint) => ({
  ...{ role, permission, isAllowed: true, limitSen },
});

describe('an operator', () => {
  test('without roles holds nothing', () => {
    expect(holderOf().grants).toEqual({});
  });

  test.each(operatorRoleNames)('of %s alone holds what the table gives that role', (role) => {
    expect(may(holderOf(role), 'note_update')).toBe(role === 'credit' || role === 'finance');
    expect(holdsAny({ roles: [role] }, ['finance'])).toBe(role === 'finance');
  });

  test('holds a permission through any of several roles', () => {
    const both = holderOf('support', 'compliance');
    expect(may(both, 'money_restriction_view')).toBe(true);
    expect(may(both, 'topup_review')).toBe(false);
    expect(both.grants.case_view?.roles).toEqual(['support', 'compliance']);
  });

  test('keeps through one role what was taken away from another', () => {
    const taken = [takenAway('credit', 'note_update')];
    expect(grantsOf(['credit', 'finance'], taken).note_update?.roles).toEqual(['finance']);
    expect(grantsOf(['credit'], taken).note_update).toBeUndefined();
  });

  test('has the highest limit of the roles, and none where one role has none', () => {
    const rows = [limited('credit', 'note_update', 500n), limited('finance', 'note_update', 900n)];
    expect(grantsOf(['credit'], rows).note_update?.limitSen).toBe(500n);
    expect(grantsOf(['credit', 'finance'], rows).note_update?.limitSen).toBe(900n);
    expect(grantsOf(['credit', 'finance'], rows.slice(0, 1)).note_update?.limitSen).toBeNull();
  });
});

describe('whatever rows there are', () => {
  test('nothing outside the built-in table is held, and what is left is exactly what was not taken away', () => {
    fc.assert(
      fc.property(roles, limits, (held, rows) => {
        const grants = grantsOf(held, rows);
        for (const permission of permissionNames) {
          const left = rolesOf(permission).filter(
            (role) =>
              held.includes(role) &&
              (isFixed(role, permission) ||
                !rows.some((one) => one.role === role && one.permission === permission && !one.isAllowed)),
          );
          expect(grants[permission]?.roles ?? []).toEqual(left);
        }
      }),
    );
  });

  test('administrators can give every permission back', () => {
    fc.assert(
      fc.property(limits, (rows) => {
        const administrator = { grants: grantsOf(['administrator'], rows) };
        for (const needed of [
          'permission_change',
          'permission_view',
          'operator_administration',
          'operator_create',
          'proposal_submission',
          'proposal_decision',
        ] as const) {
          expect(may(administrator, needed)).toBe(true);
        }
      }),
    );
  });
});
