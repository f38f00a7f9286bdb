import { senToText } from '@titian/finance/sen';
import { z } from 'zod';
import { recordAudit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { approvalExecutor } from '../../approvals/public.ts';
import { cancelPayout, lockStoppable } from '../../payments/public.ts';
import { obligationTerms } from '../domain/obligation.ts';
import type { Remittance } from '../domain/remittance.ts';
import { remittanceLabel } from '../domain/remittance-label.ts';
import { changeRemittance, findRemittance, lockRemittance } from '../store/remittances.ts';
import { endCovered } from '../store/transfers.ts';

/** Two finance operators take back a sweep or remittance that no batch has yet; nothing was booked for it. */
export const remittanceCancellation = approvalExecutor<Record<string, never>>({
  kind: 'remittance_cancellation',
  subjectKind: 'remittance',
  after: z.strictObject({}),
  async load(ctx, subjectId) {
    const remittance = await lockStoppableRemittance(ctx, subjectId);
    return {
      version: 1,
      label: remittanceLabel({ ...remittance, through: remittance.throughOn }),
      before: {
        state: remittance.state,
        amount: senToText(remittance.amountSen),
        through: remittance.throughOn,
      },
    };
  },
  async binds(ctx, subjectId) {
    const remittance = await lockStoppableRemittance(ctx, subjectId);
    return { payout_id: remittance.payoutId, amount: senToText(remittance.amountSen) };
  },
  async apply(ctx, { subjectId, reason }) {
    const { obligation, id, state } = await lockStoppableRemittance(ctx, subjectId);
    await cancelPayout(ctx, obligationTerms[obligation].purpose, id);
    await changeRemittance(ctx.tx, id, { state: 'cancelled' });
    await endCovered(ctx.tx, id);
    await recordAudit(ctx, {
      action: 'remittance.cancelled',
      subjectKind: 'remittance',
      subjectId: id,
      before: { state },
      after: { state: 'cancelled' },
      reason,
    });
  },
});

/**
 * The payout is locked first, the lock order of releasing a batch.
 * @throws AppError `not_found`; `wrong_state` once a batch has it
 */
async function lockStoppableRemittance(ctx: Ctx, id: string): Promise<Remittance> {
  const seen = await findRemittance(ctx.tx, id);
  if (seen === null) {
    throw new AppError('not_found');
  }
  await lockStoppable(ctx, obligationTerms[seen.obligation].purpose, id);
  const remittance = await lockRemittance(ctx.tx, id);
  if (remittance?.state !== 'approved') {
    throw new AppError('wrong_state', { state: remittance?.state ?? null });
  }
  return remittance;
}
