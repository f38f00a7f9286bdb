import type { Role } from '@titian/contracts/endpoint';
import type { OperatorRole } from '@titian/contracts/operator-roles';
import { grantsOf } from '@titian/contracts/permission-limits';
import type { CustomerPrincipal, OperatorPrincipal, Principal } from '../../../platform/http/principal.ts';
import { limitOfRow, type PermissionLimitRow } from './permission-limit.ts';
import type { AccountStatus, UserType } from './user.ts';

/** Onboarding data of a customer that guards need. */
export interface CustomerStatus {
  readonly isApproved: boolean;
  readonly isFundManaged: boolean;
}

/** An open session with its subject, whose columns are null where it is of the other kind. */
export interface OpenSession {
  readonly subject_id: string;
  readonly event_uuid: string;
  readonly expires_at: Date;
  readonly two_factor_at: Date | null;
  readonly passkey_at: Date | null;
  readonly user_role: string | null;
  readonly user_type: string | null;
  readonly account_status: string | null;
  readonly user_locale: string | null;
  readonly operator_name: string | null;
  readonly operator_roles: readonly string[] | null;
  readonly permission_limits: readonly PermissionLimitRow[] | null;
  readonly two_factor_enabled: boolean;
  readonly device_id: string | null;
}

/**
 * The principal of a session; null where the subject may not sign in any more.
 * @param requiresPasskey whether operators have to sign in with a passkey
 */
export function principalOf(
  session: OpenSession,
  status: CustomerStatus | undefined,
  requiresPasskey: boolean,
): Principal | null {
  if (session.user_role !== null && session.account_status !== null) {
    return customerOf(session, session.user_role, session.account_status, status);
  }
  if (session.operator_name !== null && session.operator_roles !== null) {
    const { operator_name: name, operator_roles: roles } = session;
    const passkeyMissing = requiresPasskey && session.passkey_at === null;
    return { ...operatorOf(session, name, roles as readonly OperatorRole[]), passkeyMissing };
  }
  return null;
}

function customerOf(
  session: OpenSession,
  role: string,
  accountStatus: string,
  status: CustomerStatus | undefined,
): CustomerPrincipal {
  return {
    kind: 'user',
    id: session.subject_id,
    eventUuid: session.event_uuid,
    language: session.user_locale === 'ms' ? 'ms' : 'en',
    sessionExpiresAt: session.expires_at,
    // The CHECK lists of the tables hold the values of these types.
    role: role as Role,
    type: session.user_type as UserType | null,
    accountStatus: accountStatus as AccountStatus,
    isApproved: status?.isApproved ?? false,
    isFundManaged: status?.isFundManaged ?? false,
    twoFactorEnabled: session.two_factor_enabled,
    twoFactorPassed: session.two_factor_enabled && session.device_id !== null,
    deviceId: session.device_id,
  };
}

/** An operator gives a code at every sign-in: a device's token alone, from an earlier one, is not enough (OPS-3). */
function operatorOf(
  session: OpenSession,
  name: string,
  roles: readonly OperatorRole[],
): Omit<OperatorPrincipal, 'passkeyMissing'> {
  return {
    kind: 'operator',
    id: session.subject_id,
    eventUuid: session.event_uuid,
    name,
    roles,
    grants: grantsOf(roles, (session.permission_limits ?? []).map(limitOfRow)),
    twoFactorPassed:
      session.two_factor_enabled && session.device_id !== null && session.two_factor_at !== null,
  };
}
