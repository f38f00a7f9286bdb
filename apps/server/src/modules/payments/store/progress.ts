import type { Day } from '@titian/finance/calendar';
import { sql } from 'kysely';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import type { BankAccountKind } from '../../ledger/public.ts';

export interface Progress {
  /** Transfers that began before are among the bank's movements. */
  readonly movementsThrough: Date;
  /** The first day whose figures have changed since they were worked out. */
  readonly dirtyFrom: Day | null;
}

/** Locks what is known of an account: statements and reconciliations of one account come one after the other. */
export async function lockProgress(tx: Tx, account: BankAccountKind): Promise<Progress> {
  return tx.db
    .selectFrom('reconciliation_progress')
    .select(['movements_through as movementsThrough', 'dirty_from as dirtyFrom'])
    .where('account', '=', account)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** As `lockProgress`, for reading only. */
export async function readProgress(reader: Reader, account: BankAccountKind): Promise<Progress> {
  return reader.db
    .selectFrom('reconciliation_progress')
    .select(['movements_through as movementsThrough', 'dirty_from as dirtyFrom'])
    .where('account', '=', account)
    .executeTakeFirstOrThrow();
}

/** Says that the figures of a day, and so of all later ones, are to be worked out again. */
export async function markDirty(tx: Tx, account: BankAccountKind, from: Day): Promise<void> {
  await tx.db
    .updateTable('reconciliation_progress')
    .set({ dirty_from: sql<Day>`least(dirty_from, ${from}::date)` })
    .where('account', '=', account)
    .execute();
}

/** @param through the place of the last transfer that was listed, as the database wrote it */
export async function advanceMovements(tx: Tx, account: BankAccountKind, through: string): Promise<void> {
  await tx.db
    .updateTable('reconciliation_progress')
    .set({ movements_through: sql<Date>`greatest(movements_through, ${through}::timestamptz)` })
    .where('account', '=', account)
    .execute();
}

export async function setDirtyFrom(tx: Tx, account: BankAccountKind, from: Day | null): Promise<void> {
  await tx.db
    .updateTable('reconciliation_progress')
    .set({ dirty_from: from })
    .where('account', '=', account)
    .execute();
}
