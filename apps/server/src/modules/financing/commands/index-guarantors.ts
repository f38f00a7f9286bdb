import type { Ctx, Scope } from '../../../platform/context.ts';
import type { UnitOfWork } from '../../../platform/unit-of-work.ts';
import { identityHash, identityKey } from '../../onboarding/public.ts';
import { type FinancingData, opened } from '../domain/financing-data.ts';
import { findApplication } from '../store/applications.ts';
import { insertGuarantors, lockUnindexed } from '../store/guarantors.ts';

const AT_ONCE = 100;

/**
 * Stores the keyed hashes of the guarantors of a submitted application. A guarantor's document has no country, so that a
 * passport is never found.
 * @param data with open identity numbers
 */
export async function indexGuarantors(
  ctx: Ctx,
  application: { readonly id: string; readonly issuerId: string },
  data: FinancingData,
): Promise<void> {
  const identities = (data.guarantors ?? []).flatMap(
    ({ identity_type: type, identity_number: number }, position) =>
      type === undefined || number === undefined
        ? []
        : [{ position, hash: identityHash(ctx, identityKey(type, number, '')) }],
  );
  await insertGuarantors(ctx.tx, application, identities, ctx.now);
}

/** At the end of a day, stores the guarantors of applications that were submitted before they were. */
export async function indexEarlierGuarantors(work: UnitOfWork, scope: Scope): Promise<void> {
  let found: number;
  do {
    found = await work.command(scope, indexSome);
  } while (found === AT_ONCE);
}

async function indexSome(ctx: Ctx): Promise<number> {
  const ids = await lockUnindexed(ctx.tx, AT_ONCE);
  for (const id of ids) {
    const stored = await findApplication(ctx.tx, id);
    if (stored !== null) {
      const { application, data } = stored;
      await indexGuarantors(ctx, application, opened(data, ctx.fieldEncryption, id));
    }
  }
  return ids.length;
}
