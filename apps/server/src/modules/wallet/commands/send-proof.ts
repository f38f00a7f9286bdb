import { message } from '@titian/contracts/messages/message';
import { recordAudit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { AppError, fieldError } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import { recordUploads, type StoredUpload } from '../../files/public.ts';
import { readInvestor } from '../../onboarding/public.ts';
import { newRefNumber } from '../../payments/public.ts';
import { insertTopup } from '../store/topups.ts';
import { type StartedTopup, validatedAmount } from './start-topup.ts';

export interface SendProof {
  readonly userId: string;
  /** As it came: ringgit with at most two decimals. */
  readonly amount: string;
  readonly proofs: readonly StoredUpload[];
}

/**
 * Stores the proof of a bank transfer; two operators credit it (WAL-5).
 * @throws FieldError on amount or manual_payment_proof_file
 */
export async function sendProof(ctx: Ctx, publicUrl: string, input: SendProof): Promise<StartedTopup> {
  const investor = await readInvestor(ctx, input.userId);
  if (investor === null) {
    throw new AppError('not_approved');
  }
  const amountSen = await validatedAmount(ctx, input);
  const [proof] = await recordUploads(ctx, input.proofs, { userId: input.userId, purpose: 'topup_proof' });
  if (proof === undefined) {
    throw fieldError('manual_payment_proof_file', message('transfer_proof_required'));
  }
  const id = newId();
  const refNumber = newRefNumber('topup');
  await insertTopup(ctx.tx, {
    id,
    investor_id: input.userId,
    payment_type: 'manual',
    proof_file_id: proof.id,
    ref_number: refNumber,
    amount_sen: amountSen,
    is_first: investor.firstTopupAt === null,
    state: 'held',
    business_date: ctx.businessDate,
  });
  await recordAudit(ctx, { action: 'topup.proof_sent', subjectKind: 'topup', subjectId: id });
  const link = `${publicUrl.replace(/\/$/, '')}/balance?ref_number=${encodeURIComponent(refNumber)}`;
  return { link, refNumber, amountSen, expiresAt: null };
}
