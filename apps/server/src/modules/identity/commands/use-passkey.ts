import type { Ctx } from '../../../platform/context.ts';
import { isCopied, type PasskeyUse } from '../domain/passkey.ts';
import { lockSignCount, saveUse } from '../store/passkeys.ts';

/**
 * Records a signature of a passkey whose owner is locked. `removed`: it was removed. `copied`: its counter did not
 * rise, so nothing is recorded and the caller rejects it.
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
