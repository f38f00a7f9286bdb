import type { QueryCtx } from '../../../platform/context.ts';
import { isIdentityVerified } from '../../ekyc/public.ts';
import { type ClaimedIdentity, claimedIdentity } from '../domain/claimed-identity.ts';
import type { SavedApplication } from '../domain/saved-application.ts';
import { findRunning } from '../store/applications.ts';

/** The identity claimed in a customer's application; null while it is not filled in. */
export async function readClaimedIdentity(ctx: QueryCtx, userId: string): Promise<ClaimedIdentity | null> {
  const application = await findRunning(ctx.reader, ctx.fieldEncryption, userId);
  return application === null ? null : claimedIdentity(application);
}

/** `is_ekyc_verified`: whether the identity that stands in the application has passed an identity check. */
export async function isEkycVerified(ctx: QueryCtx, application: SavedApplication | null): Promise<boolean> {
  return application !== null && isIdentityVerified(ctx, application.userId, claimedIdentity(application));
}
