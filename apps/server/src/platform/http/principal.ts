import type { Role } from '@titian/contracts/endpoint';
import type { Language, Message } from '@titian/contracts/messages/definition';
import type { OperatorRole } from '@titian/contracts/operator-roles';
import type { Grants } from '@titian/contracts/permission-limits';

/** A signed-in customer with the data that the guards of a call need. */
export interface CustomerPrincipal {
  readonly kind: 'user';
  readonly id: string;
  readonly eventUuid: string;
  readonly language: Language;
  /** When this sign-in ends, whatever happens. */
  readonly sessionExpiresAt: Date;
  readonly role: Role;
  readonly type: 'Individual' | 'Institution' | null;
  readonly accountStatus: 'Pending' | 'Active' | 'Inactive';
  readonly isApproved: boolean;
  readonly isFundManaged: boolean;
  /** Whether a second factor is enabled, and whether this device gave it. */
  readonly twoFactorEnabled: boolean;
  readonly twoFactorPassed: boolean;
  /** The trusted device that this call comes from, where it named one. */
  readonly deviceId: string | null;
}

export interface OperatorPrincipal {
  readonly kind: 'operator';
  readonly id: string;
  readonly eventUuid: string;
  readonly name: string;
  readonly roles: readonly OperatorRole[];
  /** What the roles hold after what two administrators took away, at most two seconds ago (OPS-30). */
  readonly grants: Grants;
  readonly twoFactorPassed: boolean;
  /** Whether a passkey is demanded of operators and none was given in this sign-in. */
  readonly passkeyMissing: boolean;
}

export type Principal = CustomerPrincipal | OperatorPrincipal;

/** The tokens that a call came with. */
export interface PresentedSession {
  readonly token: string;
  readonly twoFactorToken: string | null;
}

/** Finds the principal of a bearer token; provided by compose because it reads several modules. */
export interface Authenticator {
  /** @param rejects whether a call would reject this principal: what is cached is read again first, as another process may have changed it */
  read(
    token: string,
    twoFactorToken: string | null,
    rejects?: (principal: Principal) => boolean,
  ): Promise<Principal | null>;
  /** The principals of some sessions at this moment; it does not extend the sessions. */
  peek(sessions: readonly PresentedSession[]): Promise<readonly (Principal | null)[]>;
  /** Why a token that opens nothing any more does not; null for one that was never given. */
  readEnd(token: string): Promise<Message | null>;
  /** Forgets what is cached of a subject, after its session, state or roles changed. */
  forget(subjectId: string): void;
  /** Forgets what is cached of every operator, after the permissions of a role changed. */
  forgetOperators(): void;
}
