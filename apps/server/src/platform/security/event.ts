import type { SecurityEventKind } from '@titian/contracts/security-events';

/** An account by its id, which is a pseudonym outside the database. */
export interface SecurityAccount {
  readonly kind: 'user' | 'operator';
  readonly id: string;
}

/** Something that matters to security; it holds no personal data, and no token or code. */
export interface SecurityEvent {
  readonly kind: SecurityEventKind;
  /** What exactly: a word of the kind, or method and path of a call without its values. */
  readonly detail: string;
  /** Whose account it concerns; null where no account is known. */
  readonly account: SecurityAccount | null;
}

/** Where an event came from; the address becomes a keyed hash before anything is stored. */
export interface EventOrigin {
  readonly ip: string | null;
  readonly requestId: string | null;
}

/** An event as it is stored and written to the log. */
export interface SecurityEventRow extends SecurityEvent {
  readonly id: string;
  /** Keyed hash of the network address, 16 bytes; null where there is no address. */
  readonly network: Buffer | null;
  readonly occurrences: number;
  readonly requestId: string | null;
  readonly at: Date;
}

/** Counts, limits and stores events; see `createSecurityRecorder`. */
export interface SecurityRecorder {
  /** Takes an event at once and without failing; it is stored within a second. */
  record(event: SecurityEvent, origin: EventOrigin): void;
  /** What stands for the network of an address in stored events, in hexadecimal. */
  networkOf(ip: string): string;
  /** Stores what was recorded up to now. */
  flush(): Promise<void>;
  /** Stores everything, also counts of minutes that are not over. */
  close(): Promise<void>;
}
