import type { QueryCtx } from '../../../platform/context.ts';
import { readInvestor, readIssuer } from '../../onboarding/public.ts';

/** Whose cash account it is, as their documents name them. */
export interface AccountHolder {
  readonly accountId: string;
  readonly name: string;
  /** INV- and 7 digits of an investor, the registration number of an issuer's company. */
  readonly number: string;
  readonly isInvestor: boolean;
}

/** The cash account of a customer; null before the application is approved. */
export async function readAccountHolder(ctx: QueryCtx, userId: string): Promise<AccountHolder | null> {
  const investor = await readInvestor(ctx, userId);
  if (investor !== null) {
    const { cashAccountId, verifiedName, invNo } = investor;
    return { accountId: cashAccountId, name: verifiedName, number: invNo, isInvestor: true };
  }
  const issuer = await readIssuer(ctx, userId);
  return issuer === null
    ? null
    : {
        accountId: issuer.cashAccountId,
        name: issuer.companyName,
        number: issuer.registrationNo,
        isInvestor: false,
      };
}
