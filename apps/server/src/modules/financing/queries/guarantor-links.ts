import { CUSTOMER_LINKS_MAX } from '@titian/contracts/customer-page';
import type { QueryCtx } from '../../../platform/context.ts';
import { findGuarantorLinks, type GuarantorLink } from '../store/guarantors.ts';

/** Who guarantees a customer's financing, and whose financing the customer guarantees; nothing is decrypted (OPS-26). */
export function linkedByGuarantee(ctx: QueryCtx, userId: string): Promise<GuarantorLink[]> {
  return findGuarantorLinks(ctx.reader, userId, CUSTOMER_LINKS_MAX);
}
