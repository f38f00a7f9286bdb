import type { QueryCtx } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { bankByBic, readBanks } from '../../settings/public.ts';
import type { BankAccount } from '../domain/bank-account.ts';
import { findAccounts, findCurrent, findNumber } from '../store/bank-accounts.ts';

/** The account that a customer is paid to now, or null. */
export async function currentBankAccount(ctx: QueryCtx, userId: string): Promise<BankAccount | null> {
  const account = await findCurrent(ctx.reader, userId);
  if (account === null) {
    return null;
  }
  const bank = await bankByBic(ctx, account.bic);
  return { ...account, bankName: bank?.name ?? account.bic };
}

/** Bank accounts by id, also those that were replaced since; for lists of payouts. */
export async function readBankAccounts(
  ctx: QueryCtx,
  ids: readonly string[],
): Promise<ReadonlyMap<string, BankAccount>> {
  const accounts = await findAccounts(ctx.reader, ids);
  const names = new Map((await readBanks(ctx)).map((bank) => [bank.bic, bank.name]));
  return new Map(accounts.map((one) => [one.id, { ...one, bankName: names.get(one.bic) ?? one.bic }]));
}

/**
 * The whole number of a bank account, for the document that pays to it; never for a screen.
 * @throws AppError `not_found`
 */
export async function bankAccountNumber(ctx: QueryCtx, bankAccountId: string): Promise<string> {
  const sealed = await findNumber(ctx.reader, bankAccountId);
  if (sealed === null) {
    throw new AppError('not_found');
  }
  return ctx.fieldEncryption.open(sealed);
}
