import type { ManagedOrderKind } from '@titian/contracts/fund-management';
import { message } from '@titian/contracts/messages/message';
import { parseSen, type Sen, senToText } from '@titian/finance/sen';
import type { Ctx } from '../../../platform/context.ts';
import { isUniqueViolation } from '../../../platform/db/database.ts';
import { AppError, fieldError } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import { type Approval, type Approvals, proposeChange } from '../../approvals/public.ts';
import { readNote } from '../../notes/public.ts';
import { readInvestor } from '../../onboarding/public.ts';
import { insertOrder } from '../store/orders.ts';

/** An order as an operator entered it. */
export interface EnteredOrder {
  readonly investorId: string;
  readonly operatorId: string;
  readonly kind: ManagedOrderKind;
  readonly noteId: string | null;
  /** As it came: ringgit with at most two decimals. */
  readonly amount: string;
  readonly fillRemaining: boolean;
  readonly acknowledgeLimit: boolean;
  readonly reason: string;
}

/**
 * Writes an order and proposes it in the same transaction: one that cannot be executed now is not stored (FND-3).
 * @throws FieldError on `amount`, `note_id`; AppError `not_found`, `approval_pending`; what proposing throws
 */
export async function proposeOrder(ctx: Ctx, approvals: Approvals, order: EnteredOrder): Promise<Approval> {
  const amountSen = parseSen(order.amount);
  if (amountSen === null) {
    throw fieldError('amount', message('amount_invalid'));
  }
  if (order.kind === 'subscription' && order.noteId === null) {
    throw fieldError('note_id', message('order_note_required'));
  }
  const isKnown =
    (await readInvestor(ctx, order.investorId)) !== null &&
    (order.noteId === null || (await readNote(ctx, order.noteId)) !== null);
  if (!isKnown) {
    throw new AppError('not_found');
  }
  const id = await write(ctx, order, amountSen);
  return proposeChange(ctx, approvals, {
    kind: 'managed_order',
    subjectId: id,
    after: { action: order.kind, amount: senToText(amountSen) },
    reason: order.reason,
  });
}

async function write(ctx: Ctx, order: EnteredOrder, amountSen: Sen): Promise<string> {
  const id = newId();
  try {
    await insertOrder(ctx.tx, {
      ...{ id, investor_id: order.investorId, kind: order.kind, amount_sen: amountSen },
      note_id: order.kind === 'subscription' ? order.noteId : null,
      ...{ fill_remaining: order.fillRemaining, acknowledge_limit: order.acknowledgeLimit },
      entered_by: order.operatorId,
    });
  } catch (error) {
    if (isUniqueViolation(error, 'managed_orders_one_open')) {
      throw new AppError('approval_pending', {}, message('order_pending'));
    }
    throw error;
  }
  return id;
}
