import { type Sen, senToText, ZERO_SEN } from '@titian/finance/sen';
import type { QueryCtx } from '../../../platform/context.ts';
import { accountBalance } from '../../ledger/public.ts';
import { readPosition } from '../../notes/public.ts';
import { readInvestor, readIssuer } from '../../onboarding/public.ts';

/** A customer's cash and what an investor has invested, as wire amounts; zero before an approval. */
export async function cashAndInvested(
  ctx: QueryCtx,
  userId: string,
): Promise<{ readonly cash: string; readonly invested: string }> {
  const investor = await readInvestor(ctx, userId);
  const owner = investor ?? (await readIssuer(ctx, userId));
  const cashSen: Sen = owner === null ? ZERO_SEN : await accountBalance(ctx, owner.cashAccountId);
  const investedSen = investor === null ? ZERO_SEN : (await readPosition(ctx, userId)).outstandingSen;
  return { cash: senToText(cashSen), invested: senToText(investedSen) };
}
