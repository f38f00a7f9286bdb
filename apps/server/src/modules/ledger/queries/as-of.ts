import { addDays, type Day } from '@titian/finance/calendar';
import { addSen, type Sen, sen, ZERO_SEN } from '@titian/finance/sen';
import type { QueryCtx } from '../../../platform/context.ts';
import { type PlatformAccountKind, platformAccount } from '../domain/platform-accounts.ts';
import { type BankTransfer, listBankTransfers, readAccountDays, readKinds } from '../store/as-of.ts';
import { readKindDays } from '../store/kind-days.ts';

/** The two accounts that stand for money at a bank: what a bank has received is what it holds. */
export type BankAccountKind = Extract<PlatformAccountKind, 'trust_bank' | 'operating_bank'>;

/** What the ledger says a bank holds at the end of each day of a range; days are summed, never all transfers. */
export async function bankBalances(
  ctx: QueryCtx,
  account: BankAccountKind,
  range: { readonly from: Day; readonly to: Day },
): Promise<Map<Day, Sen>> {
  const given = await readAccountDays(ctx.reader, platformAccount(account), range);
  // A bank is an asset: it is debited when money comes in.
  return new Map([...given].map(([day, balanceSen]) => [day, sen(-balanceSen)]));
}

/** What the accounts of each kind hold together at the end of a day, as credits less debits (MON-5). */
export function balancesByKind(ctx: QueryCtx, day: Day): Promise<ReadonlyMap<string, Sen>> {
  return readKinds(ctx.reader, day);
}

/** The same at the end of each day of a range, read at once. */
export async function dailyBalancesByKind(
  ctx: QueryCtx,
  range: { readonly from: Day; readonly to: Day },
): Promise<ReadonlyMap<Day, ReadonlyMap<string, Sen>>> {
  const moved = await readKindDays(ctx.reader, range);
  const held = new Map<string, Sen>();
  const all = new Map<Day, ReadonlyMap<string, Sen>>();
  let next = 0;
  for (let on = range.from; on <= range.to; on = addDays(on, 1)) {
    for (let one = moved[next]; one !== undefined && one.day <= on; one = moved[next]) {
      held.set(one.kind, addSen(held.get(one.kind) ?? ZERO_SEN, one.amountSen));
      next += 1;
    }
    all.set(on, new Map(held));
  }
  return all;
}

const AT_ONCE = 5_000;
const NO_ID = '00000000-0000-0000-0000-000000000000';

/** A bank's transfers that began at or after an instant, some thousands at a time. */
export async function* bankTransfersSince(
  ctx: QueryCtx,
  account: BankAccountKind,
  since: Date,
): AsyncGenerator<readonly BankTransfer[]> {
  const accountId = platformAccount(account);
  for (let after = { at: since.toISOString(), id: NO_ID }; ; ) {
    const chunk = await listBankTransfers(ctx.reader, accountId, after, AT_ONCE);
    const last = chunk.at(-1);
    if (last === undefined) {
      return;
    }
    yield chunk;
    after = { at: last.place, id: last.id };
  }
}
