import type { Day } from '@titian/finance/calendar';
import type { QueryCtx } from '../../../platform/context.ts';
import { defaultReceipts, noteRecords } from '../../servicing/public.ts';
import { type PlatformFigures, platformFigures } from '../domain/platform-figures.ts';

/** What notes had lost by the end of a day. */
export type LossFigures = Pick<PlatformFigures, 'default_rate_percent' | 'vintages'>;

/**
 * Default rate and vintages at the end of any day, by the rules of the nightly figures (FIG-7): notes are
 * read as they were then, so a past day stays as it was. Reads every note, so it is for reports.
 */
export async function lossesOn(ctx: QueryCtx, on: Day): Promise<LossFigures> {
  const { default_rate_percent, vintages } = platformFigures(
    await noteRecords(ctx, on),
    await defaultReceipts(ctx),
    on,
  );
  return { default_rate_percent, vintages };
}
