import { message } from '@titian/contracts/messages/message';
import { recordAudit } from '../../../platform/audit.ts';
import { bankAccountHash } from '../../../platform/bank-account-hash.ts';
import { later } from '../../../platform/clock.ts';
import type { Ctx } from '../../../platform/context.ts';
import { AppError, fieldError } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import { enqueue } from '../../../platform/jobs.ts';
import { lockAccount, requireStepUp } from '../../identity/public.ts';
import { requireMoneyAllowed } from '../../restrictions/public.ts';
import { bankByBic } from '../../settings/public.ts';
import { rejectionTexts } from '../domain/bank-account-change.ts';
import { isNameOf } from '../domain/name-match.ts';
import { verifiedNameOf } from '../queries/verified-name.ts';
import { changeNumberPlace, insertChange, replaceOpenChange } from '../store/bank-account-changes.ts';
import { hasCurrentNumber } from '../store/bank-accounts.ts';

/** The job runs after the request has made its own enquiry. */
const FIRST_JOB_AFTER_MS = 30_000;

export interface WantedBankAccount {
  readonly userId: string;
  readonly bic: string;
  /** Digits only. */
  readonly number: string;
  readonly holderName: string;
  readonly otpCode: string | null;
}

/**
 * Stores the request to be paid to another account before the bank is queried; an earlier request ends.
 * @returns the id of the request
 * @throws FieldError on `bic`, `number`, `holder_name`, `otp_code`; AppError `not_approved`, `account_restricted`,
 * `step_up_required`
 */
export async function requestBankAccount(ctx: Ctx, wanted: WantedBankAccount): Promise<string> {
  await lockAccount(ctx, wanted.userId);
  const verifiedName = await verifiedNameOf(ctx, wanted.userId);
  if (verifiedName === null) {
    throw new AppError('not_approved');
  }
  await requireMoneyAllowed(ctx, wanted.userId, 'bank_account_change');
  const numberHash = bankAccountHash(ctx.fieldEncryption, wanted.bic, wanted.number);
  await assessChange(ctx, wanted, verifiedName, numberHash);
  await requireStepUp(ctx, wanted.userId, { action: 'bank_account_change', amountSen: null }, wanted.otpCode);
  await replaceOpenChange(ctx.tx, wanted.userId, ctx.now);
  const id = newId();
  await insertChange(ctx.tx, {
    ...{ id, userId: wanted.userId, bic: wanted.bic, numberHash },
    numberEnc: ctx.fieldEncryption.seal(wanted.number, changeNumberPlace(id)),
    last4: wanted.number.slice(-4),
    holderName: wanted.holderName,
    requestedAt: ctx.now,
  });
  await recordAudit(ctx, {
    action: 'bank_account.requested',
    subjectKind: 'bank_account_change',
    subjectId: id,
    after: { bic: wanted.bic, last4: wanted.number.slice(-4) },
  });
  const runAt = later(ctx.now, FIRST_JOB_AFTER_MS);
  await enqueue(ctx, 'bank_account_enquiry', { change_id: id }, { key: `bank_account:${id}`, runAt });
  return id;
}

async function assessChange(
  ctx: Ctx,
  wanted: WantedBankAccount,
  verifiedName: string,
  numberHash: Buffer,
): Promise<void> {
  if ((await bankByBic(ctx, wanted.bic)) === null) {
    throw fieldError('bic', message('bank_not_listed'));
  }
  if (!isNameOf('not_other', wanted.holderName, [verifiedName])) {
    throw fieldError('holder_name', message('bank_account_not_own_name'));
  }
  if (await hasCurrentNumber(ctx.reader, wanted.userId, numberHash)) {
    throw fieldError('number', message('bank_account_unchanged'));
  }
}

/** The error of a rejected request as its form shows it. */
export function rejectionOf(rejection: keyof typeof rejectionTexts) {
  const { field, text } = rejectionTexts[rejection];
  return fieldError(field, text);
}
