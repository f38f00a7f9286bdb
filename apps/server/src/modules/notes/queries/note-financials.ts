import type { ParsedApi } from '@titian/contracts/schemas/all';
import { rateBps, rateToText } from '@titian/finance/rate';
import { ratioText } from '@titian/finance/ratios';
import type { QueryCtx } from '../../../platform/context.ts';
import type { CustomerPrincipal } from '../../../platform/http/principal.ts';
import { latestRatios } from '../../financing/public.ts';
import { findFactSheet } from '../store/fact-sheets.ts';
import { readAccessibleNote } from './accessible-note.ts';

/**
 * The years of accounts on a note's fact sheet, with the ratios of the latest.
 * @throws AppError `not_found` also where the note is not for this customer
 */
export async function noteFinancials(
  ctx: QueryCtx,
  reader: CustomerPrincipal,
  reference: string,
): Promise<ParsedApi['noteFinancials']['response']> {
  const { note } = await readAccessibleNote(ctx, reader, reference);
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
