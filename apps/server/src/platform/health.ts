import {
  type HealthCheckName,
  type HealthFactName,
  type HealthState,
  healthStates,
} from '@titian/contracts/health';
import type { QueryCtx } from './context.ts';

/** What a check found: how serious it is, and what it rests on. */
export interface HealthReading {
  readonly state: HealthState;
  /** Numbers in the unit of the fact; null where there was nothing to measure yet. */
  readonly facts: Partial<Readonly<Record<HealthFactName, number | string | Date | null>>>;
}

/** One part of the product that works unseen; the module that owns it says whether it does (OPS-28). */
export interface HealthCheck {
  readonly name: HealthCheckName;
  read(ctx: QueryCtx): Promise<HealthReading>;
}

/** From which value on somebody should look, and from which on it does not work. */
export interface HealthLimits {
  readonly warning: number;
  readonly failing: number;
}

/** The state of a value that is worse the higher it is; nothing measured is nothing wrong. */
export function stateOf(value: number | null, { warning, failing }: HealthLimits): HealthState {
  if (value === null || value < warning) {
    return 'ok';
  }
  return value < failing ? 'warning' : 'failing';
}

/** The most serious of several states. */
export function worstOf(...states: readonly HealthState[]): HealthState {
  return healthStates[Math.max(...states.map((one) => healthStates.indexOf(one)), 0)] ?? 'ok';
}

/** Whole seconds from an instant to another; null where there was none. */
export function secondsSince(at: Date | null, now: Date): number | null {
  return at === null ? null : Math.max(0, Math.round((now.getTime() - at.getTime()) / 1_000));
}

/** A check with what it found. */
export type NamedReading = HealthReading & { readonly name: HealthCheckName };

/** All checks, read one after the other: whoever reads them takes one connection. */
export async function readAllHealth(ctx: QueryCtx, checks: readonly HealthCheck[]): Promise<NamedReading[]> {
  const readings: NamedReading[] = [];
  for (const check of checks) {
    readings.push({ name: check.name, ...(await readHealth(ctx, check)) });
  }
  return readings;
}

/** A check that cannot be read is one that fails: the others are shown all the same. */
export async function readHealth(ctx: QueryCtx, { name, read }: HealthCheck): Promise<HealthReading> {
  try {
    return await read(ctx);
  } catch (error) {
    ctx.log.error({ err: error, check: name }, 'a health check could not be read');
    return { state: 'failing', facts: {} };
  }
}
