import { recordAudit } from '../../../platform/audit.ts';
import { bankAccountHash } from '../../../platform/bank-account-hash.ts';
import type { Ctx } from '../../../platform/context.ts';
import { newId } from '../../../platform/ids.ts';
import type { PayeeAccount, PayoutInput } from '../domain/payout.ts';
import { countAttempts, insertPayout, type NewPayee, payeeNumberPlace } from '../store/payouts.ts';

/**
 * Puts money that already waits in the purpose's in-transit account into the queue of payouts, in the
 * transaction of the row that causes it. Called again for the same row it is a further attempt.
 *
 * @returns the payout's id
 */
export async function queuePayout(ctx: Ctx, input: PayoutInput): Promise<string> {
  const id = newId();
  const attempt = (await countAttempts(ctx.tx, input.purpose, input.purposeId)) + 1;
  // Without its dashes a UUID fits the 35 characters that banks give back on the statement.
  const endToEndId = id.replaceAll('-', '');
  const payee = input.payee ? payeeOf(ctx, id, input.payee) : null;
  await insertPayout(ctx.tx, { ...input, payee, id, endToEndId, attempt, businessDate: ctx.businessDate });
  await recordAudit(ctx, {
    action: 'payout.queued',
    subjectKind: 'payout',
    subjectId: id,
    after: { purpose: input.purpose, purpose_id: input.purposeId, attempt },
  });
  return id;
}

/** The number is encrypted for its source; a payout stores its own encrypted copy. */
function payeeOf(ctx: Ctx, payoutId: string, { bic, numberEnc, last4 }: PayeeAccount): NewPayee {
  const number = ctx.fieldEncryption.open(numberEnc);
  return {
    ...{ bic, last4 },
    numberEnc: ctx.fieldEncryption.seal(number, payeeNumberPlace(payoutId)),
    numberHash: bankAccountHash(ctx.fieldEncryption, bic, number),
  };
}
