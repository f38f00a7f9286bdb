import { type Sen, sumSen } from '@titian/finance/sen';
import type { Ctx } from '../../../platform/context.ts';
import { writeInSlices } from '../../../platform/db/write-in-slices.ts';
import { invariant } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import { enqueue } from '../../../platform/jobs.ts';
import { settleAll } from '../../../platform/settle-all.ts';
import {
  lockAccounts,
  noAccounts,
  platformAccount,
  postNewTransfers,
  type Transfer,
} from '../../ledger/public.ts';
import { applyShares, type Holding, type HoldingShare, type Note, readHoldings } from '../../notes/public.ts';
import { remaindersAfter } from '../domain/split-repayment.ts';
import { moveCursor } from '../store/distribution-progress.ts';
import type { Repayment } from '../store/repayments.ts';
import { type StoredShare, sharesAfter } from '../store/shares.ts';
import { finishRepayment } from './finish-repayment.ts';

/** Holders paid in one transaction: locks stay short however large the note is. */
const CHUNK = 2_000;
/** Holders whose rows are prepared while the database writes those of the ones before. */
const SLICE = 250;

/**
 * Pays the next holders of a split repayment: their cash, their holdings, and what the platform takes of it. The caller
 * holds the locks of the repayment and of the note.
 */
export async function payShares(ctx: Ctx, note: Note, repayment: Repayment): Promise<void> {
  const shares = await sharesAfter(ctx.tx, repayment.id, repayment.cursor, CHUNK);
  const last = shares.at(-1);
  if (last === undefined) {
    await finishRepayment(ctx, note, repayment);
    return;
  }
  const holdings = await holdingsOf(ctx, shares);
  const locked = await lockAccounts(
    ctx,
    [...holdings.values()].map((one) => one.accountId),
  );
  const notified = { repayment_id: repayment.id, after: repayment.cursor, up_to: last.position };
  // The cursor says that none of these was posted before, so all writes travel together.
  await settleAll([
    writeInSlices(shares, SLICE, (some) =>
      settleAll([
        postNewTransfers(ctx, locked, payments(note, repayment, some, holdings)),
        applyShares(ctx, withRemainders(repayment, some, holdings), holdings),
      ]),
    ),
    postNewTransfers(ctx, noAccounts, deductionTransfers(note, repayment, shares)),
    moveCursor(ctx.tx, repayment.id, last.position),
    enqueue(ctx, 'notify_distribution', notified),
  ]);
  if (shares.length < CHUNK) {
    await finishRepayment(ctx, note, repayment);
  }
}

async function holdingsOf(ctx: Ctx, shares: readonly StoredShare[]): Promise<Map<string, Holding>> {
  const holdings = await readHoldings(
    ctx,
    shares.map((one) => one.holdingId),
  );
  invariant(holdings.length === shares.length, 'every share has its holding');
  return new Map(holdings.map((one) => [one.id, one]));
}

function withRemainders(
  { id, rates }: Repayment,
  shares: readonly StoredShare[],
  holdings: ReadonlyMap<string, Holding>,
): HoldingShare[] {
  invariant(rates, `repayment ${id} was split at some rates`);
  return shares.map((one) => {
    const holding = holdings.get(one.holdingId);
    invariant(holding, `holding ${one.holdingId} was read`);
    return { ...one, ...remaindersAfter(holding, one, rates) };
  });
}

function payments(
  note: Note,
  repayment: Repayment,
  shares: readonly StoredShare[],
  holdings: ReadonlyMap<string, Holding>,
): Transfer[] {
  return shares
    .filter((one) => one.netSen > 0n)
    .map((one) => ({
      id: one.transferId,
      debitAccountId: note.collectionAccountId,
      creditAccountId: holdings.get(one.holdingId)?.accountId ?? '',
      amountSen: one.netSen,
      kind: 'distribution',
      referenceId: repayment.id,
      noteId: note.id,
    }));
}

/** What was taken from the holders of this chunk, one transfer per kind. */
function deductionTransfers(note: Note, repayment: Repayment, shares: readonly StoredShare[]): Transfer[] {
  const total = (part: (one: StoredShare) => Sen) => sumSen(shares.map(part));
  const flows = [
    { to: 'fee_income', amountSen: total((one) => one.feeSen), kind: 'service_fee' },
    { to: 'service_tax', amountSen: total((one) => one.serviceTaxSen), kind: 'service_tax_on_fee' },
    { to: 'withholding_tax', amountSen: total((one) => one.withholdingSen), kind: 'withholding_tax' },
  ] as const;
  return flows
    .filter((flow) => flow.amountSen > 0n)
    .map((flow) => ({
      id: newId(),
      debitAccountId: note.collectionAccountId,
      creditAccountId: platformAccount(flow.to),
      amountSen: flow.amountSen,
      kind: flow.kind,
      referenceId: repayment.id,
      noteId: note.id,
    }));
}
