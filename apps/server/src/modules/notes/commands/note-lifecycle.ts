import type { Day } from '@titian/finance/calendar';
import type { RateBps } from '@titian/finance/rate';
import type { Ctx } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { lockFunding } from '../store/funding.ts';
import { moveNote } from '../store/notes.ts';

/** The note's lock, for commands that move its money; take it before any cash account. */
export async function lockNote(ctx: Ctx, noteId: string): Promise<void> {
  if ((await lockFunding(ctx.tx, noteId)) === null) {
    throw new AppError('not_found');
  }
}

/** What a note is from its issue on: its days, and the effective rate that they make. */
export interface Issuance {
  readonly issuedOn: Day;
  readonly maturesOn: Day;
  readonly effectiveRateBps: RateBps;
}

/** A funded note becomes issued; its subscriptions are converted afterwards. */
export async function markIssued(ctx: Ctx, noteId: string, issuance: Issuance): Promise<void> {
  await rejectUnless(
    moveNote(ctx.tx, noteId, ['funded'], {
      state: 'issued',
      issued_on: issuance.issuedOn,
      matures_on: issuance.maturesOn,
      effective_rate_bps: issuance.effectiveRateBps,
    }),
  );
}

/** The last sen is paid. A note that defaulted and was then paid whole has recovered. */
export async function markCompleted(ctx: Ctx, noteId: string, completedOn: Day): Promise<void> {
  const completed = await moveNote(ctx.tx, noteId, ['issued'], {
    state: 'completed',
    completed_on: completedOn,
    is_late: false,
  });
  if (!completed) {
    await rejectUnless(
      moveNote(ctx.tx, noteId, ['defaulted'], {
        state: 'recovered',
        completed_on: completedOn,
        is_late: false,
      }),
    );
  }
}

/** Defaults an issued note that is past due for long enough (REC-7). */
export async function markDefaulted(ctx: Ctx, noteId: string, defaultedOn: Day): Promise<void> {
  await rejectUnless(
    moveNote(ctx.tx, noteId, ['issued'], { state: 'defaulted', defaulted_on: defaultedOn, is_late: true }),
  );
}

/** Writes off what a note in default still owes its investors; their losses are booked afterwards. */
export async function markWrittenOff(ctx: Ctx, noteId: string, on: Day): Promise<void> {
  await rejectUnless(
    moveNote(ctx.tx, noteId, ['defaulted'], { state: 'written_off', completed_on: on, is_late: false }),
  );
}

/** An issued note is paid by a new schedule: it ends later, and is late no more. */
export async function markRestructured(ctx: Ctx, noteId: string, maturesOn: Day): Promise<void> {
  await rejectUnless(moveNote(ctx.tx, noteId, ['issued'], { matures_on: maturesOn, is_late: false }));
}

/** Sets or clears the late flag of an issued note. */
export async function setLate(ctx: Ctx, noteId: string, isLate: boolean): Promise<void> {
  await moveNote(ctx.tx, noteId, ['issued'], { is_late: isLate });
}

async function rejectUnless(moved: Promise<boolean>): Promise<void> {
  if (!(await moved)) {
    throw new AppError('wrong_state');
  }
}
