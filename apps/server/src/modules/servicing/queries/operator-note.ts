import type { Day } from '@titian/finance/calendar';
import type { Sen } from '@titian/finance/sen';
import type { QueryCtx } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { subjectsWithProposal } from '../../approvals/public.ts';
import { investorsOf, type Note, type NoteUpdate, readNote, readUpdates } from '../../notes/public.ts';
import { readIssuers } from '../../onboarding/public.ts';
import type { ServicedInstalment } from '../domain/instalment.ts';
import { listExcessReturns, type RefundedExcess } from '../store/excess.ts';
import { excessOf } from '../store/excesses.ts';
import { listInstalments } from '../store/instalments.ts';
import { listRepayments, type Repayment } from '../store/repayments.ts';
import { listRestructurings, type Restructuring } from '../store/restructurings.ts';
import { type GuarantorQueue, guarantorQueue } from './guarantor-money.ts';
import { type Recovery, recoveryOf } from './recovery.ts';
import { type ScheduleCalendar, scheduleCalendarOf } from './schedule-calendar.ts';

/** A note as operators service it. */
export interface ServicedNote {
  readonly note: Note;
  readonly issuerName: string;
  readonly investors: number;
  readonly recovery: Recovery;
  readonly guarantor: GuarantorQueue | null;
  /** What the issuer paid beyond what was due, and the day on which it is used next. */
  readonly excess: {
    readonly amountSen: Sen;
    readonly usedOn: Day | null;
    readonly isDue: boolean;
    readonly isProposed: boolean;
  } | null;
  readonly refunds: readonly RefundedExcess[];
  readonly updates: readonly NoteUpdate[];
  readonly schedule: readonly ServicedInstalment[];
  readonly calendar: ScheduleCalendar | null;
  readonly restructurings: readonly Restructuring[];
  readonly repayments: readonly Repayment[];
}

/** @throws AppError `not_found` */
export async function servicedNote(ctx: QueryCtx, noteId: string): Promise<ServicedNote> {
  const note = await readNote(ctx, noteId);
  if (note === null) {
    throw new AppError('not_found');
  }
  const recovery = await recoveryOf(ctx, note);
  const schedule = (await listInstalments(ctx.reader, [noteId])).get(noteId) ?? [];
  return {
    note,
    recovery,
    excess: await excessOn(ctx, noteId, schedule),
    refunds: await listExcessReturns(ctx.reader, noteId),
    guarantor: await guarantorQueue(ctx, note, recovery.guarantee?.claim ?? null),
    investors: (await investorsOf(ctx, [noteId])).get(noteId) ?? 0,
    issuerName: (await readIssuers(ctx, [note.issuerId])).get(note.issuerId)?.companyName ?? '',
    updates: await readUpdates(ctx, noteId),
    schedule,
    calendar: hasSchedule(note) ? await scheduleCalendarOf(ctx, note) : null,
    restructurings: await listRestructurings(ctx.reader, noteId),
    repayments: await listRepayments(ctx.reader, noteId),
  };
}

async function excessOn(
  ctx: QueryCtx,
  noteId: string,
  schedule: readonly ServicedInstalment[],
): Promise<ServicedNote['excess']> {
  const amountSen = (await excessOf(ctx.reader, [noteId])).get(noteId);
  if (amountSen === undefined) {
    return null;
  }
  const usedOn = schedule.find((row) => row.settledOn === null)?.dueOn ?? null;
  const isProposed = (await subjectsWithProposal(ctx, 'excess_refund', [noteId])).has(noteId);
  return { amountSen, usedOn, isDue: usedOn !== null && usedOn <= ctx.businessDate, isProposed };
}

/** Is anything due, or to be due once it is issued? */
function hasSchedule({ state }: Note): boolean {
  return state === 'listed' || state === 'funded' || state === 'issued' || state === 'defaulted';
}
