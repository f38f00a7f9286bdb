import { addMonths, type Day, firstDayOf, malaysiaDay, monthOf } from '@titian/finance/calendar';
import { openReview } from '../../src/modules/access-reviews/commands/open-review.ts';
import { systemActor } from '../../src/platform/context.ts';
import type { TestApp } from '../app.ts';
import { call, type Headers } from './http.ts';
import { signInOperator } from './identity.ts';

const scope = { actor: systemActor, dateShiftDays: 0, requestId: null };

/** Opens the review of the quarter before a day's, as the end of that day does; answers its id. */
export async function openedReview(
  app: TestApp,
  on: Day = malaysiaDay(app.work.clock.now()),
): Promise<string> {
  const { headers } = await signInOperator(app, ['compliance']);
  const known = new Set((await reviewsOf(app, headers)).map(({ id }) => id));
  await openReview(app.work, scope, on);
  const all = await reviewsOf(app, headers);
  const opened = all.find(({ id }) => !known.has(id)) ?? all[0];
  if (opened === undefined) {
    throw new Error('no review was opened');
  }
  return opened.id;
}

/** A review of an earlier quarter in which everything is decided, by two who decide about each other. */
export async function decidedReview(app: TestApp): Promise<string> {
  const [first, second] = [
    await signInOperator(app, ['compliance']),
    await signInOperator(app, ['administrator']),
  ];
  const before = firstDayOf(addMonths(monthOf(malaysiaDay(app.work.clock.now())), -3));
  const id = await openedReview(app, before);
  for (const { headers } of [first, second]) {
    for (const entry of (await reviewOf(app, headers, id)).entries.filter(({ can }) => can.decide)) {
      await decide(app, headers, id, entry.id);
    }
  }
  return id;
}

export function decide(app: TestApp, headers: Headers, id: string, entryId: string, more: object = {}) {
  const body = { entry_id: entryId, decision: 'retain', reason: null, ...more };
  return call(app, 'operatorDecideAccess', { headers, params: { id }, body: body as never });
}

/** A review as an operator reads it. */
export async function reviewOf(app: TestApp, headers: Headers, id: string) {
  return (await call(app, 'operatorAccessReview', { headers, params: { id } })).body.review;
}

export async function reviewsOf(app: TestApp, headers: Headers) {
  return (await call(app, 'operatorAccessReviews', { headers })).body.items;
}
