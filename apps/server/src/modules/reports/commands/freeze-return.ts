import { message } from '@titian/contracts/messages/message';
import { marketReturn } from '@titian/contracts/schemas/report-proposals';
import { daysOfQuarter } from '@titian/finance/calendar';
import type { z } from 'zod';
import { recordAudit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { fieldError } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import { type ApprovalOf, approvalExecutor } from '../../approvals/public.ts';
import { endOperatorNotices } from '../../notifications/public.ts';
import { noticesOfReturn } from '../domain/due-date.ts';
import { changedFigures, type Figures } from '../domain/market-return.ts';
import { returnIdOf } from '../domain/quarter.ts';
import { isOver } from '../queries/read-returns.ts';
import { returnFigures } from '../queries/return-figures.ts';
import { insertReturn, listReturns, lockPeriod } from '../store/market-returns.ts';

type Quarter = z.output<typeof marketReturn>;

/**
 * Two operators freeze the return of a quarter as the books are (OPS-39): every figure is bound, so that what the checker
 * approves is what the maker saw. A later version restates an earlier one, and both stay.
 */
export const freezeReturn = approvalExecutor<Quarter>({
  kind: 'market_return',
  subjectKind: 'market_return',
  after: marketReturn,
  subjectIdOf: (after) => returnIdOf(after.period),
  async load(ctx, subjectId, { after }) {
    if (subjectId !== returnIdOf(after.period)) {
      throw fieldError('after.period', message('quarter_required'));
    }
    const { next } = await figuresToFreeze(ctx, after);
    return {
      version: next,
      label: message('subject_market_return', { period: after.period }),
      before: { version: next - 1 },
    };
  },
  async binds(ctx, _subjectId, { after }) {
    const { figures } = await figuresToFreeze(ctx, after);
    return { figures: { ...figures } };
  },
  apply: freeze,
});

/** @throws FieldError before the end of the quarter, and where nothing would be restated */
async function figuresToFreeze(
  ctx: Ctx,
  { period }: Quarter,
): Promise<{ readonly figures: Figures; readonly next: number }> {
  await lockPeriod(ctx.tx, period);
  const days = daysOfQuarter(period);
  if (!(await isOver(ctx, days.to))) {
    throw fieldError('after.period', message('quarter_not_over'));
  }
  const figures: Figures = await returnFigures(ctx, days);
  const [latest] = await listReturns(ctx.reader, [period]);
  if (latest !== undefined && changedFigures(latest.figures, figures).length === 0) {
    throw fieldError('after.period', message('return_unchanged'));
  }
  return { figures, next: (latest?.version ?? 0) + 1 };
}

async function freeze(ctx: Ctx, approval: ApprovalOf<Quarter>): Promise<void> {
  const { after, id: approvalId, subjectId, reason } = approval;
  const { figures, next } = await figuresToFreeze(ctx, after);
  await insertReturn(ctx.tx, { id: newId(), period: after.period, version: next, figures, approvalId });
  await endOperatorNotices(ctx, noticesOfReturn(after.period));
  await recordAudit(ctx, {
    action: 'market_return.frozen',
    ...{ subjectKind: 'market_return', subjectId, after: { ...after, version: next, ...figures }, reason },
  });
}
