import { sumSen } from '@titian/finance/sen';
import type { Outcome } from '../../../platform/batching.ts';
import type { Ctx } from '../../../platform/context.ts';
import { AppError, invariant } from '../../../platform/errors.ts';
import { sha256 } from '../../../platform/field-encryption.ts';
import {
  openToBuyers,
  type QueuedSubscription,
  readNote,
  type SubscriptionAnswer,
  subscribeBatch,
} from '../../notes/public.ts';
import { type Run, type SkipReason, servedSeq } from '../domain/run.ts';
import { type DueAllocation, markSkipped, nextAllocations, rotate } from '../store/allocations.ts';
import { finishRun, lockRun, setProgress } from '../store/runs.ts';

/** How many allocations one transaction gives: as long as their locks are held. */
const CHUNK = 1_000;

/**
 * Executes the next planned allocations through the same write as manual subscriptions, which checks cash, limit and
 * exposure once more under its locks; after the last one the note opens to manual subscriptions.
 */
export async function allocateChunk(ctx: Ctx, runId: string, most = CHUNK): Promise<void> {
  const run = await lockRun(ctx.tx, runId);
  if (run?.state !== 'allocating') {
    return;
  }
  const note = await readNote(ctx, run.noteId);
  invariant(note !== null, 'a run has its note');
  const due = await nextAllocations(
    ctx.tx,
    { id: run.id, lastRank: run.lastRank, listedAt: note.listedAt },
    most,
  );
  if (due.length > 0) {
    const hash = sha256(`auto-invest ${run.id}`);
    const subscriptions = due.map((one) => subscriptionOf(one, run.id, hash));
    await save(ctx, run, due, await subscribeBatch(ctx, run.noteId, subscriptions, run.id));
  }
  if (due.length < most) {
    await finishRun(ctx.tx, run.id, 'done', ctx.now);
    await openToBuyers(ctx, run.noteId);
  }
}

/** One subscription per run and investor: the run's id is its key, so it cannot count twice. */
function subscriptionOf(due: DueAllocation, runId: string, requestHash: Buffer): QueuedSubscription {
  return {
    investorId: due.investorId,
    isIndividual: due.isIndividual,
    idempotencyKey: runId,
    requestHash,
    amountSen: due.amountSen,
    fillRemaining: false,
    acknowledgeLimit: due.goesOnAboveLimit,
    // A preset that includes Shariah notes appoints the platform as agent for each of them.
    agreeWakalah: true,
    ...(due.monthlyBudgetSen === null ? {} : { monthlyBudgetSen: due.monthlyBudgetSen }),
    ...(due.exposureBps === null ? {} : { exposureBps: due.exposureBps }),
  };
}

async function save(
  ctx: Ctx,
  run: Run,
  due: readonly DueAllocation[],
  outcomes: readonly Outcome<SubscriptionAnswer>[],
): Promise<void> {
  const { seq } = run;
  invariant(seq !== null, 'a run that allocates has its turn');
  const given = due.filter((_, index) => outcomes[index]?.ok);
  const skipped = due.flatMap(({ position }, index) => {
    const outcome = outcomes[index];
    return outcome?.ok ? [] : [{ position, reason: reasonOf(outcome?.error) }];
  });
  const lastRank = due.at(-1)?.position ?? run.lastRank;
  await Promise.all([
    rotate(
      ctx.tx,
      given.map((one) => ({ investorId: one.investorId, servedSeq: servedSeq(seq, one.position) })),
    ),
    markSkipped(ctx.tx, run.id, skipped),
    setProgress(ctx.tx, run.id, lastRank, sumSen(given.map((one) => one.amountSen))),
  ]);
}

const reasons: Readonly<Record<string, SkipReason>> = {
  insufficient_balance: 'balance',
  limit_acknowledgement_required: 'limit',
  exposure_limit: 'exposure',
  monthly_budget: 'budget',
  account_restricted: 'off',
};

/** What changed between the plan and the write; what is none of the investor's doing is that nothing is left. */
function reasonOf(error: unknown): SkipReason {
  if (!(error instanceof AppError)) {
    throw error;
  }
  return reasons[String(error.details.code ?? error.code)] ?? 'share_used_up';
}
