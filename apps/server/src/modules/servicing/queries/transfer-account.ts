import type { BankAccountRef } from '../../../gateways/payout/port.ts';
import type { QueryCtx } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { bankByBic } from '../../settings/public.ts';
import { ownNote } from './next-payment.ts';

/**
 * The trust account as an issuer needs it to pay on a note by a bank transfer (REP-21); the reference is the number of
 * the note, by which operators find the note of the statement's line.
 * @throws AppError `not_found` also for another's note, `nothing_due` before it is issued
 */
export async function noteTransferAccount(
  ctx: QueryCtx,
  trust: BankAccountRef,
  issuerId: string,
  reference: string,
) {
  const note = await ownNote(ctx, issuerId, reference);
  if (note.issuedOn === null) {
    throw new AppError('nothing_due');
  }
  const bank = await bankByBic(ctx, trust.bic.slice(0, 8));
  return {
    name: trust.name,
    bank: bank?.name ?? trust.bic,
    number: trust.accountNo,
    reference: note.number,
  };
}
