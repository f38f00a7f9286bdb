import type { AccountEnquiry, PayoutBank } from '../../../gateways/payout/port.ts';
import { recordAudit } from '../../../platform/audit.ts';
import type { Ctx, QueryCtx, Scope } from '../../../platform/context.ts';
import { AppError, fieldError } from '../../../platform/errors.ts';
import type { Work } from '../../../platform/work.ts';
import { subjectsWithProposal } from '../../approvals/public.ts';
import { paymentState } from '../../payments/public.ts';
import { bankByBic } from '../../settings/public.ts';
import { judgeRefundAccount, type RefundAccount, type RefundRefusal } from '../domain/refund-account.ts';
import type { Topup } from '../domain/topup.ts';
import { setRefundAccount } from '../store/refund-accounts.ts';
import { findTopup, lockTopup } from '../store/topups.ts';

export interface RefundParts {
  readonly work: Work;
  /** Says whose an account is. */
  readonly bank: PayoutBank;
}

export interface ToldAccount {
  readonly topupId: string;
  readonly operatorId: string;
  readonly bic: string;
  /** Digits only. */
  readonly number: string;
}

/**
 * Asks the bank about the account that a payer told, and keeps it where it carries the payer's name: only then may a
 * held top-up go back to it (rules §3).
 * @throws FieldError on `bic` or `number`; AppError `not_found`, `wrong_state`, `unavailable` where the bank is silent
 */
export async function proveRefundAccount(
  { work, bank }: RefundParts,
  scope: Scope,
  told: ToldAccount,
): Promise<void> {
  const payerName = await work.query(scope, (ctx) => payerOf(ctx, told));
  const answer = await bank.enquireAccount(told.bic, told.number);
  await work.command(scope, (ctx) => keep(ctx, told, holderOf(answer), payerName));
}

async function payerOf(ctx: QueryCtx, told: ToldAccount): Promise<string | null> {
  const topup = await findTopup(ctx.reader, told.topupId);
  const intentId = await openIntent(ctx, topup);
  if ((await bankByBic(ctx, told.bic)) === null) {
    throw fieldError('bic', 'Please choose a bank of the list');
  }
  return (await paymentState(ctx, intentId)).payerName;
}

/** The payment of a top-up that is held and that nobody decides about just now. */
async function openIntent(ctx: QueryCtx, topup: Topup | null): Promise<string> {
  if (topup === null) {
    throw new AppError('not_found');
  }
  const isProposed = (await subjectsWithProposal(ctx, 'topup_review', [topup.id])).has(topup.id);
  if (topup.state !== 'held' || topup.intentId === null || isProposed) {
    throw new AppError('wrong_state', { state: topup.state });
  }
  return topup.intentId;
}

function holderOf(answer: AccountEnquiry): string | null {
  switch (answer.kind) {
    case 'found':
      return answer.holderName;
    case 'not_found':
      throw fieldError(
        'number',
        'The bank does not know this account. Please check the bank and the number.',
      );
    case 'closed':
      throw fieldError(
        'number',
        'The bank says that this account is closed. Please ask the payer for another.',
      );
    case 'unknown':
      throw new AppError('unavailable');
  }
}

async function keep(
  ctx: Ctx,
  told: ToldAccount,
  holderName: string | null,
  payerName: string | null,
): Promise<void> {
  await openIntent(ctx, await lockTopup(ctx.tx, told.topupId));
  const verdict = judgeRefundAccount('enquiry', holderName, payerName);
  if (verdict.kind === 'refuse') {
    throw fieldError('number', refusals[verdict.refusal]);
  }
  const account: RefundAccount = {
    source: 'enquiry',
    bic: told.bic,
    numberEnc: ctx.vault.seal(told.number),
    numberHash: ctx.vault.keyedHash('bank_account', `${told.bic}:${told.number}`),
    last4: told.number.slice(-4),
    holderName: verdict.holderName,
    nameCheck: verdict.nameCheck,
  };
  await setRefundAccount(ctx.tx, told.topupId, account, { by: told.operatorId, at: ctx.now });
  await recordAudit(ctx, {
    action: 'topup.refund_account_proven',
    subjectKind: 'topup',
    subjectId: told.topupId,
    after: { bic: told.bic, last4: account.last4, name_check: account.nameCheck },
  });
}

const refusals: Readonly<Record<RefundRefusal, string>> = {
  no_payer: 'The bank did not name the payer, so only the account on the bank statement may be used.',
  no_holder: 'The bank does not say whose account this is. Please ask the payer for another account.',
  other_name: 'This account is in another name than the payment. Money may not go back to another name.',
};
