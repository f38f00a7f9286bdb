import { recordAudit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { reportAfterCommit } from '../../../platform/security/report.ts';
import { usePasskey } from '../../identity/public.ts';
import { wrongPasskey } from '../domain/ceremony.ts';
import { notifyOwner } from './notify-owner.ts';
import type { VerifiedPasskey } from './verify-passkey.ts';

/**
 * Records the use of a verified passkey, under the lock of its owner. A counter that did not rise indicates a copy:
 * it is rejected, audited and notified to the owner, although the sign-in is rolled back.
 * @throws FieldError on `credential` where it was removed in between, or is a copy
 */
export async function acceptPasskey(ctx: Ctx, { passkey, use }: VerifiedPasskey): Promise<void> {
  const outcome = await usePasskey(ctx, use);
  if (outcome === 'used') {
    return;
  }
  if (outcome === 'copied') {
    ctx.onRejection(async (after) => {
      const { subjectKind, subjectId, name } = passkey;
      const counts = { count: use.signCount, expected_above: passkey.signCount };
      await recordAudit(after, {
        ...{ action: 'passkey.copy_refused', subjectKind, subjectId },
        after: { name, ...counts },
      });
      const account = { kind: subjectKind, id: subjectId };
      reportAfterCommit(after, { kind: 'passkey_failed', detail: 'copied', account });
      await notifyOwner(after, passkey, 'passkey_copied', name);
    });
  }
  throw wrongPasskey();
}
