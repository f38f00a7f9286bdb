import { message } from '@titian/contracts/messages/message';
import { senToText } from '@titian/finance/sen';
import { recordAudit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import { enqueue } from '../../../platform/jobs.ts';
import { requireStepUp } from '../../identity/public.ts';
import { type AgreementParts, termsBeforeTrade } from '../domain/agreement.ts';
import { type Issue, salePriceOf } from '../domain/issue.ts';
import { agreementParts } from '../queries/agreement.ts';
import { insertSignature, liveSignature } from '../store/signatures.ts';
import { type IssueRequest, lockFunded, payoutAccount } from './lock-funded.ts';

const SIGNED = message('note_already_signed');

export interface ShariahSigning extends IssueRequest {
  /** Whether the trading provider takes orders now. */
  readonly isTradingOpen: boolean;
}

/**
 * The issuer signs for a funded Shariah note. The signature is stored, the note stays funded, and a job has the
 * commodity traded for it and issues the note the same day (decision 040).
 * @throws AppError `not_found`, `not_funded`, `wrong_state`, `amount_changed`, `bank_account_missing`, `trade_missing`,
 * `step_up_required`; FieldError on `otp_code` when wrong
 */
export async function signNote(ctx: Ctx, request: ShariahSigning): Promise<Issue> {
  const note = await lockFunded(ctx, request);
  if ((await liveSignature(ctx.tx, note.id)) !== null) {
    throw new AppError('wrong_state', {}, SIGNED);
  }
  await payoutAccount(ctx, note);
  if (!request.isTradingOpen) {
    throw new AppError('trade_missing');
  }
  const parts = await agreementParts(ctx, note);
  await requireStepUp(
    ctx,
    request.issuerId,
    { action: 'note_signature', amountSen: note.raisedSen },
    request.otpCode,
  );
  await storeSignature(ctx, parts);
  await enqueue(ctx, 'record_commodity_trade', { note_id: note.id });
  return { note, schedule: parts.schedule, disbursement: parts.disbursement };
}

async function storeSignature(ctx: Ctx, parts: AgreementParts): Promise<void> {
  const { note, schedule } = parts;
  const salePriceSen = salePriceOf(schedule);
  await insertSignature(ctx.tx, {
    id: newId(),
    note_id: note.id,
    signed_by: note.issuerId,
    signed_on: ctx.businessDate,
    signed_at: ctx.businessNow,
    terms: termsBeforeTrade(parts),
    cost_sen: note.raisedSen,
    sale_price_sen: salePriceSen,
    created_at: ctx.now,
  });
  await recordAudit(ctx, {
    action: 'note.signed',
    subjectKind: 'note',
    subjectId: note.id,
    after: { cost: senToText(note.raisedSen), sale_price: senToText(salePriceSen) },
  });
}
