import { type HealthCheck, secondsSince } from '../../../platform/health.ts';
import { endOfDayState } from '../domain/end-of-day-state.ts';
import { lastFinished } from '../store/days.ts';

/** The last day whose end was worked off, and how long it took (OPS-28). */
export const endOfDayHealth: HealthCheck = {
  name: 'end_of_day',
  async read({ reader, now }) {
    const last = await lastFinished(reader);
    return {
      state: endOfDayState(last?.day ?? null, now),
      facts:
        last === null
          ? { last_day: null }
          : {
              ...{ last_day: last.day, at: last.finishedAt },
              took: secondsSince(last.startedAt, last.finishedAt),
            },
    };
  },
};
