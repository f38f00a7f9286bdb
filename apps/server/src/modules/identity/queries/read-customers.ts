import type { QueryCtx } from '../../../platform/context.ts';
import { findSignInFacts, type SignInFacts } from '../store/sign-in-facts.ts';
import { findTwoFactor } from '../store/two-factors.ts';

export interface CustomerSecurity extends SignInFacts {
  readonly hasTwoFactor: boolean;
}

/** How a customer signs in: never what with. */
export async function readSecurity(ctx: QueryCtx, userId: string): Promise<CustomerSecurity> {
  const facts = await findSignInFacts(ctx.reader, userId, ctx.now);
  return { ...facts, hasTwoFactor: (await findTwoFactor(ctx.reader, 'user', userId)) !== null };
}
