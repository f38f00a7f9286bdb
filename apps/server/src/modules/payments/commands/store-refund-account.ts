import type { Message } from '@titian/contracts/messages/definition';
import { message } from '@titian/contracts/messages/message';
import type { ParsedApi } from '@titian/contracts/schemas/all';
import type { PayoutBank } from '../../../gateways/payout/port.ts';
import { recordAudit } from '../../../platform/audit.ts';
import { bankAccountHash } from '../../../platform/bank-account-hash.ts';
import type { Ctx, QueryCtx, Scope } from '../../../platform/context.ts';
import { AppError, fieldError } from '../../../platform/errors.ts';
import type { UnitOfWork } from '../../../platform/unit-of-work.ts';
import { bankByBic } from '../../settings/public.ts';
import { assessRefundAccount, type RefundBlockReason, type RefundSubject } from '../domain/refund-account.ts';
import { type NewRefundAccount, setRefundAccount } from '../store/refund-accounts.ts';

export interface RefundDeps {
  readonly work: UnitOfWork;
  /** Says whose an account is. */
  readonly bank: PayoutBank;
}

/** The account that a payer gave an operator. */
export interface EnteredAccount {
  readonly operatorId: string;
  readonly bic: string;
  /** Digits only. */
  readonly number: string;
  /** A document of the payer's bank that evidences the payment; only where the rail named no payer. */
  readonly document: { readonly payerName: string; readonly evidence: string } | null;
}

/**
 * What an operator sent.
 * @throws FieldError on `payer_name` or `evidence` where only the other is given
 */
export function enteredAccount(
  operatorId: string,
  body: ParsedApi['operatorHeldPaymentAccount']['body'],
): EnteredAccount {
  const { bic, number, payer_name: payerName, evidence } = body;
  if (payerName === undefined && evidence === undefined) {
    return { operatorId, bic, number, document: null };
  }
  if (payerName === undefined) {
    throw fieldError('payer_name', message('payer_name_required'));
  }
  if (evidence === undefined) {
    throw fieldError('evidence', message('payer_document_required'));
  }
  return { operatorId, bic, number, document: { payerName, evidence } };
}

/** Where the money is that goes back; both throw AppError where it is not held or is being decided about. */
export interface RefundLookup {
  find(ctx: QueryCtx): Promise<RefundSubject>;
  lock(ctx: Ctx): Promise<RefundSubject>;
}

/**
 * Verifies a payer's stated account by the bank's enquiry, and stores it where it carries the payer's name: only then may
 * held money go back to it (PAY-13).
 * @throws FieldError on `bic`, `number` or `payer_name`; AppError `unavailable` where the bank is silent
 */
export async function verifyAccount(
  { work, bank }: RefundDeps,
  scope: Scope,
  entered: EnteredAccount,
  lookup: RefundLookup,
): Promise<void> {
  await work.query(scope, async (ctx) => {
    payerOf(await lookup.find(ctx), entered);
    if ((await bankByBic(ctx, entered.bic)) === null) {
      throw fieldError('bic', message('bank_not_listed'));
    }
  });
  const holderName = await holderOf(bank, entered);
  await work.command(scope, async (ctx) => storeAccount(ctx, await lookup.lock(ctx), entered, holderName));
}

/** The name that the account has to carry. */
function payerOf({ payerName }: RefundSubject, { document }: EnteredAccount): string {
  if (payerName === null && document === null) {
    throw fieldError('payer_name', rejections.no_payer);
  }
  if (payerName !== null && document !== null) {
    throw fieldError('payer_name', message('payer_named_by_bank'));
  }
  return payerName ?? document?.payerName ?? '';
}

async function holderOf(bank: PayoutBank, { bic, number }: EnteredAccount): Promise<string | null> {
  const answer = await bank.enquireAccount(bic, number);
  switch (answer.kind) {
    case 'found':
      return answer.holderName;
    case 'not_found':
      throw fieldError('number', message('bank_account_unknown'));
    case 'closed':
      throw fieldError('number', message('refund_account_closed'));
    case 'unknown':
      throw new AppError('unavailable');
  }
}

async function storeAccount(
  ctx: Ctx,
  subject: RefundSubject,
  entered: EnteredAccount,
  holderName: string | null,
): Promise<void> {
  const source = entered.document === null ? 'enquiry' : 'document';
  const verdict = assessRefundAccount(source, holderName, payerOf(subject, entered));
  if (verdict.kind === 'refuse') {
    throw fieldError('number', rejectionOf(subject, verdict.refusal));
  }
  const account: NewRefundAccount = {
    source,
    bic: entered.bic,
    number: entered.number,
    numberHash: bankAccountHash(ctx.fieldEncryption, entered.bic, entered.number),
    last4: entered.number.slice(-4),
    holderName: verdict.holderName,
    nameCheck: verdict.nameCheck,
    evidence: entered.document?.evidence ?? null,
  };
  await setRefundAccount(ctx, subject, account, { by: entered.operatorId, at: ctx.now });
  await recordAudit(ctx, {
    action: `${subject.kind}.refund_account_proven`,
    subjectKind: subject.kind,
    subjectId: subject.id,
    after: {
      bic: entered.bic,
      last4: account.last4,
      name_check: account.nameCheck,
      source,
      evidence: account.evidence,
    },
  });
}

function rejectionOf({ kind }: RefundSubject, rejection: RefundBlockReason): Message {
  return kind === 'guarantor' && rejection === 'other_name'
    ? message('refund_account_not_guarantors')
    : rejections[rejection];
}

const rejections: Readonly<Record<RefundBlockReason, Message>> = {
  no_payer: message('payer_not_named'),
  no_holder: message('refund_account_unconfirmed'),
  other_name: message('refund_account_other_name'),
};
