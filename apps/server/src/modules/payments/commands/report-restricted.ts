import { malaysiaDay } from '@titian/finance/calendar';
import { recordAudit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import type { EventConsumer } from '../../../platform/events.ts';
import type { Finding } from '../domain/exception.ts';
import type { Payout } from '../domain/payout.ts';
import { lockBatch } from '../store/batches.ts';
import { storeFindings } from '../store/exceptions.ts';
import { listUnderWay, lockPayout } from '../store/payouts.ts';
import { lockProgress } from '../store/progress.ts';
import { restrictedPayouts } from './withhold-restricted.ts';

/** What is at the bank when its customer's money is restricted is an exception that a person follows (decision 032). */
export const moneyRestrictions: EventConsumer = {
  name: 'restricted payouts',
  events: ['customer.money_restricted'],
  consume: (ctx, event) => reportRestricted(ctx, event.subjectId),
};

/**
 * Opens an exception for each payout of a restricted customer that the bank has. It locks the batch that the submission
 * locks, so that one of the two finds the other. Safe to repeat.
 */
export async function reportRestricted(ctx: Ctx, userId: string): Promise<void> {
  const underWay = await listUnderWay(ctx.reader, userId);
  const atBank: Payout[] = [];
  for (const { id, batchId } of underWay) {
    const batch = batchId === null ? null : await lockBatch(ctx.tx, batchId);
    const payout = await lockPayout(ctx.tx, id);
    const isThere = batch?.state === 'submitted' || batch?.state === 'accepted';
    if (payout?.state === 'in_batch' && isThere) {
      atBank.push(payout);
    }
  }
  const restricted = await restrictedPayouts(ctx, atBank);
  if (restricted.length === 0) {
    return;
  }
  await lockProgress(ctx.tx, 'trust_bank');
  await storeFindings(
    ctx.tx,
    'trust_bank',
    restricted.map((one) => findingOf(ctx, one)),
  );
  for (const payout of restricted) {
    await recordAudit(ctx, {
      action: 'payout.restricted_at_bank',
      subjectKind: 'payout',
      subjectId: payout.id,
    });
  }
}

function findingOf(ctx: Ctx, payout: Payout): Finding {
  return {
    kind: 'restricted_payout',
    cause: `restricted:${payout.id}`,
    amountSen: payout.amountSen,
    detail: `${payout.beneficiary} · ${payout.endToEndId}`,
    sinceOn: malaysiaDay(ctx.businessNow),
  };
}
