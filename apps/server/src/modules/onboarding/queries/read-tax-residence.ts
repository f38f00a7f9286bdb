import type { Day } from '@titian/finance/calendar';
import type { QueryCtx } from '../../../platform/context.ts';
import { readFiles, type StoredFile } from '../../files/public.ts';
import type { TaxResidence } from '../domain/tax-residence.ts';
import { listNonResidents, listTaxResidences } from '../store/tax-residences.ts';

/** The last business day of which withholding tax has left for the authority; null before the first. */
export type TaxFiledThrough = (ctx: QueryCtx) => Promise<Day | null>;

/**
 * Which of some investors are not tax residents of Malaysia on the context's business date: the one place that answers it,
 * for splits, quotes and documents. The answer for a day that is over never changes (decision 044).
 */
export async function readNonResidents(
  ctx: QueryCtx,
  userIds: readonly string[],
): Promise<ReadonlySet<string>> {
  return new Set(await listNonResidents(ctx.reader, userIds, ctx.businessDate));
}

export interface TaxResidenceRow {
  readonly residence: TaxResidence;
  readonly file: StoredFile | null;
}

/** The tax residences of an investor, newest first, with their documents; empty for any other user. */
export async function readTaxResidences(ctx: QueryCtx, userId: string): Promise<TaxResidenceRow[]> {
  const found = await listTaxResidences(ctx.reader, userId);
  const ids = found.flatMap(({ document }) => (document === null ? [] : [document.fileId]));
  const files = await readFiles(ctx, ids);
  return found.map((residence) => ({ residence, file: files.get(residence.document?.fileId ?? '') ?? null }));
}
