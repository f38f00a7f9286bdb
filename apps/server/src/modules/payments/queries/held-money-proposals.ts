import type { QueryCtx } from '../../../platform/context.ts';
import { subjectsWithProposal } from '../../approvals/public.ts';
import type { HeldMoney } from '../domain/held-money.ts';
import { type HeldMoneyHandler, heldMoneyHandler } from '../domain/held-money-handler.ts';
import { heldReceipts } from '../store/held-receipts.ts';

interface Proposed {
  readonly kind: string;
  readonly subjectId: string;
  readonly moneyId: string;
}

/** Of which of these two operators are deciding already, by whichever kind of proposal; ids of the money. */
export async function heldMoneyProposals(
  ctx: QueryCtx,
  handlers: readonly HeldMoneyHandler[],
  money: readonly HeldMoney[],
): Promise<ReadonlySet<string>> {
  const possible = money.flatMap((one): Proposed[] => {
    const { store, otherProposal } = heldMoneyHandler(handlers, one);
    const other = otherProposal?.(one) ?? null;
    const review = { kind: store.review, subjectId: one.id, moneyId: one.id };
    return other === null ? [review] : [review, { ...other, moneyId: one.id }];
  });
  const proposed = new Set<string>();
  for (const kind of new Set(possible.map((one) => one.kind))) {
    const ofKind = possible.filter((one) => one.kind === kind);
    const open = await subjectsWithProposal(
      ctx,
      kind,
      ofKind.map((one) => one.subjectId),
    );
    for (const { subjectId, moneyId } of ofKind) {
      if (open.has(subjectId)) {
        proposed.add(moneyId);
      }
    }
  }
  return proposed;
}

/** Whether two operators are deciding about the money by a proposal of another kind than its review. */
export async function hasOtherProposal(
  ctx: QueryCtx,
  handler: HeldMoneyHandler,
  money: HeldMoney,
): Promise<boolean> {
  const other = handler.otherProposal?.(money) ?? null;
  return other !== null && (await subjectsWithProposal(ctx, other.kind, [other.subjectId])).size > 0;
}

/** Whether two operators are deciding about a receipt by its review. */
export async function hasReview(ctx: QueryCtx, { id }: HeldMoney): Promise<boolean> {
  return (await subjectsWithProposal(ctx, heldReceipts.review, [id])).size > 0;
}
