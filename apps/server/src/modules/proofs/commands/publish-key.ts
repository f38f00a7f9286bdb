import { recordAudit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { invariant } from '../../../platform/errors.ts';
import { endorse, type SigningKey, signingKey } from '../domain/signing-key.ts';
import { insertKey, listKeys } from '../store/records.ts';

/**
 * The key that signs now; the first one is published when it is needed.
 * @throws Error where a published key is not the one that is derived here: the look-up key is another one
 */
export async function currentKey(ctx: Ctx): Promise<SigningKey> {
  const published = (await listKeys(ctx.tx)).at(-1);
  if (published === undefined) {
    return publishKey(ctx, null);
  }
  const key = signingKey(ctx.fieldEncryption, published.id);
  invariant(
    key.publicKey.equals(published.publicKey),
    `proof key ${key.id} is derived from this database's keys`,
  );
  return key;
}

/** Publishes the next key, which the one before it endorses; records signed before stay valid under theirs (PRF-6). */
export async function rotateKey(ctx: Ctx): Promise<SigningKey> {
  return publishKey(ctx, await currentKey(ctx));
}

async function publishKey(ctx: Ctx, before: SigningKey | null): Promise<SigningKey> {
  const key = signingKey(ctx.fieldEncryption, (before?.id ?? 0) + 1);
  await insertKey(ctx.tx, {
    id: key.id,
    publicKey: key.publicKey,
    endorsement: before === null ? null : endorse(before, key),
  });
  await recordAudit(ctx, {
    action: 'proof_key.published',
    subjectKind: 'proof_key',
    subjectId: null,
    after: { id: key.id, public_key: key.publicKey.toString('hex') },
  });
  return key;
}
