import { addSen, senToText, ZERO_SEN } from '@titian/finance/sen';
import { recordAudits } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { invariant } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import { settleAll } from '../../../platform/settle-all.ts';
import {
  type LockedAccounts,
  lockAccounts,
  platformAccount,
  postNewTransfers,
  type Transfer,
} from '../../ledger/public.ts';
import { type Notification, notifyUsers } from '../../notifications/public.ts';
import { type Investor, markFirstTopups, type NameCheck } from '../../onboarding/public.ts';
import type { Topup } from '../domain/topup.ts';
import { creditRows } from '../store/topups.ts';

export interface Crediting {
  readonly nameCheck: NameCheck | null;
  /** The second operator's approval; null when the payer's name was proof enough. */
  readonly approvalId: string | null;
  /** The id of the ledger transfer that books a bank transfer, to which its line is matched; absent for the rail. */
  readonly receivedTransferId?: string | null;
  /** Whether the money of a bank transfer is in `receipts_clearing` already, as a part of its line. */
  readonly isTakenIn?: boolean;
  /** Whether the line of a bank transfer names the investor, or the beginning of the name where banks cut it. */
  readonly isOwnTransfer?: boolean;
}

/** A top-up that is credited, with its investor and the request that it is recorded under. */
export interface CreditedTopup extends Crediting {
  readonly topup: Topup;
  readonly investor: Investor;
  readonly requestId: string | null;
}

/** Moves received money to the investor's cash, in the transaction that holds the top-up's lock. */
export async function creditTopup(
  ctx: Ctx,
  topup: Topup,
  investor: Investor,
  crediting: Crediting,
): Promise<void> {
  const locked = await lockAccounts(ctx, [investor.cashAccountId]);
  await creditTopups(ctx, locked, [{ ...crediting, topup, investor, requestId: ctx.requestId }]);
}

/**
 * The same for many, in their order.
 * @param locked the cash accounts of all of them
 */
export async function creditTopups(
  ctx: Ctx,
  locked: LockedAccounts,
  credited: readonly CreditedTopup[],
): Promise<void> {
  const rows = credited.map((one) => ({ ...one, id: one.topup.id, transferId: newId() }));
  // Writes that need nothing of each other travel together.
  await settleAll([
    postNewTransfers(
      ctx,
      locked,
      rows.flatMap((one) => [...receiptOf(one), creditOf(one, one.transferId)]),
    ),
    creditRows(ctx.tx, rows, ctx.now),
    markFirstTopups(ctx, credited.filter(isFirst).map(toppedUp)),
    recordAudits(ctx, credited.map(entryOf)),
    notifyUsers(ctx, notificationOf(locked, credited)),
  ]);
}

/** FPX money is in `receipts_clearing` since the bank's answer; a bank transfer is booked when it is credited. */
function receiptOf({ topup, receivedTransferId: id, isTakenIn }: CreditedTopup): Transfer[] {
  if (topup.paymentType === 'fpx' || isTakenIn === true) {
    return [];
  }
  invariant(id, `transfer by hand ${topup.refNumber} is credited for a line of the statement`);
  return [
    {
      id,
      debitAccountId: platformAccount('trust_bank'),
      creditAccountId: platformAccount('receipts_clearing'),
      amountSen: topup.amountSen,
      kind: 'manual_received',
      referenceId: topup.id,
      noteId: null,
    },
  ];
}

function creditOf({ topup, investor }: CreditedTopup, id: string): Transfer {
  return {
    id,
    debitAccountId: platformAccount('receipts_clearing'),
    creditAccountId: investor.cashAccountId,
    amountSen: topup.amountSen,
    kind: 'topup',
    referenceId: topup.id,
    noteId: null,
  };
}

/** A bank transfer verifies its payer only by the line of the statement (WAL-5). */
function isFirst({ topup, investor, isOwnTransfer }: CreditedTopup): boolean {
  return investor.firstTopupAt === null && (topup.paymentType === 'fpx' || isOwnTransfer === true);
}

function toppedUp({ topup, requestId }: CreditedTopup) {
  return { userId: topup.investorId, requestId };
}

function entryOf({ topup, nameCheck, requestId }: CreditedTopup) {
  return {
    action: 'topup.credited',
    subjectKind: 'topup',
    subjectId: topup.id,
    after: { amount: senToText(topup.amountSen), name_check: nameCheck },
    requestId,
  };
}

/** Each notification has the balance after that investor's own top-up. */
function notificationOf(locked: LockedAccounts, credited: readonly CreditedTopup[]): Notification[] {
  const balances = new Map([...locked].map(([id, { balanceSen }]) => [id, balanceSen]));
  return credited.map(({ topup, investor }) => {
    const balance = addSen(balances.get(investor.cashAccountId) ?? ZERO_SEN, topup.amountSen);
    balances.set(investor.cashAccountId, balance);
    return {
      userId: topup.investorId,
      dedupeKey: `topup_credited:${topup.id}`,
      template: 'topup_credited',
      params: {
        amount: senToText(topup.amountSen),
        refNumber: topup.refNumber,
        balance: senToText(balance),
      },
    };
  });
}
