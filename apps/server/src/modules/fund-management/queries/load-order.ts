import { message } from '@titian/contracts/messages/message';
import { type Sen, senToText, ZERO_SEN } from '@titian/finance/sen';
import type { QueryCtx } from '../../../platform/context.ts';
import { AppError, fieldError, invariant } from '../../../platform/errors.ts';
import { sha256 } from '../../../platform/field-encryption.ts';
import { readUser } from '../../identity/public.ts';
import { accountBalance } from '../../ledger/public.ts';
import {
  checkCancellation,
  checkSubscription,
  type Note,
  type QueuedSubscription,
  readNote,
} from '../../notes/public.ts';
import { type BankAccount, type Investor, readInvestor } from '../../onboarding/public.ts';
import { checkWithdrawal } from '../../wallet/public.ts';
import { type Mandate, mandateOn, mandateProblem } from '../domain/mandate.ts';
import type { ManagedOrder } from '../domain/order.ts';
import { heldInNotes } from '../store/managed-investors.ts';
import { listMandates } from '../store/mandates.ts';

/** An order with all that it is decided by. */
export interface LoadedOrder {
  readonly order: ManagedOrder;
  readonly investor: Investor;
  readonly isIndividual: boolean;
  readonly cashSen: Sen;
  /** The mandate in force; null where there is none, which stops subscriptions alone: money may always go back. */
  readonly mandate: Mandate | null;
  /** The note that is subscribed to, and what the investor has in it; null and zero for a withdrawal. */
  readonly note: Note | null;
  readonly heldSen: Sen;
  /** The account that a withdrawal is paid to. */
  readonly account: BankAccount | null;
}

/**
 * Reads what an order needs and rejects what cannot be executed now, without locking money or notes: the rules decide
 * again under their locks when it is executed.
 * @throws AppError `not_found`, `account_inactive`, `wrong_state`, and what the investor's own call would throw
 */
export async function loadOrder(ctx: QueryCtx, order: ManagedOrder): Promise<LoadedOrder> {
  const { investorId } = order;
  const [investor, user] = await Promise.all([readInvestor(ctx, investorId), readUser(ctx, investorId)]);
  if (investor === null || user === null) {
    throw new AppError('not_found');
  }
  if (!investor.isFundManaged) {
    throw new AppError('wrong_state', {}, message('funds_not_managed'));
  }
  if (user.accountStatus !== 'Active') {
    throw new AppError('wrong_state', {}, message('managed_account_inactive'));
  }
  const known = {
    ...{ order, investor, isIndividual: user.type === 'Individual' },
    cashSen: await accountBalance(ctx, investor.cashAccountId),
    mandate: mandateOn(await listMandates(ctx.reader, [investorId]), ctx.businessDate),
  };
  if (order.kind === 'withdrawal') {
    const account = await checkWithdrawal(ctx, { userId: investorId, amountSen: order.amountSen });
    return { ...known, note: null, heldSen: ZERO_SEN, account };
  }
  if (order.kind === 'cancellation') {
    return { ...known, ...(await loadCancelled(ctx, order)), account: null };
  }
  return { ...known, ...(await loadNote(ctx, known)), account: null };
}

/** The note of a subscription that may be taken back now, by the rules of the investor's own cancellation (FND-8). */
async function loadCancelled(
  ctx: QueryCtx,
  { investorId, cancelledId, amountSen }: ManagedOrder,
): Promise<{ note: Note; heldSen: Sen }> {
  invariant(cancelledId !== null, 'a cancellation names its subscription');
  const { subscription, note } = await checkCancellation(ctx, investorId, cancelledId);
  invariant(subscription.amountSen === amountSen, 'a cancellation is of the whole subscription');
  const held = await heldInNotes(ctx.reader, [note.id], investorId);
  return { note, heldSen: held.get(note.id) ?? ZERO_SEN };
}

type Known = Omit<LoadedOrder, 'note' | 'heldSen' | 'account'>;

async function loadNote(ctx: QueryCtx, known: Known): Promise<{ note: Note; heldSen: Sen }> {
  const { order, investor, mandate } = known;
  invariant(order.noteId !== null, 'a subscription names its note');
  const note = await readNote(ctx, order.noteId);
  if (note === null) {
    throw new AppError('not_found');
  }
  const held = await heldInNotes(ctx.reader, [note.id], investor.userId);
  const heldSen = held.get(note.id) ?? ZERO_SEN;
  const { contract, grade } = note;
  const problem = mandateProblem(mandate, { contract, grade, heldSen, amountSen: order.amountSen });
  if (problem !== null) {
    throw fieldError(problem.code === 'mandate_limit_per_note' ? 'amount' : 'note_id', problem);
  }
  await checkSubscription(ctx, note.id, subscriptionOf(known));
  return { note, heldSen };
}

/** The order as the queue of subscriptions takes it; the mandate is the authority for Shariah notes (SHR-1). */
export function subscriptionOf({
  order,
  isIndividual,
  mandate,
}: Pick<LoadedOrder, 'order' | 'isIndividual' | 'mandate'>): QueuedSubscription {
  return {
    ...{ investorId: order.investorId, isIndividual, idempotencyKey: order.id },
    requestHash: sha256(`managed_order:${order.id}:${senToText(order.amountSen)}`),
    ...{ amountSen: order.amountSen, fillRemaining: order.fillRemaining },
    acknowledgeLimit: order.acknowledgeLimit,
    agreeWakalah: mandate?.contracts.includes('Shariah') === true,
  };
}
