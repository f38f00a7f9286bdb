import type { QueryCtx } from '../../../platform/context.ts';
import { invariant } from '../../../platform/errors.ts';
import { readDirectorNames, readInvestor, readIssuer } from '../../onboarding/public.ts';

/** Whose mandate it is, and whose account may be collected from (DDB-6). */
export interface Holder {
  readonly cashAccountId: string;
  readonly verifiedName: string;
  /** The names that the account may be in. */
  readonly names: readonly string[];
  /** How closely the name that the bank gives has to match when a mandate is authorised. */
  readonly strictness: 'own' | 'own_or_cut';
}

/** The holder of mandates: a company with its directors, or an investor alone, as for a top-up. */
export async function readHolder(ctx: QueryCtx, userId: string): Promise<Holder> {
  const issuer = await readIssuer(ctx, userId);
  if (issuer !== null) {
    const { cashAccountId, verifiedName, companyName } = issuer;
    const names = [verifiedName, companyName, ...(await readDirectorNames(ctx, userId))];
    return { cashAccountId, verifiedName, names, strictness: 'own_or_cut' };
  }
  const investor = await readInvestor(ctx, userId);
  invariant(investor, `${userId} is an approved issuer or investor`);
  const { cashAccountId, verifiedName } = investor;
  return { cashAccountId, verifiedName, names: [verifiedName], strictness: 'own' };
}
