import type { QueryCtx } from '../../../platform/context.ts';
import { newestFamiliar } from '../store/familiar-devices.ts';
import { lastChanges, type SecurityChangeKind } from '../store/security-changes.ts';

/** What changed about a customer's sign-in. */
export interface SignInChanges {
  /** The last of each kind, the latest first. */
  readonly changes: readonly { readonly kind: SecurityChangeKind; readonly at: Date }[];
  /** When a browser was last seen for the first time. */
  readonly newDeviceAt: Date | null;
}

/** What changed about a customer's sign-in up to an instant. */
export async function readSignInChanges(ctx: QueryCtx, userId: string, upTo: Date): Promise<SignInChanges> {
  return {
    changes: await lastChanges(ctx.reader, userId, upTo),
    newDeviceAt: await newestFamiliar(ctx.reader, userId),
  };
}
