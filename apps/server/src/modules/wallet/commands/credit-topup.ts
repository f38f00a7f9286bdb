import { addSen, type Sen, senToText, ZERO_SEN } from '@titian/finance/sen';
import { recordAudit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { newId } from '../../../platform/ids.ts';
import { together } from '../../../platform/together.ts';
import { lockAccounts, platformAccount, postNewTransfers, type Transfer } from '../../ledger/public.ts';
import { tellUsers } from '../../notifications/public.ts';
import { type Investor, markFirstTopup, type NameCheck } from '../../onboarding/public.ts';
import type { Topup } from '../domain/topup.ts';
import { creditRow } from '../store/topups.ts';

export interface Crediting {
  readonly nameCheck: NameCheck | null;
  /** The second operator's approval; null when the payer's name was proof enough. */
  readonly approvalId: string | null;
}

/** FPX money is in `payments_received` since the bank's answer; a transfer by hand is booked when it is credited. */
function receiptOf(topup: Topup): Transfer[] {
  if (topup.paymentType === 'fpx') {
    return [];
  }
  return [
    {
      id: newId(),
      debitAccountId: platformAccount('trust_bank'),
      creditAccountId: platformAccount('payments_received'),
      amountSen: topup.amountSen,
      kind: 'manual_received',
      referenceId: topup.id,
      noteId: null,
    },
  ];
}

/** Moves received money to the investor's cash, in the transaction that holds the top-up's lock. */
export async function creditTopup(
  ctx: Ctx,
  topup: Topup,
  investor: Investor,
  crediting: Crediting,
): Promise<void> {
  const locked = await lockAccounts(ctx, [investor.cashAccountId]);
  const transferId = newId();
  const before = locked.get(investor.cashAccountId)?.balanceSen ?? ZERO_SEN;
  // Writes that need nothing of each other travel together.
  await together([
    postNewTransfers(ctx, locked, [
      ...receiptOf(topup),
      {
        id: transferId,
        debitAccountId: platformAccount('payments_received'),
        creditAccountId: investor.cashAccountId,
        amountSen: topup.amountSen,
        kind: 'topup',
        referenceId: topup.id,
        noteId: null,
      },
    ]),
    creditRow(ctx.tx, topup.id, { ...crediting, transferId, at: ctx.now }),
    firstTopup(ctx, topup, investor),
    recordAudit(ctx, {
      action: 'topup.credited',
      subjectKind: 'topup',
      subjectId: topup.id,
      after: { amount: senToText(topup.amountSen), name_check: crediting.nameCheck },
    }),
    tell(ctx, topup, addSen(before, topup.amountSen)),
  ]);
}

/** A transfer by hand proves its payer only by the line of the bank's statement (rules §3). */
async function firstTopup(ctx: Ctx, topup: Topup, investor: Investor): Promise<void> {
  if (investor.firstTopupAt === null && topup.paymentType === 'fpx') {
    await markFirstTopup(ctx, topup.investorId);
  }
}

async function tell(ctx: Ctx, topup: Topup, balanceSen: Sen): Promise<void> {
  await tellUsers(ctx, [
    {
      userId: topup.investorId,
      dedupeKey: `topup_credited:${topup.id}`,
      template: 'topup_credited',
      params: {
        amount: senToText(topup.amountSen),
        refNumber: topup.refNumber,
        balance: senToText(balanceSen),
      },
    },
  ]);
}
