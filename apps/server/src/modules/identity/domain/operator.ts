import type { OperatorRole } from '@titian/contracts/operator-roles';
import type { Grants } from '@titian/contracts/permission-limits';

/** An operator of the platform as other modules see one. */
export interface Operator {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly roles: readonly OperatorRole[];
  /** What the roles hold after what two administrators took away (OPS-30). */
  readonly grants: Grants;
}

/** An operator's account with what decides whether it can be used; never with the password or the secret. */
export interface OperatorAccount extends Operator {
  /** Null for an account from before persons were recorded; so is the end of the identity number. */
  readonly phoneE164: string | null;
  readonly identityLast4: string | null;
  readonly hasPassword: boolean;
  readonly hasSecondFactor: boolean;
  /** When a one-time link to the address was first used, or null. */
  readonly emailVerifiedAt: Date | null;
  readonly disabledAt: Date | null;
  /** Rises with every change of the account. */
  readonly version: number;
  readonly createdAt: Date;
  readonly lastSignInAt: Date | null;
}

/**
 * `invited`: has never chosen a password. `password_reset`: has to choose a new one. `enrolment_pending`: has to set up
 * an authenticator app at the next sign-in. Only `active` may act.
 */
export type OperatorStatus = 'invited' | 'password_reset' | 'enrolment_pending' | 'active' | 'disabled';

/** Where an operator stands between the invitation and the first call that counts. */
export function operatorStatus(
  account: Pick<OperatorAccount, 'disabledAt' | 'hasPassword' | 'hasSecondFactor' | 'emailVerifiedAt'>,
): OperatorStatus {
  if (account.disabledAt !== null) {
    return 'disabled';
  }
  if (!account.hasPassword) {
    return account.emailVerifiedAt === null ? 'invited' : 'password_reset';
  }
  return account.hasSecondFactor ? 'active' : 'enrolment_pending';
}
