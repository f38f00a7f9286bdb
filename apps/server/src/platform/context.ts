import type { BusinessTime } from './clock.ts';
import type { Reader, Tx } from './db/database.ts';
import type { FieldEncryption } from './field-encryption.ts';
import type { Log } from './log.ts';
import type { SecurityRecorder } from './security/event.ts';

/** The actor of a change; stored with it in the audit log. */
export type Actor =
  | { readonly kind: 'user' | 'operator'; readonly id: string }
  | { readonly kind: 'system' | 'guest' | 'bank'; readonly id: null };

export const systemActor: Actor = { kind: 'system', id: null };
export const guestActor: Actor = { kind: 'guest', id: null };
export const bankActor: Actor = { kind: 'bank', id: null };

/** Where a piece of work comes from: enough to run it again later at the same business date. */
export interface Scope {
  readonly actor: Actor;
  readonly dateShiftDays: number;
  readonly requestId: string | null;
  /** The client's address, of a call. */
  readonly ip?: string;
}

/** What every read gets. */
export interface QueryCtx extends BusinessTime {
  readonly actor: Actor;
  readonly reader: Reader;
  readonly fieldEncryption: FieldEncryption;
  readonly log: Log;
  readonly requestId: string | null;
  readonly ip: string | null;
  readonly security: SecurityRecorder;
  /** Set where the reader is a standby's: nothing that it reads may be cached for others. */
  readonly mayBeOld?: true;
}

/** What every command gets: as a read, plus the transaction that its writes need. */
export interface Ctx extends QueryCtx {
  readonly tx: Tx;
  /** Records an error (a wrong code counted) in a separate transaction after this one is rolled back. */
  onRejection(record: (ctx: Ctx) => Promise<void>): void;
  /** Runs something once this transaction has committed, such as forgetting a cache; it must not fail. */
  afterCommit(run: () => void): void;
}
