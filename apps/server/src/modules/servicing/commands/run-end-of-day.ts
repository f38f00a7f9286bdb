import { message } from '@titian/contracts/messages/message';
import { addDays, type Day, daysBetween, malaysiaDay } from '@titian/finance/calendar';
import { shiftTo } from '../../../platform/clock.ts';
import { type Scope, systemActor } from '../../../platform/context.ts';
import type { EndOfDayTask } from '../../../platform/end-of-day-task.ts';
import { fieldError } from '../../../platform/errors.ts';
import type { UnitOfWork } from '../../../platform/unit-of-work.ts';
import { beginDay, finishDay, lastFinishedDay, unfinishedDays } from '../store/days.ts';

/**
 * More days than this are never caught up at once, and a day that far back is before the first settings: a date that far
 * away on either side is a mistake.
 */
const MAX_DAYS = 4_000;

export interface EndOfDayRequest {
  readonly day: Day;
  /** Runs the day's steps once more where its end was worked off before; they change nothing that is done. */
  readonly again: boolean;
  readonly by: string;
}

/**
 * Works off the end of a business day, and before it of every day that was missed or broken off (REP-16). Every step
 * is safe to run again, so a crash is made good by the next call.
 * @returns the days that were run, in their order
 * @throws FieldError on `date` for a day that is years away
 */
export async function runEndOfDay(
  work: UnitOfWork,
  steps: readonly EndOfDayTask[],
  request: EndOfDayRequest,
): Promise<Day[]> {
  const days = await daysToRun(work, request);
  for (const day of days) {
    await runDay(work, steps, day, request.by);
  }
  return days;
}

async function daysToRun(work: UnitOfWork, { day, again }: EndOfDayRequest): Promise<Day[]> {
  const scope = scopeOf(work, day);
  const last = await work.query(scope, (ctx) => lastFinishedDay(ctx.reader));
  const broken = await work.query(scope, (ctx) => unfinishedDays(ctx.reader, day));
  const near = last ?? malaysiaDay(work.clock.now());
  if (Math.abs(daysBetween(near, day)) > MAX_DAYS) {
    throw fieldError('date', message('day_too_far'));
  }
  const first = last === null ? day : addDays(last, 1);
  const missed = Array.from({ length: Math.max(0, daysBetween(first, day) + 1) }, (_, n) =>
    addDays(first, n),
  );
  const all = [...broken, ...missed, ...(again ? [day] : [])];
  return [...new Set(all)].sort();
}

async function runDay(work: UnitOfWork, steps: readonly EndOfDayTask[], day: Day, by: string): Promise<void> {
  const scope = scopeOf(work, day);
  await work.command(scope, (ctx) => beginDay(ctx.tx, day, ctx.now, by));
  for (const step of steps) {
    await step.run(work, scope, day);
  }
  await work.command(scope, (ctx) => finishDay(ctx.tx, day, ctx.now));
}

function scopeOf(work: UnitOfWork, day: Day): Scope {
  return {
    actor: systemActor,
    dateShiftDays: shiftTo(work.clock.now(), day),
    requestId: `end-of-day:${day}`,
  };
}
