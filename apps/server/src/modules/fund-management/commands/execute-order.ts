import { managedOrder } from '@titian/contracts/schemas/operator-fund-management';
import { senToText } from '@titian/finance/sen';
import type { z } from 'zod';
import { recordAudit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { type ApprovalOf, approvalExecutor, boundHash } from '../../approvals/public.ts';
import { isSamePerson } from '../../operators/public.ts';
import { withdrawByApproval } from '../../wallet/public.ts';
import type { ManagedOrder } from '../domain/order.ts';
import { type LoadedOrder, loadOrder } from '../queries/load-order.ts';
import { endOrder, findOrder, lockOrder } from '../store/orders.ts';
import { cancelFor } from './cancel-for.ts';
import { subscribeFor } from './subscribe-for.ts';

type Change = z.output<typeof managedOrder>;

/**
 * Another finance operator approves an order for an investor whose funds are managed, and it is executed in the same
 * transaction, by the rules of an investor's own (FND-3).
 */
export const managedOrderExecution = approvalExecutor<Change>({
  kind: 'managed_order',
  subjectKind: 'managed_order',
  after: managedOrder,
  async load(ctx, subjectId, { after }) {
    const loaded = await lockProposed(ctx, subjectId, after);
    return { version: 1, label: loaded.investor.verifiedName, before: described(loaded) };
  },
  async binds(ctx, subjectId, { after }) {
    const { order, investor, mandate, note, account } = await lockProposed(ctx, subjectId, after);
    return {
      debited: boundHash(ctx.fieldEncryption, [investor.cashAccountId, investor.verifiedName]),
      // What goes back to the investor needs no mandate.
      mandate: order.kind === 'cancellation' ? null : (mandate?.id ?? null),
      note:
        note === null ? null : `${note.id}:${note.grade}:${note.rateBps}:${note.termMonths}:${note.contract}`,
      bank: account === null ? null : account.id,
    };
  },
  async operatorObjection(ctx, subjectId, operatorId) {
    const order = await findOrder(ctx.reader, subjectId);
    const subject = { subjectKind: 'user', subjectId: order?.investorId ?? '' };
    const isOwn = order !== null && (await isSamePerson(ctx, subject, operatorId));
    return isOwn ? 'own_customer_account' : null;
  },
  apply: execute,
  onRejected: (ctx, { subjectId }) => endOrder(ctx.tx, subjectId, { state: 'rejected' }),
  onExpired: (ctx, { subjectId }) => endOrder(ctx.tx, subjectId, { state: 'lapsed' }),
});

/** @throws AppError `not_found`, `wrong_state` where it was decided or is another order, and what executing it would */
async function lockProposed(ctx: Ctx, id: string, { action, amount }: Change): Promise<LoadedOrder> {
  const order = await lockOrder(ctx.tx, id);
  if (order === null) {
    throw new AppError('not_found');
  }
  if (order.state !== 'proposed' || order.kind !== action || senToText(order.amountSen) !== amount) {
    throw new AppError('wrong_state');
  }
  return loadOrder(ctx, order);
}

async function execute(ctx: Ctx, approval: ApprovalOf<Change>): Promise<void> {
  const loaded = await lockProposed(ctx, approval.subjectId, approval.after);
  const { order, investor } = loaded;
  await endOrder(ctx.tx, order.id, { state: 'executed', ...(await become(ctx, loaded, approval.id)) });
  await recordAudit(ctx, {
    action: 'managed_order.executed',
    subjectKind: 'managed_order',
    subjectId: order.id,
    after: { kind: order.kind, amount: senToText(order.amountSen), investor: investor.invNo },
    reason: approval.reason,
  });
}

/** Does what was ordered. @returns what the order became */
async function become(ctx: Ctx, loaded: LoadedOrder, approvalId: string) {
  const { order } = loaded;
  switch (order.kind) {
    case 'subscription':
      return { subscriptionId: await subscribeFor(ctx, loaded) };
    case 'withdrawal':
      return { withdrawalId: await withdrawFor(ctx, order, approvalId) };
    default:
      await cancelFor(ctx, loaded);
      return {};
  }
}

/** Two operators stand where the investor's fresh code would; the payout is released by two as well (FND-5). */
async function withdrawFor(ctx: Ctx, order: ManagedOrder, approvalId: string): Promise<string> {
  const { investorId: userId, amountSen } = order;
  return (await withdrawByApproval(ctx, { userId, amountSen, approvalId })).withdrawal.id;
}

/** The order as the checker reads it, beside what it changes. */
function described({ order, investor, note, cashSen, heldSen }: LoadedOrder) {
  return {
    investor: investor.invNo,
    cash_balance: senToText(cashSen),
    ...(note === null
      ? {}
      : { note: note.number, grade: note.grade, contract: note.contract, in_this_note: senToText(heldSen) }),
    ...flagsOf(order),
  };
}

function flagsOf({ kind, fillRemaining, acknowledgeLimit }: ManagedOrder) {
  return kind !== 'subscription'
    ? {}
    : { fill_remaining: fillRemaining, acknowledge_limit: acknowledgeLimit };
}
