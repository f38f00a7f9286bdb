import type { ParsedApi } from '@titian/contracts/schemas/all';
import { rateBps, rateToText } from '@titian/finance/rate';
import type { QueryCtx } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import type { CustomerPrincipal } from '../../../platform/http/principal.ts';
import { latestRatios, ratioText } from '../../financing/public.ts';
import { findFactSheet } from '../store/fact-sheets.ts';
import { findByReference } from '../store/note-lists.ts';

/**
 * The years of accounts on a note's fact sheet, with the ratios of the latest.
 * @throws AppError `not_found` also where it is another issuer's
 */
export async function noteFinancials(
  ctx: QueryCtx,
  reader: CustomerPrincipal,
  reference: string,
): Promise<ParsedApi['noteFinancials']['response']> {
  const note = await findByReference(ctx.reader, reference);
  if (!note || (reader.role === 'businessowner' && note.issuerId !== reader.id)) {
    throw new AppError('not_found');
  }
  const sheet = await findFactSheet(ctx.reader, note.id);
  const years = sheet?.financials ?? [];
  const ratios = years.length === 0 ? null : await latestRatios(ctx, note.id);
  const shown = (ratio: number | null | undefined) => (typeof ratio === 'number' ? ratioText(ratio) : null);
  return {
    success: true,
    years,
    ratios: {
      current: shown(ratios?.current),
      gearing: shown(ratios?.gearing),
      margin: typeof ratios?.margin === 'number' ? rateToText(rateBps(ratios.margin)) : null,
      debt_service: shown(ratios?.debtService),
    },
  };
}
