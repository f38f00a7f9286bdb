import type { QueryCtx } from '../../../platform/context.ts';
import type { Preset } from '../domain/preset.ts';
import { findPreset } from '../store/presets.ts';

/** The preset of an investor, or null where none was made. */
export function readPreset(ctx: QueryCtx, investorId: string): Promise<Preset | null> {
  return findPreset(ctx.reader, investorId);
}
