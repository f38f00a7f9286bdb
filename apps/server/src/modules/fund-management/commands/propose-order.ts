import type { enteredOrderKinds } from '@titian/contracts/fund-management';
import { message } from '@titian/contracts/messages/message';
import { parseSen, senToText } from '@titian/finance/sen';
import type { Ctx } from '../../../platform/context.ts';
import { isUniqueViolation } from '../../../platform/db/database.ts';
import { AppError, fieldError } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import { type Approval, type Approvals, proposeChange } from '../../approvals/public.ts';
import { checkCancellation, readNote } from '../../notes/public.ts';
import { readInvestor } from '../../onboarding/public.ts';
import type { ManagedOrder } from '../domain/order.ts';
import { findOrder, insertOrder } from '../store/orders.ts';

/** An order as an operator entered it. */
export interface EnteredOrder {
  readonly investorId: string;
  readonly operatorId: string;
  readonly kind: (typeof enteredOrderKinds)[number];
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
  const { investorId, operatorId, kind, fillRemaining, acknowledgeLimit, reason } = order;
  const noteId = kind === 'subscription' ? order.noteId : null;
  const flags = { fillRemaining, acknowledgeLimit };
  const written = { investorId, operatorId, kind, noteId, cancelledId: null, amountSen, ...flags };
  return proposeWritten(ctx, approvals, written, reason);
}

/** An executed order whose subscription an operator wants cancelled. */
export interface EnteredCancellation {
  readonly investorId: string;
  readonly operatorId: string;
  readonly orderId: string;
  readonly reason: string;
}

/**
 * Writes the order to take a managed subscription back, and proposes it; the rules are those of the investor's own
 * cancellation (FND-8).
 * @throws AppError `not_found` for no executed subscription of the investor, `approval_pending`; what proposing throws
 */
export async function proposeCancellation(
  ctx: Ctx,
  approvals: Approvals,
  { investorId, operatorId, orderId, reason }: EnteredCancellation,
): Promise<Approval> {
  const order = await findOrder(ctx.reader, orderId);
  if (order === null || order.investorId !== investorId || order.subscriptionId === null) {
    throw new AppError('not_found');
  }
  const { subscription, note } = await checkCancellation(ctx, investorId, order.subscriptionId);
  const written = {
    ...{ investorId, operatorId, kind: 'cancellation' as const, noteId: note.id },
    ...{ cancelledId: subscription.id, amountSen: subscription.amountSen },
    ...{ fillRemaining: false, acknowledgeLimit: false },
  };
  return proposeWritten(ctx, approvals, written, reason);
}

type Written = Pick<
  ManagedOrder,
  'investorId' | 'kind' | 'noteId' | 'cancelledId' | 'amountSen' | 'fillRemaining' | 'acknowledgeLimit'
> & { readonly operatorId: string };

async function proposeWritten(
  ctx: Ctx,
  approvals: Approvals,
  order: Written,
  reason: string,
): Promise<Approval> {
  const subjectId = await write(ctx, order);
  const after = { action: order.kind, amount: senToText(order.amountSen) };
  return proposeChange(ctx, approvals, { kind: 'managed_order', subjectId, after, reason });
}

async function write(ctx: Ctx, order: Written): Promise<string> {
  const id = newId();
  try {
    await insertOrder(ctx.tx, {
      ...{ id, investor_id: order.investorId, kind: order.kind, amount_sen: order.amountSen },
      ...{ note_id: order.noteId, cancelled_id: order.cancelledId, entered_by: order.operatorId },
      ...{ fill_remaining: order.fillRemaining, acknowledge_limit: order.acknowledgeLimit },
    });
  } catch (error) {
    if (isUniqueViolation(error, 'managed_orders_one_open')) {
      throw new AppError('approval_pending', {}, message('order_pending'));
    }
    throw error;
  }
  return id;
}
