import type { Day } from '@titian/finance/calendar';
import type { Ctx } from '../../../platform/context.ts';
import { defaultReceipts, noteRecords } from '../../servicing/public.ts';
import { platformFigures } from '../domain/platform-figures.ts';
import { storeFigures } from '../store/platform-figures.ts';

/** Recalculates the platform's figures from every note issued by then, and stores them for the day. */
export async function makePlatformFigures(ctx: Ctx, asOf: Day): Promise<void> {
  await storeFigures(
    ctx.tx,
    asOf,
    platformFigures(await noteRecords(ctx, asOf), await defaultReceipts(ctx), asOf),
  );
}
