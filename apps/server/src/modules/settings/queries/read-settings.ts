import { type Day, day } from '@titian/finance/calendar';
import type { QueryCtx } from '../../../platform/context.ts';
import { cached } from '../domain/cached.ts';
import { parseSettings, type Settings, settingTable } from '../domain/keys.ts';
import { valuesOfKey, valuesOn } from '../store.ts';

const settings = cached<Settings>(async (ctx, on) => parseSettings(await valuesOn(ctx.reader, day(on))));

/** The business settings that are valid on the business date of this piece of work; at most two seconds old. */
export function readSettings(ctx: QueryCtx): Promise<Settings> {
  return settings.read(ctx, ctx.businessDate);
}

interface DatedBands {
  readonly effectiveFrom: Day;
  readonly bands: Settings['valuationBands'];
}

const valuations = cached<DatedBands[]>(async (ctx) => {
  const { key, value } = settingTable.valuationBands;
  return (await valuesOfKey(ctx.reader, key)).map((one) => ({
    effectiveFrom: one.effectiveFrom,
    bands: value.parse(one.value),
  }));
});

/** What outstanding principal is worth by days past due, for any day: figures of the past go by that day's table. */
export async function readValuations(ctx: QueryCtx): Promise<(on: Day) => Settings['valuationBands']> {
  const all = await valuations.read(ctx, 'all');
  return (on) => all.findLast((one) => one.effectiveFrom <= on)?.bands ?? [];
}

/** Makes the next read fresh in this process, after a change was committed. */
export function forgetSettings(): void {
  settings.forget();
  valuations.forget();
}
