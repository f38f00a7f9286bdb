import { day } from '@titian/finance/calendar';
import type { QueryCtx } from '../../../platform/context.ts';
import { cached } from '../domain/cached.ts';
import { parseSettings, type Settings } from '../domain/keys.ts';
import { valuesOn } from '../store.ts';

const settings = cached<Settings>(async (ctx, on) => parseSettings(await valuesOn(ctx.reader, day(on))));

/** The business settings that are valid on the business date of this piece of work; at most two seconds old. */
export function readSettings(ctx: QueryCtx): Promise<Settings> {
  return settings.read(ctx, ctx.businessDate);
}

/** Makes the next read fresh in this process, after a change was committed. */
export function forgetSettings(): void {
  settings.forget();
}
