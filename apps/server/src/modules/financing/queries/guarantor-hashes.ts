import type { QueryCtx } from '../../../platform/context.ts';
import { identityHash, identityKey } from '../../onboarding/public.ts';
import { opened } from '../domain/financing-data.ts';
import { listSubmittedOf } from '../store/applications.ts';

/**
 * The keyed hashes of the identity documents of guarantors whom issuers named in submitted applications. A guarantor's
 * document has no country, so that a passport is never found.
 */
export async function guarantorHashes(
  ctx: QueryCtx,
  issuerIds: readonly string[],
): Promise<{ readonly issuerId: string; readonly hash: Buffer }[]> {
  const applications = await listSubmittedOf(ctx.reader, issuerIds);
  return applications.flatMap(({ id, issuerId, data }) =>
    (opened(data, ctx.fieldEncryption, id).guarantors ?? []).flatMap((one) => {
      const { identity_type: type, identity_number: number } = one;
      return type === undefined || number === undefined
        ? []
        : [{ issuerId, hash: identityHash(ctx, identityKey(type, number, '')) }];
    }),
  );
}
