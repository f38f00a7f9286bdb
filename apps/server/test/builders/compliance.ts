import { computeRatings } from '../../src/modules/compliance/commands/compute-ratings.ts';
import { systemActor } from '../../src/platform/context.ts';
import type { TestApp } from '../app.ts';
import { call, type Headers } from './http.ts';
import { signInOperator } from './identity.ts';

const scope = { actor: systemActor, dateShiftDays: 0, requestId: null };

/** Rates every customer without a rating, as the end of the day does. */
export function rateAll(app: TestApp): Promise<void> {
  return computeRatings(app.work, scope);
}

/** Screens again whoever is due, as the end of the day does. */
export async function screenAll(app: TestApp): Promise<void> {
  const task = app.contributions.endOfDayTasks.find(({ name }) => name === 'screening');
  await task?.run(app.work, scope, app.work.clock.now() as never);
}

/** Has an investor's rating wait to leave the highest. */
export async function waitingRating(app: TestApp, id: string): Promise<void> {
  await rateAll(app);
  const { headers } = await signInOperator(app, ['compliance']);
  for (const rating of ['high', 'low'] as const) {
    const replaces = (await riskOf(app, headers, id)).in_force?.id ?? null;
    const body = { rating, reason: 'Declared anew', replaces };
    await call(app, 'operatorRateCustomer', { headers, params: { id }, body });
  }
}

/** How much a customer is watched, as an operator reads it. */
export async function riskOf(app: TestApp, headers: Headers, id: string) {
  const { body } = await call(app, 'operatorCustomerRisk', { headers, params: { id } });
  if (body.risk === null) {
    throw new Error('the customer is not approved');
  }
  return body.risk;
}
