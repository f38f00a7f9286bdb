import type { QueryCtx } from '../../../platform/context.ts';
import type { ClaimedPerson } from '../domain/ekyc-deps.ts';
import { identityHashOf } from '../domain/identity-hash.ts';
import { coversCard, type EkycSession, isOneSided } from '../domain/session.ts';
import { listSettled } from '../store/sessions.ts';

/**
 * The checks that say something of an identity as it stands: approved or in review, with every side of the document and
 * no newer picture of it in the application; the newest first.
 */
export async function listUsable(
  ctx: QueryCtx,
  userId: string,
  identity: ClaimedPerson,
): Promise<EkycSession[]> {
  const identityHash = identityHashOf(ctx.fieldEncryption, identity);
  const settled = await listSettled(ctx.reader, ctx.fieldEncryption, { userId, identityHash });
  return settled.filter(
    (session) => coversCard(session, identity.newestCardFile) && !isOneSided(session, identity),
  );
}
