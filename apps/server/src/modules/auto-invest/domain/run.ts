import type { Sen } from '@titian/finance/sen';

/** waiting → allocating → done; stopped where it failed again and again. */
export type RunState = 'waiting' | 'allocating' | 'done' | 'stopped';

/**
 * What came of planning: presets were evaluated; the campaign took no more by then; no preset was on at the listing;
 * it was given up before presets were evaluated.
 */
export type RunOutcome = 'planned' | 'closed' | 'no_preset' | 'failed';

/** What presets do about one note, once. */
export interface Run {
  readonly id: string;
  readonly noteId: string;
  readonly state: RunState;
  /** Its turn among all runs; null until it is planned. */
  readonly seq: bigint | null;
  /** The most that presets may take of the note. */
  readonly shareSen: Sen;
  readonly allocatedSen: Sen;
  /** How many allocations are planned, and up to which of them it has come. */
  readonly planned: number;
  readonly lastRank: number;
  /** Whether a matching candidate got nothing because the quota was used up. */
  readonly isUsedUp: boolean;
  readonly dateShiftDays: number;
  readonly failures: number;
  readonly plannedAt: Date | null;
  /** Null while it waits, and of a run from before reasons were recorded. */
  readonly outcome: RunOutcome | null;
  /** The least that a note took when it was planned; null where it was not, or before reasons were recorded. */
  readonly minimumSen: Sen | null;
  /** Of the note, for presets; null before reasons were recorded. */
  readonly sharePercent: number | null;
}

/** Why a planned allocation was not given after all. */
export type SkipReason = 'balance' | 'limit' | 'exposure' | 'share_used_up' | 'off' | 'budget';

/** Why the owner of a preset could not be served when its turn came; of several the last is named. */
export const ownerStates = [
  'wakalah',
  'guaranteed',
  'not_topped_up',
  'fund_managed',
  'not_approved',
  'inactive',
  'frozen',
] as const;

export type OwnerState = (typeof ownerStates)[number];

/** Why a preset that matched, and had the cash, got nothing when it was evaluated (decision 052). */
export type RejectionReason = 'balance' | 'limit' | 'exposure' | 'budget' | OwnerState;

const PLACES_PER_RUN = 100_000_000n;

/** Where a preset stands after it was served: later turns and later places of one turn stand further back. */
export function servedSeq(turn: bigint, position: number): bigint {
  return turn * PLACES_PER_RUN + BigInt(position);
}

/** After so many failures a run is abandoned: later notes must not wait for it. */
export const MAX_FAILURES = 5;

/** How long manual buyers wait at most (AUTO-5). */
export const HEAD_START_MS = 5_000;
