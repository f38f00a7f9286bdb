import type { AccountEnquiry } from '../../../gateways/payout/port.ts';
import { recordAudit } from '../../../platform/audit.ts';
import { later } from '../../../platform/clock.ts';
import type { Ctx } from '../../../platform/context.ts';
import { invariant } from '../../../platform/errors.ts';
import { publishEvent } from '../../../platform/events.ts';
import { newId } from '../../../platform/ids.ts';
import { notifyUsers } from '../../notifications/public.ts';
import { isAllowed, readMoneyRestriction } from '../../restrictions/public.ts';
import { bankByBic, readSettings } from '../../settings/public.ts';
import {
  assessEnquiry,
  type BankAccountChange,
  type ChangeRejection,
} from '../domain/bank-account-change.ts';
import type { NameCheck } from '../domain/payer-name.ts';
import { verifiedNameOf } from '../queries/verified-name.ts';
import { findChangeNumber, lockChange, settleChange } from '../store/bank-account-changes.ts';
import { insertBankAccount, numberPlace, replaceCurrent } from '../store/bank-accounts.ts';

const HOUR_MS = 3_600_000;

/** The outcome of a request; `usableFrom` is a business instant, null unless it was accepted. */
export interface SettledBankAccount {
  readonly state: BankAccountChange['state'];
  readonly refusal: ChangeRejection | null;
  readonly usableFrom: Date | null;
}

/**
 * Applies the bank's answer to a request that is still open; idempotent. A rejection is mailed only where the form is
 * no longer waiting for it.
 */
export async function settleBankAccount(
  ctx: Ctx,
  changeId: string,
  answer: AccountEnquiry,
  isNotified: boolean,
): Promise<SettledBankAccount> {
  const change = await lockChange(ctx.tx, changeId);
  invariant(change, `bank account change ${changeId} exists`);
  if (change.state !== 'enquiring') {
    return { state: change.state, refusal: change.refusal, usableFrom: null };
  }
  const verifiedName = await verifiedNameOf(ctx, change.userId);
  invariant(verifiedName, `the owner of bank account change ${changeId} has a verified name`);
  const verdict = assessEnquiry(answer, verifiedName);
  switch (verdict.kind) {
    case 'ask_again':
      return { state: 'enquiring', refusal: null, usableFrom: null };
    case 'refuse':
      await rejectChange(ctx, change, verdict, isNotified);
      return { state: 'refused', refusal: verdict.refusal, usableFrom: null };
    case 'review':
      await holdForReview(ctx, change, verdict);
      return { state: 'review', refusal: null, usableFrom: null };
    default:
      return acceptUnlessRestricted(ctx, change, verdict);
  }
}

/** Where the owner's money was restricted since, the account waits for operators: nothing may be redirected now. */
async function acceptUnlessRestricted(
  ctx: Ctx,
  change: BankAccountChange,
  verdict: { readonly nameCheck: NameCheck; readonly holderName: string | null },
): Promise<SettledBankAccount> {
  const levels = await readMoneyRestriction(ctx, [change.userId]);
  if (!isAllowed(levels.get(change.userId) ?? 'none', 'bank_account_change')) {
    await holdForReview(ctx, change, verdict);
    return { state: 'review', refusal: null, usableFrom: null };
  }
  const assessed = { ...change, bankHolderName: verdict.holderName, nameCheck: verdict.nameCheck };
  return { state: 'accepted', refusal: null, usableFrom: await acceptChange(ctx, assessed, null) };
}

/**
 * Makes the requested account the one that its owner is paid to, after the hold of the setting (WAL-11).
 * @param approvalId the second operator's approval; null when the bank's name was proof enough
 */
export async function acceptChange(
  ctx: Ctx,
  change: BankAccountChange,
  approvalId: string | null,
): Promise<Date> {
  const { securityHoldHours } = await readSettings(ctx);
  const usableFrom = later(ctx.businessNow, securityHoldHours * HOUR_MS);
  const bankAccountId = newId();
  const { numberEnc, numberHash } = await findChangeNumber(ctx.tx, change.id);
  await replaceCurrent(ctx.tx, change.userId, ctx.now);
  await insertBankAccount(ctx.tx, {
    ...{ id: bankAccountId, userId: change.userId, bic: change.bic, last4: change.last4, usableFrom },
    numberEnc: ctx.fieldEncryption.seal(ctx.fieldEncryption.open(numberEnc), numberPlace(bankAccountId)),
    numberHash,
    holderName: change.bankHolderName ?? change.holderName,
    verifiedBy: approvalId === null ? 'enquiry' : 'operator',
    verifiedAt: ctx.now,
  });
  await settleChange(ctx.tx, change.id, {
    state: 'accepted',
    decidedAt: ctx.now,
    nameCheck: change.nameCheck,
    bankHolderName: change.bankHolderName,
    bankAccountId,
    ...(approvalId === null ? {} : { approvalId }),
  });
  await publishEvent(ctx, 'customer.bank_account_changed', change.userId);
  await audit(ctx, change, 'accepted', change.nameCheck);
  const wanted = await named(ctx, change);
  const params = { ...wanted, usableFrom: usableFrom.toISOString(), holdHours: securityHoldHours };
  await notifyUsers(ctx, [{ ...addressed(change, 'changed'), template: 'bank_account_changed', params }]);
  return usableFrom;
}

/** Ends a request; the present account stays. */
export async function rejectChange(
  ctx: Ctx,
  change: BankAccountChange,
  rejected: { readonly refusal: ChangeRejection; readonly nameCheck: NameCheck | null },
  isNotified: boolean,
  approvalId?: string,
): Promise<void> {
  await settleChange(ctx.tx, change.id, {
    ...{ state: 'refused', decidedAt: ctx.now, ...rejected },
    ...(approvalId === undefined ? {} : { approvalId }),
  });
  await audit(ctx, change, rejected.refusal, rejected.nameCheck);
  if (isNotified) {
    const params = { ...(await named(ctx, change)), refusal: rejected.refusal };
    await notifyUsers(ctx, [{ ...addressed(change, 'refused'), template: 'bank_account_refused', params }]);
  }
}

async function holdForReview(
  ctx: Ctx,
  change: BankAccountChange,
  { nameCheck, holderName }: { readonly nameCheck: NameCheck; readonly holderName: string | null },
): Promise<void> {
  const outcome = { state: 'review', decidedAt: null, nameCheck, bankHolderName: holderName } as const;
  await settleChange(ctx.tx, change.id, outcome);
  await audit(ctx, change, 'review', nameCheck);
  const params = await named(ctx, change);
  await notifyUsers(ctx, [{ ...addressed(change, 'review'), template: 'bank_account_review', params }]);
}

function audit(
  ctx: Ctx,
  change: BankAccountChange,
  outcome: 'accepted' | 'review' | ChangeRejection,
  nameCheck: NameCheck | null,
): Promise<void> {
  return recordAudit(ctx, {
    action: 'bank_account.settled',
    subjectKind: 'bank_account_change',
    subjectId: change.id,
    after: { outcome, name_check: nameCheck, bic: change.bic, last4: change.last4 },
  });
}

/** What every mail about a request says. */
async function named(ctx: Ctx, { bic, last4 }: BankAccountChange) {
  return { bankName: (await bankByBic(ctx, bic))?.name ?? bic, last4 };
}

function addressed(change: BankAccountChange, what: string) {
  return { userId: change.userId, dedupeKey: `bank_account_${what}:${change.id}` };
}
