import type { HealthState } from '@titian/contracts/health';
import { addDays, type Day, malaysiaDay } from '@titian/finance/calendar';
import { later } from '../../../platform/clock.ts';

/** The end of a day begins at five past midnight. By two it should be worked off; at six somebody has to look. */
const EXPECTED_AFTER_MS = 2 * 3_600_000;
const FAILING_AFTER_MS = 6 * 3_600_000;

/**
 * Whether the end of yesterday was worked off in time (OPS-28).
 * @param last the latest day that was; null before the first
 */
export function endOfDayState(last: Day | null, now: Date): HealthState {
  if (last === null) {
    return 'warning';
  }
  const isMissing = (afterMs: number) => last < addDays(malaysiaDay(later(now, -afterMs)), -1);
  if (isMissing(FAILING_AFTER_MS)) {
    return 'failing';
  }
  return isMissing(EXPECTED_AFTER_MS) ? 'warning' : 'ok';
}
