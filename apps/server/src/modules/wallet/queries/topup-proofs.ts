import type { QueryCtx } from '../../../platform/context.ts';
import { readFiles, type StoredFile } from '../../files/public.ts';
import type { HeldMoney } from '../../payments/public.ts';
import { findTopups } from '../store/topups.ts';

/** The proofs uploaded for bank transfers, by the id of the top-up. */
export async function topupProofs(
  ctx: QueryCtx,
  money: readonly Pick<HeldMoney, 'id'>[],
): Promise<ReadonlyMap<string, { readonly proof: StoredFile }>> {
  const topups = await findTopups(
    ctx.reader,
    money.map((one) => one.id),
  );
  const files = await readFiles(
    ctx,
    topups.flatMap((one) => one.proofFileId ?? []),
  );
  return new Map(
    topups.flatMap(({ id, proofFileId }) => {
      const proof = files.get(proofFileId ?? '');
      return proof === undefined ? [] : [[id, { proof }] as const];
    }),
  );
}
