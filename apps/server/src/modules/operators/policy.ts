import type { Message } from '@titian/contracts/messages/definition';
import { message } from '@titian/contracts/messages/message';
import type { OperatorRole } from '@titian/contracts/operator-roles';
import { holdsAny, may, rolesOf } from '@titian/contracts/permissions';
import { type OperatorAccount, operatorStatus } from '../identity/public.ts';

/** Administrators who must be able to act after any change: one proposes, another decides. */
export const FEWEST_ADMINISTRATORS = 2;

/** What may be proposed about an account; creation has no subject yet. */
export type AccountChange = 'roles' | 'disable' | 'enable' | 'password_reset' | 'second_factor_reset';

/** Why a change of an account makes no sense in its state, or null. */
export function stateProblem(account: OperatorAccount, change: AccountChange): Message | null {
  const status = operatorStatus(account);
  if (change === 'enable') {
    return status === 'disabled' ? null : message('operator_not_disabled');
  }
  if (status === 'disabled') {
    return change === 'disable' ? message('operator_already_disabled') : message('operator_disabled');
  }
  return change === 'second_factor_reset' && !account.hasSecondFactor
    ? message('operator_without_authenticator')
    : null;
}

/** Whether an account is an active administrator now and is not (at once) after a change. */
export function takesAdministratorAway(
  account: OperatorAccount,
  change: AccountChange,
  rolesAfter: readonly OperatorRole[] | null,
): boolean {
  const isAdministrator = may(account, 'operator_administration') && operatorStatus(account) === 'active';
  const staysOne = rolesAfter !== null && holdsAny({ roles: rolesAfter }, rolesOf('operator_administration'));
  return isAdministrator && change !== 'enable' && !staysOne;
}
