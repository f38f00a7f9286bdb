import type { FinancingType, NoteContract } from '@titian/contracts/constants';
import type { Day } from '@titian/finance/calendar';
import type { RateBps } from '@titian/finance/rate';
import type { Sen } from '@titian/finance/sen';

/** What may be invested in one note of a type. */
export interface AmountRange {
  readonly minSen: Sen;
  readonly maxSen: Sen;
}

export type GuaranteedOption = 'all' | 'only' | 'none';

/** A preset apart from whose it is, since when, and whether it rests. */
export type PresetFields = Omit<Preset, 'investorId' | 'version' | 'from' | 'pausedUntil'>;

/** How an investor wants to invest automatically (AUTO-2). */
export interface Preset {
  readonly investorId: string;
  /** Grows with every change. */
  readonly version: number;
  readonly isOn: boolean;
  readonly name: string;
  readonly termMinMonths: number;
  readonly termMaxMonths: number;
  readonly rateMinBps: RateBps;
  readonly rateMaxBps: RateBps;
  /** Only the types that are wanted. */
  readonly amounts: ReadonlyMap<FinancingType, AmountRange>;
  readonly contracts: readonly NoteContract[];
  readonly guaranteedOption: GuaranteedOption;
  readonly usesExhaustedBalance: boolean;
  /** The most of all that is outstanding that one issuer may owe; null where that is not limited. */
  readonly exposureBps: RateBps | null;
  /** When its owner consented to invest above the basic plan's limit; null where it stops there. */
  readonly aboveLimitAgreedAt: Date | null;
  /** The most that it subscribes in a Malaysian month (AUTO-18); null where that is not limited. */
  readonly monthlyBudgetSen: Sen | null;
  /** Notes listed before this day are passed over (AUTO-17); null where it is not paused. */
  readonly pausedUntil: Day | null;
  /** Since when this version counts. */
  readonly from: Date;
}

/** The version that counts for a note that was listed at a moment; undefined before the first (AUTO-3). */
export function versionInForce(newestFirst: readonly Preset[], at: Date): Preset | undefined {
  return newestFirst.find((one) => one.from <= at);
}
