import type { Language } from '@titian/contracts/messages/definition';
import { SEARCH_HITS_PER_KIND as HITS } from '@titian/contracts/search';
import { bankAccountHash } from '../../../platform/bank-account-hash.ts';
import type { QueryCtx } from '../../../platform/context.ts';
import { readUsers } from '../../identity/public.ts';
import { findExceptions, findPayments, findPayouts, type MoneySearch } from '../../payments/public.ts';
import { readBanks } from '../../settings/public.ts';
import type { SearchTerm } from '../domain/search-term.ts';
import { customerRows } from './list-customers.ts';
import { exceptionHit, paymentHit, payoutHit, type SearchHit } from './search-rows.ts';

/** A number as an account at each bank that we know. */
export async function accountHashesOf(ctx: QueryCtx, number: string): Promise<Buffer[]> {
  const banks = await readBanks(ctx);
  return banks.map(({ bic }) => bankAccountHash(ctx.fieldEncryption, bic, number));
}

/** What of the money an operator may see; the queue of payouts is every operator's. */
export interface SeenMoney {
  /** Whether what customers paid is shown. */
  readonly payments: boolean;
  /** Whether differences between the bank and the ledger are shown. */
  readonly exceptions: boolean;
  readonly language: Language;
}

/** Payments, payouts and exceptions by reference, account or amount. */
export async function moneyHits(
  ctx: QueryCtx,
  { text, amountSen }: SearchTerm,
  accountHashes: readonly Buffer[],
  sees: SeenMoney,
): Promise<SearchHit[]> {
  const references = [...new Set([text, text.toUpperCase()])];
  const search: MoneySearch = { references, accountHashes, amountSen, limit: HITS };
  const [payments, payouts, exceptions] = await Promise.all([
    sees.payments ? findPayments(ctx, search) : [],
    findPayouts(ctx, search),
    sees.exceptions ? findExceptions(ctx, search) : [],
  ]);
  const payers = await readUsers(ctx, [...new Set(payments.map(({ userId }) => userId))]);
  const rows = await customerRows(ctx, [...payers.values()]);
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  return [
    ...payments.map((one) => paymentHit(one, names.get(one.userId) ?? '')),
    ...payouts.map(payoutHit),
    ...exceptions.map((one) => exceptionHit(one, sees.language)),
  ];
}
