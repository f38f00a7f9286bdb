import type { BreachKind, BreachState } from '@titian/contracts/registers';
import { type Day, startOfMalaysiaDay } from '@titian/finance/calendar';
import { later } from '../../../platform/clock.ts';

/** What is known of a breach, as an operator enters it. */
export interface BreachFacts {
  readonly kind: BreachKind;
  readonly occurredOn: Day | null;
  readonly discoveredOn: Day;
  readonly notifiedOn: Day | null;
  readonly personsAffected: number;
  readonly description: string;
  readonly remedy: string | null;
  readonly state: BreachState;
}

/** A version of a breach; rows are added and never changed. */
export interface BreachVersion extends BreachFacts {
  readonly id: string;
  readonly breachId: string;
  readonly number: string;
  readonly version: number;
  /** Null for kinds of which the authority is not notified within a time. */
  readonly notifyBy: Date | null;
  readonly authorId: string;
  readonly writtenAt: Date;
}

const HOUR_MS = 3_600_000;

/**
 * Until when the authority has to be notified of a breach of personal data: its hour is not known, so that the hours
 * count from the beginning of the day of discovery (CMP-6).
 */
export function notifyBy(
  { kind, discoveredOn }: Pick<BreachFacts, 'kind' | 'discoveredOn'>,
  hours: number,
): Date | null {
  return kind === 'personal_data' ? later(startOfMalaysiaDay(discoveredOn), hours * HOUR_MS) : null;
}

/** Whether the authority was to be notified by now and is not, or was notified too late. */
export function isNotificationOverdue(
  one: Pick<BreachVersion, 'notifyBy' | 'notifiedOn'>,
  now: Date,
): boolean {
  const at = one.notifiedOn === null ? now : startOfMalaysiaDay(one.notifiedOn);
  return one.notifyBy !== null && at >= one.notifyBy;
}
