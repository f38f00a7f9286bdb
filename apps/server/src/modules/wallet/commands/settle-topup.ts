import { senToText } from '@titian/finance/sen';
import { recordAudit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { invariant } from '../../../platform/errors.ts';
import { notifyUsers } from '../../notifications/public.ts';
import {
  comparePayerName,
  type Investor,
  isNameOf,
  type NameCheck,
  readInvestor,
} from '../../onboarding/public.ts';
import {
  isMobileReference,
  type Payment,
  type PurposeHandler,
  readPayments,
  type SettledPayment,
} from '../../payments/public.ts';
import { MOBILE_PATH } from '../domain/mobile-link.ts';
import { isSettled, type Topup } from '../domain/topup.ts';
import { changeTopup, listClearedIntents, lockTopup } from '../store/topups.ts';
import { creditTopup } from './credit-topup.ts';
import { settleTopupBatch } from './settle-topup-batch.ts';

/** What payments do with a paid or failed top-up, in their own transaction (WAL-2). */
export const topupPurpose: PurposeHandler = {
  purpose: 'topup',
  onSucceeded: settle,
  settleBatch: settleTopupBatch,
  onHeld: storeHeld,
  onFailed: fail,
  returnPath: (refNumber) => {
    const page = isMobileReference(refNumber) ? MOBILE_PATH : '/balance';
    return `${page}?ref_number=${encodeURIComponent(refNumber)}`;
  },
};

/** Credits where the payer's name is the investor's, or was cleared for that bank before; else operators review it. */
async function settle(ctx: Ctx, payment: SettledPayment): Promise<void> {
  const { topup, investor } = await load(ctx, payment);
  if (isSettled(topup)) {
    return;
  }
  const nameCheck = comparePayerName(payment.payerName, investor.verifiedName);
  const [name, own] = [payment.payerName, [investor.verifiedName]];
  const passes =
    isNameOf('own', name, own) || (isNameOf('not_other', name, own) && (await isCleared(ctx, payment)));
  if (passes) {
    await creditTopup(ctx, topup, investor, { nameCheck, approvalId: null });
  } else {
    await hold(ctx, topup, nameCheck);
  }
}

/** The bank contradicted the order: what arrived waits, whatever the name says. */
async function storeHeld(ctx: Ctx, payment: SettledPayment): Promise<void> {
  const { topup, investor } = await load(ctx, payment);
  if (isSettled(topup)) {
    return;
  }
  await changeTopup(ctx.tx, topup.id, { amount_sen: payment.receivedSen });
  const nameCheck = comparePayerName(payment.payerName, investor.verifiedName);
  await hold(ctx, { ...topup, amountSen: payment.receivedSen }, nameCheck);
}

async function fail(ctx: Ctx, payment: Payment): Promise<void> {
  const topup = await lockTopup(ctx.tx, payment.purposeId);
  invariant(topup, `top-up ${payment.purposeId} exists`);
  if (isSettled(topup)) {
    return;
  }
  await changeTopup(ctx.tx, topup.id, { state: 'failed' });
  const reason = payment.failureReason;
  // A cancellation by the payer and an unused page need no notification.
  if (reason === null || reason === 'cancelled') {
    return;
  }
  await notifyUsers(ctx, [
    {
      userId: topup.investorId,
      dedupeKey: `topup_failed:${topup.id}`,
      template: 'topup_failed',
      params: { amount: senToText(topup.amountSen), refNumber: topup.refNumber, reason },
    },
  ]);
}

async function hold(ctx: Ctx, topup: Topup, nameCheck: NameCheck): Promise<void> {
  await changeTopup(ctx.tx, topup.id, { state: 'held', name_check: nameCheck });
  await recordAudit(ctx, {
    action: 'topup.held',
    subjectKind: 'topup',
    subjectId: topup.id,
    after: { name_check: nameCheck, amount: senToText(topup.amountSen) },
  });
  await notifyUsers(ctx, [
    {
      userId: topup.investorId,
      dedupeKey: `topup_held:${topup.id}`,
      template: 'topup_held',
      params: { amount: senToText(topup.amountSen), refNumber: topup.refNumber },
    },
  ]);
}

async function isCleared(ctx: Ctx, payment: SettledPayment): Promise<boolean> {
  const cleared = await readPayments(ctx, await listClearedIntents(ctx.tx, payment.userId));
  return [...cleared.values()].some(
    (before) => before.bankCode === payment.bankCode && isSamePayer(before.payerName, payment.payerName),
  );
}

/** Two absent names are the same payer only because the bank and the investor are. */
function isSamePayer(before: string | null, now: string | null): boolean {
  return now === null || before === null ? now === before : isNameOf('own', now, [before]);
}

async function load(ctx: Ctx, payment: Payment): Promise<{ topup: Topup; investor: Investor }> {
  const [topup, investor] = await Promise.all([
    lockTopup(ctx.tx, payment.purposeId),
    readInvestor(ctx, payment.userId),
  ]);
  invariant(topup?.investorId === payment.userId, `top-up ${payment.purposeId} is of its payer`);
  invariant(investor, `investor ${payment.userId} of a top-up exists`);
  return { topup, investor };
}
