import type { Ctx, Scope } from '../../../platform/context.ts';
import type { UnitOfWork } from '../../../platform/unit-of-work.ts';
import { type EntryHead, entriesAfter, type FlowEntry, investorHeads } from '../../ledger/public.ts';
import { movementPartsOf } from '../../servicing/public.ts';
import { addEntries } from '../domain/flow.ts';
import { addFlows, lockFlows, readHeads } from '../store/flows.ts';

const ACCOUNTS = 2_000;
/** Accounts that are added up in one transaction, and how many entries of each. */
const TOGETHER = 20;
const ENTRIES_EACH = 500;

/** Adds every investor's new entries to the months that dashboards read; safe to repeat, and two at once take turns. */
export async function rollUpFlows(work: UnitOfWork, scope: Scope): Promise<void> {
  for (let after: string | null = null; ; ) {
    const accounts: EntryHead[] = await work.query(scope, (ctx) => investorHeads(ctx, after, ACCOUNTS));
    await catchUp(work, scope, accounts);
    after = accounts.at(-1)?.accountId ?? null;
    if (after === null) {
      return;
    }
  }
}

async function catchUp(work: UnitOfWork, scope: Scope, accounts: readonly EntryHead[]): Promise<void> {
  const ids = accounts.map((one) => one.accountId);
  const known = await work.query(scope, (ctx) => readHeads(ctx.reader, ids));
  const knownSeq = new Map(known.map((one) => [one.accountId, one.seq]));
  let behind = accounts.filter((one) => one.seq > (knownSeq.get(one.accountId) ?? 0n));
  while (behind.length > 0) {
    const some = behind.slice(0, TOGETHER);
    const reached = await work.command(scope, (ctx) =>
      addNext(
        ctx,
        some.map((one) => one.accountId),
      ),
    );
    const done = new Set(
      some.filter((one) => (reached.get(one.accountId) ?? one.seq) >= one.seq).map((one) => one.accountId),
    );
    behind = behind.filter((one) => !done.has(one.accountId));
  }
}

/** Adds the next entries of some accounts and answers the number that each has reached. */
async function addNext(ctx: Ctx, accountIds: readonly string[]): Promise<ReadonlyMap<string, bigint>> {
  await lockFlows(ctx.tx);
  const entries = await entriesAfter(ctx, await readHeads(ctx.tx, accountIds), ENTRIES_EACH);
  const paid = entries.filter((one) => one.kind === 'distribution').map((one) => one.transferId);
  const parts = await movementPartsOf(ctx, paid);
  const byAccount = new Map<string, FlowEntry[]>();
  for (const entry of entries) {
    const own = byAccount.get(entry.accountId) ?? [];
    own.push(entry);
    byAccount.set(entry.accountId, own);
  }
  const flows = [...byAccount].flatMap(([accountId, own]) =>
    addEntries([], own, parts).map((flow) => ({ ...flow, accountId })),
  );
  const reached = new Map([...byAccount].map(([accountId, own]) => [accountId, lastSeq(own)]));
  await addFlows(
    ctx.tx,
    flows,
    [...reached].map(([accountId, seq]) => ({ accountId, seq })),
  );
  return reached;
}

function lastSeq(entries: readonly FlowEntry[]): bigint {
  return entries.at(-1)?.seq ?? 0n;
}
