import { type MessageCode, message } from '@titian/contracts/messages/message';
import type { Day } from '@titian/finance/calendar';
import type { Ctx, QueryCtx } from '../../../platform/context.ts';
import type { Finding } from '../domain/exception.ts';
import { resolve } from '../store/exception-resolutions.ts';
import { listCaused, storeFindings } from '../store/exceptions.ts';
import { lockProgress } from '../store/progress.ts';

/** A step of the end of a day; its message says to an operator which one failed. */
export interface NoteStep {
  readonly name: StepOf<MessageCode>;
}

type StepOf<Code> = Code extends `exception_step_${infer Name}` ? Name : never;

/** A note that a step could not work off. */
export interface FailedNote {
  readonly id: string;
  readonly number: string;
  readonly error: unknown;
}

const ERROR_MAX_LENGTH = 250;

/**
 * Records every note that failed in an end-of-day task as an exception, and closes those of the task that succeeded
 * this time. An open one stays the same exception, with its first day.
 */
export async function reportFailedNotes(
  ctx: Ctx,
  step: NoteStep,
  day: Day,
  failed: readonly FailedNote[],
): Promise<void> {
  const known = await openOf(ctx, step);
  if (known.length === 0 && failed.length === 0) {
    return;
  }
  await lockProgress(ctx.tx, 'trust_bank');
  const failedIds = new Set(failed.map((one) => one.id));
  const knownIds = new Set(known.map((one) => one.noteId));
  const found = failed.filter((one) => !knownIds.has(one.id)).map((one) => findingOf(step, day, one));
  await storeFindings(ctx.tx, 'trust_bank', found);
  await resolve(
    ctx.tx,
    known.filter((one) => !failedIds.has(one.noteId)).map((one) => one.id),
    { by: null, at: ctx.now, text: message('exception_note_processed') },
  );
  for (const { number, error } of failed) {
    ctx.log.error({ day, step: step.name, note: number, err: error }, 'the end of a day left a note out');
  }
}

/** The notes that a step left out before and has not made good, with the first day of each. */
export async function notesLeftOut(ctx: QueryCtx, step: NoteStep): Promise<ReadonlyMap<string, Day>> {
  return new Map((await openOf(ctx, step)).map((one) => [one.noteId, one.sinceOn]));
}

async function openOf(ctx: QueryCtx, step: NoteStep) {
  const open = await listCaused(ctx.reader, `note:${step.name}:`);
  return open.map(({ id, cause, sinceOn }) => ({ id, sinceOn, noteId: cause.split(':')[2] ?? '' }));
}

function findingOf(step: NoteStep, day: Day, { id, number, error }: FailedNote): Finding {
  const why = error instanceof Error ? error.message : String(error);
  return {
    kind: 'failed_note',
    // The day belongs to it: what two operators have closed does not hide that the note fails again.
    cause: `note:${step.name}:${id}:${day}`,
    amountSen: null,
    detail: message(`exception_step_${step.name}`, { note: number, error: why.slice(0, ERROR_MAX_LENGTH) }),
    sinceOn: day,
  };
}
