import type { SubjectKind } from '../store/sessions.ts';

/** Whose passkey it is. */
export interface PasskeyOwner {
  readonly subjectKind: SubjectKind;
  readonly subjectId: string;
}

/** A passkey as its authenticator made it, with the name that its owner gave it. */
export interface NewPasskey {
  /** base64url, as browsers write it. */
  readonly credentialId: string;
  /** COSE. */
  readonly publicKey: Buffer;
  /** How often the authenticator has signed, or 0 where it does not count. */
  readonly signCount: number;
  readonly transports: readonly string[];
  /** Whether it is synced to other devices by a service. */
  readonly backedUp: boolean;
  readonly name: string;
}

export interface Passkey extends NewPasskey, PasskeyOwner {
  readonly id: string;
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
}

/** The data of a passkey's signature beside its owner. */
export interface PasskeyUse {
  readonly passkeyId: string;
  readonly signCount: number;
  readonly backedUp: boolean;
}

/**
 * Whether a count that has to rise did not: then another authenticator signs with a copy (WebAuthn §6.1.1).
 * Authenticators that do not count always say 0.
 */
export function isCopied(storedCount: number, givenCount: number): boolean {
  return (storedCount > 0 || givenCount > 0) && givenCount <= storedCount;
}
