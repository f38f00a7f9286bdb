import type { BankAccountRef } from '../../../gateways/payout/port.ts';
import type { QueryCtx } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { readInvestor } from '../../onboarding/public.ts';
import { bankByBic } from '../../settings/public.ts';

export interface TransferAccount {
  readonly name: string;
  readonly bank: string;
  readonly number: string;
  /** What an investor writes on the transfer, so that it is found on the statement. */
  readonly reference: string;
}

/**
 * The trust account as an investor needs it for a bank transfer.
 * @throws AppError `not_approved` before the application is approved
 */
export async function readTransferAccount(
  ctx: QueryCtx,
  trust: BankAccountRef,
  userId: string,
): Promise<TransferAccount> {
  const investor = await readInvestor(ctx, userId);
  if (investor === null) {
    throw new AppError('not_approved');
  }
  const bank = await bankByBic(ctx, trust.bic.slice(0, 8));
  return {
    name: trust.name,
    bank: bank?.name ?? trust.bic,
    number: trust.accountNo,
    reference: investor.invNo,
  };
}
