import type { Sen } from '@titian/finance/sen';
import type { QueryCtx } from '../../../platform/context.ts';
import { sharesByTransfer } from '../store/shares.ts';

/** What a distribution to an investor consists of. */
export interface DistributionParts {
  readonly principalSen: Sen;
  readonly returnSen: Sen;
  readonly lateChargeSen: Sen;
  readonly feeSen: Sen;
  readonly serviceTaxSen: Sen;
  readonly withholdingTaxSen: Sen;
}

/** What distributions consist of, by the id of their transfer; other transfers are left out. */
export async function movementPartsOf(
  ctx: QueryCtx,
  transferIds: readonly string[],
): Promise<ReadonlyMap<string, DistributionParts>> {
  const shares = await sharesByTransfer(ctx.reader, transferIds);
  return new Map(
    [...shares].map(([id, share]) => [
      id,
      {
        principalSen: share.principalSen,
        returnSen: share.returnSen,
        lateChargeSen: share.lateSen,
        feeSen: share.feeSen,
        serviceTaxSen: share.serviceTaxSen,
        withholdingTaxSen: share.withholdingSen,
      },
    ]),
  );
}
