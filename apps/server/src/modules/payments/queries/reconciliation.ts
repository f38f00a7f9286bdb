import { message } from '@titian/contracts/messages/message';
import { type Day, parseDay } from '@titian/finance/calendar';
import { type Sen, subtractSen, sumSen, ZERO_SEN } from '@titian/finance/sen';
import type { QueryCtx } from '../../../platform/context.ts';
import { fieldError } from '../../../platform/errors.ts';
import { type Page, pageOf } from '../../../platform/paging.ts';
import {
  type BankAccountKind,
  balancesByKind,
  bankBalances,
  bankTransfersSince,
} from '../../ledger/public.ts';
import type { BankAccount } from '../domain/bank-account.ts';
import { type DayFigures, reconcileTrust, type TrustProof } from '../domain/reconcile.ts';
import { countOpen } from '../store/exceptions.ts';
import { listedMovements } from '../store/movements.ts';
import { readProgress } from '../store/progress.ts';
import { listProofItems, type ProofItem } from '../store/proof-items.ts';
import {
  lastReconciled,
  listReconciliations,
  type Reconciliation,
  readFigures,
} from '../store/reconciliations.ts';
import { freshSince } from './transit-age.ts';

/** "Client money = bank" at the end of the last day that has a statement, with everything that it is made of. */
export interface ReconciledDay {
  readonly figures: DayFigures & { readonly bankSen: Sen };
  readonly proof: TrustProof;
  readonly items: readonly ProofItem[];
}

export interface Overview {
  readonly verified: ReconciledDay | null;
  readonly open: number;
  readonly oldest: Day | null;
}

/** @param accounts the trust account is the first */
export async function reconciliationOverview(
  ctx: QueryCtx,
  accounts: readonly BankAccount[],
): Promise<Overview> {
  const [trust] = accounts;
  const verified = trust === undefined ? null : await readLastReconciledDay(ctx, trust);
  return { verified, ...(await countOpen(ctx.reader)) };
}

async function readLastReconciledDay(ctx: QueryCtx, account: BankAccount): Promise<ReconciledDay | null> {
  const day = await lastReconciled(ctx.reader, account.kind, ctx.businessDate);
  if (day === null) {
    return null;
  }
  const range = { from: day, to: day };
  const fresh = await freshSince(ctx, day);
  const [read] = await readFigures(ctx.reader, account, [{ day, freshSince: fresh }]);
  if (read === undefined || read.bankSen === null) {
    return null;
  }
  const ledgerSen = (await bankBalances(ctx, account.kind, range)).get(day) ?? ZERO_SEN;
  const unlisted = await notListedYet(ctx, account, day);
  const figures = {
    ...read,
    bankSen: read.bankSen,
    ledgerSen,
    transitInSen: sumSen([read.transitInSen, ...unlisted.filter((one) => one > 0n)]),
    transitOutSen: subtractSen(read.transitOutSen, sumSen(unlisted.filter((one) => one < 0n))),
  };
  const proof = reconcileTrust(figures, await balancesByKind(ctx, day));
  return { figures, proof, items: await listProofItems(ctx.reader, account, { day, freshSince: fresh }) };
}

/** Amounts of transfers that were booked on a day or before after it was last worked out: they are in transit too. */
async function notListedYet(ctx: QueryCtx, account: BankAccount, day: Day): Promise<Sen[]> {
  const { movementsThrough } = await readProgress(ctx.reader, account.kind);
  const amounts: Sen[] = [];
  for await (const chunk of bankTransfersSince(ctx, account.kind, movementsThrough)) {
    const listed = await listedMovements(
      ctx.reader,
      chunk.map((one) => one.id),
    );
    amounts.push(...chunk.filter((one) => one.on <= day && !listed.has(one.id)).map((one) => one.amountSen));
  }
  return amounts;
}

/** Reconciled days of an account, newest first. @throws FieldError on `cursor` for anything that is not a day */
export async function searchDays(
  ctx: QueryCtx,
  query: {
    readonly cursor?: string | undefined;
    readonly limit: number;
    readonly account?: BankAccountKind | undefined;
  },
): Promise<Page<Reconciliation>> {
  const before = query.cursor === undefined ? null : parseDay(query.cursor);
  if (query.cursor !== undefined && before === null) {
    throw fieldError('cursor', message('cursor_invalid'));
  }
  const rows = await listReconciliations(ctx.reader, query.account ?? 'trust_bank', before, query.limit + 1);
  return pageOf(rows, query.limit, (last) => last.day);
}
