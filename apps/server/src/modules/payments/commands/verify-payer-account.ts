import type { QueryCtx, Scope } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import type { HeldMoney } from '../domain/held-money.ts';
import { type HeldMoneyHandler, type HeldMoneyStore, storesOf } from '../domain/held-money-handler.ts';
import { isOpen } from '../domain/held-money-policy.ts';
import type { RefundSubject } from '../domain/refund-account.ts';
import { heldMoneyProposals } from '../queries/held-money-proposals.ts';
import { type EnteredAccount, type RefundDeps, verifyAccount } from './store-refund-account.ts';

export interface HeldMoneyDeps extends RefundDeps {
  readonly heldMoney: readonly HeldMoneyHandler[];
}

/**
 * Verifies the account that held money goes back to, whatever it was paid for (PAY-13).
 * @param id of the top-up or receipt that it is stored as
 * @throws FieldError on `bic`, `number` or `payer_name`; AppError `not_found`, `wrong_state`, `unavailable`
 */
export function verifyPayerAccount(
  deps: HeldMoneyDeps,
  scope: Scope,
  id: string,
  entered: EnteredAccount,
): Promise<void> {
  const { heldMoney } = deps;
  return verifyAccount(deps, scope, entered, {
    find: async (ctx) => openMoney(ctx, heldMoney, await firstOf(heldMoney, (store) => store.find(ctx, id))),
    lock: async (ctx) => openMoney(ctx, heldMoney, await firstOf(heldMoney, (store) => store.lock(ctx, id))),
  });
}

/** Ids are unique over all stores: at most one of them has it. */
async function firstOf(
  handlers: readonly HeldMoneyHandler[],
  look: (store: HeldMoneyStore) => Promise<HeldMoney | null>,
): Promise<HeldMoney | null> {
  for (const store of storesOf(handlers)) {
    const found = await look(store);
    if (found !== null) {
      return found;
    }
  }
  return null;
}

/** Held money without an open proposal; a bank transfer has no account to return to. */
async function openMoney(
  ctx: QueryCtx,
  handlers: readonly HeldMoneyHandler[],
  money: HeldMoney | null,
): Promise<RefundSubject> {
  if (money === null) {
    throw new AppError('not_found');
  }
  const isProposed = (await heldMoneyProposals(ctx, handlers, [money])).has(money.id);
  if (!isOpen(money, isProposed) || money.intentId === null) {
    throw new AppError('wrong_state', { state: money.state });
  }
  return money;
}
