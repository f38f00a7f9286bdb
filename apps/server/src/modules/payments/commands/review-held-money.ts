import type { Message } from '@titian/contracts/messages/definition';
import { formatRinggit, senToText } from '@titian/finance/sen';
import { z } from 'zod';
import type { Ctx, QueryCtx } from '../../../platform/context.ts';
import type { JsonValue } from '../../../platform/db/schema.ts';
import { AppError, fieldError, invariant } from '../../../platform/errors.ts';
import {
  type ApprovalExecutor,
  type ApprovalSubject,
  approvalExecutor,
  boundHash,
} from '../../approvals/public.ts';
import type { HeldMoney, HeldMoneyProposal } from '../domain/held-money.ts';
import {
  type HeldMoneyHandler,
  type HeldMoneyStore,
  heldMoneyHandler,
} from '../domain/held-money-handler.ts';
import { refundError } from '../domain/held-money-policy.ts';
import { readCustomers } from '../queries/customers.ts';
import { hasOtherProposal } from '../queries/held-money-proposals.ts';
import {
  boundRefundAccount,
  describeRefundAccount,
  type RefundTarget,
  readRefundTarget,
} from '../queries/refund-accounts.ts';
import { heldReceipts } from '../store/held-receipts.ts';
import { refundHeldMoney } from './refund-held-money.ts';

/** How the proposals of one kind name the two decisions. */
export interface HeldMoneyReview<After> {
  readonly store: HeldMoneyStore;
  readonly after: z.ZodType<After>;
  proposalOf(after: After): HeldMoneyProposal;
}

/**
 * Two operators decide about money that is held: book it for the customer, or return it to the payer's account (PAY-12,
 * PAY-13).
 */
export function heldMoneyReview<After>(
  { store, after: schema, proposalOf }: HeldMoneyReview<After>,
  handlers: readonly HeldMoneyHandler[],
): ApprovalExecutor {
  return approvalExecutor<After>({
    kind: store.review,
    subjectKind: store.kind,
    after: schema,
    async load(ctx, id, { after, approvalId }) {
      const money = await lockHeld(ctx, store, id);
      const handler = heldMoneyHandler(handlers, money);
      if (approvalId === null && (await hasOtherProposal(ctx, handler, money))) {
        throw new AppError('wrong_state');
      }
      return describe(ctx, handler, money, proposalOf(after));
    },
    async binds(ctx, id, { after }) {
      const money = await lockHeld(ctx, store, id);
      return boundParts(ctx, heldMoneyHandler(handlers, money), money, proposalOf(after));
    },
    async apply(ctx, { subjectId, after, id: approvalId }) {
      const money = await lockHeld(ctx, store, subjectId);
      const handler = heldMoneyHandler(handlers, money);
      const { decision, bankReference } = proposalOf(after);
      await (decision === 'book'
        ? handler.onBooked(ctx, money, { approvalId, bankReference })
        : giveBack(ctx, handler, money, approvalId));
    },
  });
}

const receiptDecision = z.strictObject({ decision: z.enum(['book', 'refund']) });

/** Decides about what is stored as a receipt. */
export const receiptReview: HeldMoneyReview<z.output<typeof receiptDecision>> = {
  store: heldReceipts,
  after: receiptDecision,
  proposalOf: ({ decision }) => ({ decision, bankReference: null }),
};

/** @throws AppError `not_found`, `wrong_state` where two operators have decided already */
async function lockHeld(ctx: Ctx, store: HeldMoneyStore, id: string): Promise<HeldMoney> {
  const money = await store.lock(ctx, id);
  if (money === null) {
    throw new AppError('not_found');
  }
  if (money.state !== 'held') {
    throw new AppError('wrong_state');
  }
  return money;
}

async function describe(
  ctx: Ctx,
  handler: HeldMoneyHandler,
  money: HeldMoney,
  proposal: HeldMoneyProposal,
): Promise<ApprovalSubject> {
  const target = await readRefundTarget(ctx, money);
  const rejection = await decisionError(ctx, handler, money, { proposal, target });
  if (rejection !== null) {
    throw fieldError('decision', rejection);
  }
  const customer = (await readCustomers(ctx, [money.userId])).get(money.userId);
  return {
    // Its state is checked above; another account is stored beside the earlier ones.
    version: 1 + target.storedCount,
    label: `${money.refNumber} · ${customer?.name ?? ''} · ${formatRinggit(money.amountSen)}`,
    before: {
      state: money.state,
      amount: senToText(money.amountSen),
      payer_name: money.payerName,
      ...(await handler.describe(ctx, money, proposal)),
      ...(proposal.decision === 'refund'
        ? { refund_to: await describeRefundAccount(ctx, target.account) }
        : {}),
    },
  };
}

async function boundParts(
  ctx: Ctx,
  handler: HeldMoneyHandler,
  money: HeldMoney,
  proposal: HeldMoneyProposal,
): Promise<JsonValue> {
  const { account } = await readRefundTarget(ctx, money);
  return {
    amount: senToText(money.amountSen),
    customer: money.userId,
    payer: boundHash(ctx.fieldEncryption, money.payerName),
    ...(await handler.binds(ctx, money, proposal)),
    ...(proposal.decision === 'refund' ? { refund_account: boundRefundAccount(ctx, account) } : {}),
  };
}

async function decisionError(
  ctx: QueryCtx,
  handler: HeldMoneyHandler,
  money: HeldMoney,
  { proposal, target }: { readonly proposal: HeldMoneyProposal; readonly target: RefundTarget },
): Promise<Message | null> {
  return proposal.decision === 'refund' ? refundError(money, target.account) : handler.objection(ctx, money);
}

/** A bank transfer that was not found was never booked in the ledger, so there is nothing to return. */
async function giveBack(
  ctx: Ctx,
  handler: HeldMoneyHandler,
  money: HeldMoney,
  approvalId: string,
): Promise<void> {
  if (money.intentId !== null) {
    return refundHeldMoney(ctx, handler, money, approvalId);
  }
  invariant(handler.onRejected, `a ${money.purpose} is never made by hand`);
  await handler.onRejected(ctx, money, approvalId);
}
