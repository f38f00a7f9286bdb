import { recordAudit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import type { PasskeyOwner } from '../domain/passkey.ts';
import { endPasskeys } from '../store/passkeys.ts';

/** Removes every passkey of a user, under the lock of their row: after a reset none opens the account any more. */
export async function endAllPasskeys(ctx: Ctx, owner: PasskeyOwner): Promise<void> {
  const count = await endPasskeys(ctx.tx, owner, ctx.now);
  if (count > 0) {
    await recordAudit(ctx, { action: 'passkey.all_removed', ...owner, after: { count } });
  }
}
