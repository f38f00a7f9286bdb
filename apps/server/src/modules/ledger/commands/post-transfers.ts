import type { Ctx } from '../../../platform/context.ts';
import { invariant } from '../../../platform/errors.ts';
import { type LockedAccount, postingsOf } from '../domain/running-balances.ts';
import { isSameTransfer, type Transfer } from '../domain/transfer.ts';
import {
  accountsWithBalance,
  findTransfers,
  insertNewTransfers,
  insertTransfers,
  lockRows,
  writePostings,
} from '../store/postings.ts';

/** The cash accounts a transaction holds; made by `lockAccounts`, spent by `postTransfers`. */
export type LockedAccounts = ReadonlyMap<string, LockedAccount>;

/** For transfers between accounts without a stored balance. */
export const noAccounts: LockedAccounts = new Map();

/**
 * Locks all the cash accounts that a transaction will post to, in one statement and in id order.
 * Take it after the causing row and the note's funding row (the one lock order of money), once per transaction.
 */
export async function lockAccounts(ctx: Ctx, ids: readonly string[]): Promise<LockedAccounts> {
  const wanted = [...new Set(ids)];
  const locked = await lockRows(ctx.tx, wanted);
  invariant(locked.size === wanted.length, 'every account to lock exists and keeps a balance');
  return locked;
}

// Kinds never change, so an account without a stored balance is cached as such.
const withoutBalance = new Set<string>();
const REMEMBERED_ACCOUNTS = 10_000;

/**
 * The only writer of accounts, transfers and entries. Posting an id again with the same content changes nothing.
 * @param locked the cash accounts among debit and credit accounts, from `lockAccounts`
 * @throws Error when content differs for a known id, a cash account is not locked, or a balance would fall below zero
 */
export async function postTransfers(
  ctx: Ctx,
  locked: LockedAccounts,
  transfers: readonly Transfer[],
): Promise<void> {
  if (transfers.length === 0) {
    return;
  }
  await rejectUnlocked(ctx, locked, transfers);
  const fresh = await insertTransfers(ctx.tx, transfers, ctx.businessDate);
  const known = transfers.filter((one) => !fresh.has(one.id));
  if (known.length > 0) {
    await rejectOtherContent(ctx, known);
  }
  const added = transfers.filter((one) => fresh.has(one.id));
  await writePostings(ctx.tx, postingsOf(locked, added), ctx.businessDate);
}

/**
 * Posts transfers whose ids this transaction has just made: nothing can have posted them before, so all
 * writes leave together.
 * @throws Error as `postTransfers`, and when an id was posted before
 */
export async function postNewTransfers(
  ctx: Ctx,
  locked: LockedAccounts,
  transfers: readonly Transfer[],
): Promise<void> {
  if (transfers.length === 0) {
    return;
  }
  await rejectUnlocked(ctx, locked, transfers);
  await Promise.all([
    insertNewTransfers(ctx.tx, transfers, ctx.businessDate),
    writePostings(ctx.tx, postingsOf(locked, transfers), ctx.businessDate),
  ]);
}

async function rejectUnlocked(
  ctx: Ctx,
  locked: LockedAccounts,
  transfers: readonly Transfer[],
): Promise<void> {
  const unknown = new Set<string>();
  for (const one of transfers) {
    for (const id of [one.debitAccountId, one.creditAccountId]) {
      if (!locked.has(id) && !withoutBalance.has(id)) {
        unknown.add(id);
      }
    }
  }
  if (unknown.size === 0) {
    return;
  }
  const withBalance = await accountsWithBalance(ctx.tx, [...unknown]);
  invariant(withBalance.length === 0, `cash accounts ${withBalance.join(', ')} are locked before posting`);
  if (withoutBalance.size > REMEMBERED_ACCOUNTS) {
    withoutBalance.clear();
  }
  for (const id of unknown) {
    withoutBalance.add(id);
  }
}

async function rejectOtherContent(ctx: Ctx, repeated: readonly Transfer[]): Promise<void> {
  const stored = await findTransfers(
    ctx.tx,
    repeated.map((one) => one.id),
  );
  const byId = new Map(stored.map((one) => [one.id, one]));
  for (const one of repeated) {
    const before = byId.get(one.id);
    invariant(
      before && isSameTransfer(before, one),
      `transfer ${one.id} is posted again with the same content`,
    );
  }
}
