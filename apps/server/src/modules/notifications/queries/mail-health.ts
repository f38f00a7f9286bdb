import { later } from '../../../platform/clock.ts';
import { type HealthCheck, secondsSince, stateOf, worstOf } from '../../../platform/health.ts';
import { outboxState } from '../store/outbox-state.ts';

const DAY_MS = 86_400_000;
const MAIL_WAIT = { warning: 600, failing: 3_600 };
const GIVEN_UP = { warning: 1, failing: 50 };

/** Whether e-mails leave (OPS-28). */
export const mailHealth: HealthCheck = {
  name: 'mails',
  async read({ reader, now }) {
    const { waiting, since, failed } = await outboxState(reader, later(now, -DAY_MS));
    const wait = secondsSince(since, now);
    return {
      state: worstOf(stateOf(wait, MAIL_WAIT), stateOf(failed, GIVEN_UP)),
      facts: { waiting, oldest_wait: wait, failed },
    };
  },
};
