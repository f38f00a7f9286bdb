import { screeningClearance as change } from '@titian/contracts/schemas/screening-proposals';
import type { z } from 'zod';
import { recordAudit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { approvalExecutor, boundHash } from '../../approvals/public.ts';
import { closeOwnCase } from '../../cases/public.ts';
import { freezeMoney } from '../../restrictions/public.ts';
import { mayDecide, type ScreeningHit } from '../domain/hit.ts';
import { decidedCaseOf, decideHit, lockHit } from '../store/hits.ts';

/**
 * Two compliance operators clear a hit with a reason, or confirm it. A confirmed hit freezes the customer's money (SCR-3);
 * clearing it later does not release the money by itself.
 */
export const screeningClearance = approvalExecutor<z.output<typeof change>>({
  kind: 'screening_clearance',
  subjectKind: 'screening_hit',
  after: change,
  async load(ctx, subjectId, { after }) {
    const hit = await existing(ctx, subjectId);
    if (!mayDecide(hit, after.decision)) {
      throw new AppError('wrong_state', { state: hit.state });
    }
    return {
      version: hit.version,
      label: `${hit.name} – ${hit.entry.name}`,
      before: { state: hit.state, listed: hit.entry.name, source: hit.entry.source, score: hit.score },
    };
  },
  async binds(ctx, subjectId) {
    const { userId, name, role, score, entry, state } = await existing(ctx, subjectId);
    return {
      customer: userId,
      name: boundHash(ctx.fieldEncryption, [name, role]),
      listed: boundHash(ctx.fieldEncryption, entry),
      score,
      state,
    };
  },
  async apply(ctx, approval) {
    const hit = await existing(ctx, approval.subjectId);
    const { decision } = approval.after;
    await decideHit(ctx.tx, hit, { state: decision, at: ctx.now, approvalId: approval.id });
    const caseId = await decidedCaseOf(ctx.tx, hit.id);
    if (caseId !== null) {
      await closeOwnCase(ctx, caseId);
    }
    await recordAudit(ctx, {
      action: `screening.${decision}`,
      subjectKind: 'user',
      subjectId: hit.userId,
      before: { state: hit.state },
      after: { state: decision, name: hit.name, listed: hit.entry.name, source: hit.entry.source },
      reason: approval.reason,
    });
    if (decision === 'confirmed') {
      await freezeMoney(ctx, { userId: hit.userId, cause: 'screening', reason: approval.reason, approval });
    }
  },
});

async function existing(ctx: Ctx, id: string): Promise<ScreeningHit> {
  const hit = await lockHit(ctx.tx, id);
  if (hit === null) {
    throw new AppError('not_found');
  }
  return hit;
}
