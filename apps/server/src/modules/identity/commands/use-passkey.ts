import type { Ctx } from '../../../platform/context.ts';
import { isCopied, type PasskeyUse } from '../domain/passkey.ts';
import { lockSignCount, saveUse } from '../store/passkeys.ts';

/**
 * Notes a signature of a passkey whose owner is locked. `removed`: it is one no more. `copied`: its count did not rise,
 * so nothing is noted and the caller refuses it.
 */
export async function usePasskey(ctx: Ctx, use: PasskeyUse): Promise<'used' | 'removed' | 'copied'> {
  const count = await lockSignCount(ctx.tx, use.passkeyId);
  if (count === null) {
    return 'removed';
  }
  if (isCopied(count, use.signCount)) {
    return 'copied';
  }
  await saveUse(ctx.tx, use, ctx.now);
  return 'used';
}
