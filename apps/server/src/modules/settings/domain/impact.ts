import type { SettingPopulation } from '@titian/contracts/setting-impact';
import type { Sen } from '@titian/finance/sen';
import type { QueryCtx } from '../../../platform/context.ts';
import type { Settings } from './keys.ts';

/** How many, and the money that they are about; null where they are about none. */
export interface Counted {
  readonly count: number;
  readonly amountSen: Sen | null;
}

/** A population that settings decide about; the module that owns it counts it under given settings (OPS-34). */
export interface ImpactCounter {
  readonly population: SettingPopulation;
  count(ctx: QueryCtx, settings: Settings): Promise<Counted>;
}
