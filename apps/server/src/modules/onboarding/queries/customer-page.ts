import { CUSTOMER_LINKS_MAX } from '@titian/contracts/customer-page';
import type { QueryCtx } from '../../../platform/context.ts';
import { readBanks } from '../../settings/public.ts';
import {
  findHandedIn,
  findOnboardingLinks,
  listAccountsOf,
  type OnboardingLink,
  type OwnedBankAccount,
} from '../store/customer-page.ts';

/** More than a customer ever has. */
const MANY = 100;

/** A customer's bank accounts with the names of their banks, the present one first; at most 100. */
export async function ownedBankAccounts(
  ctx: QueryCtx,
  userId: string,
): Promise<(OwnedBankAccount & { readonly bankName: string })[]> {
  const accounts = await listAccountsOf(ctx.reader, userId, MANY);
  const names = new Map((await readBanks(ctx)).map((bank) => [bank.bic, bank.name]));
  return accounts.map((one) => ({ ...one, bankName: names.get(one.bic) ?? one.bic }));
}

/** The ids of the latest 100 that a customer has handed in: applications, and changes of address and bank account. */
export function handedInBy(ctx: QueryCtx, userId: string): Promise<string[]> {
  return findHandedIn(ctx.reader, userId, MANY);
}

/** Who shares a bank account, a person of a company or a group with a customer; nothing is decrypted (OPS-26). */
export function linkedByOnboarding(ctx: QueryCtx, userId: string): Promise<OnboardingLink[]> {
  return findOnboardingLinks(ctx.reader, userId, CUSTOMER_LINKS_MAX);
}
