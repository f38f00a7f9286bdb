import { addDays, type Day } from '@titian/finance/calendar';
import { sumSen } from '@titian/finance/sen';
import type { Ctx, Scope } from '../../../platform/context.ts';
import { invariant } from '../../../platform/errors.ts';
import type { UnitOfWork } from '../../../platform/unit-of-work.ts';
import { allotSubscriptions, holdingsOf, lockNote, readNote } from '../../notes/public.ts';
import { comingShares, isRevised, openAmounts, promisedShares } from '../domain/projected-shares.ts';
import {
  findProjection,
  insertProjection,
  listPlanned,
  markCurrent,
  markStale,
  notesToProject,
  replaceProjection,
  reviseProjection,
} from '../store/projections.ts';
import { hasOpenRepayments } from '../store/repayments.ts';
import { eachNote } from './each-note.ts';

/** Turns all subscriptions of an issued note into holdings and projects what is to come to each of them. */
export async function allotNote(work: UnitOfWork, scope: Scope, noteId: string): Promise<void> {
  while (await work.command(scope, (ctx) => allotSubscriptions(ctx, noteId))) {
    // The next thousand holders.
  }
  await work.command(scope, (ctx) => projectShares(ctx, noteId, ctx.businessDate));
}

/**
 * Stores where each holding of a note stands in the splits to come, so that its shares are known to the sen before they
 * are paid (decision 049): once as promised, and again where something was paid otherwise. Safe to repeat at any point.
 * @param dueBy what is open and due by this day is taken to be paid by one repayment
 */
export async function projectShares(ctx: Ctx, noteId: string, dueBy: Day): Promise<void> {
  await lockNote(ctx, noteId);
  const note = await readNote(ctx, noteId);
  invariant(note, `note ${noteId} exists`);
  const holdings = await holdingsOf(ctx, noteId);
  const instalments = await listPlanned(ctx.tx, noteId);
  const isComplete = sumSen(holdings.map((one) => one.principalSen)) === note.raisedSen;
  if (!isComplete || holdings.length === 0 || instalments.length === 0) {
    return;
  }
  const ids = holdings.map((one) => one.id);
  const isNew = (await findProjection(ctx.tx, noteId)) === null;
  const promised = isNew ? promisedShares(instalments, holdings) : [];
  if (isNew) {
    await insertProjection(ctx.tx, noteId, ids, {
      splits: promised,
      amounts: instalments,
      dueOn: instalments.map((row) => row.dueOn),
    });
  }
  if (await hasOpenRepayments(ctx.tx, noteId)) {
    // Its distribution projects the note once all holders are paid.
    return markStale(ctx.tx, noteId);
  }
  if (note.state !== 'issued' && note.state !== 'defaulted') {
    return markCurrent(ctx.tx, noteId);
  }
  const coming = comingShares(instalments, holdings, dueBy);
  const isAsStored = isNew && !isRevised(instalments, promised, coming.splits);
  await (isAsStored || coming.splits.length === 0
    ? markCurrent(ctx.tx, noteId)
    : reviseProjection(ctx.tx, noteId, ids, { ...coming, amounts: openAmounts(instalments) }));
}

/** Projects a note whose schedule was replaced, from its first instalment on; the caller holds its lock. */
export async function projectNewSchedule(ctx: Ctx, noteId: string): Promise<void> {
  const holdings = await holdingsOf(ctx, noteId);
  const instalments = await listPlanned(ctx.tx, noteId);
  await replaceProjection(
    ctx.tx,
    noteId,
    holdings.map((one) => one.id),
    {
      splits: promisedShares(instalments, holdings),
      amounts: instalments,
      dueOn: instalments.map((row) => row.dueOn),
    },
  );
  await projectShares(ctx, noteId, ctx.businessDate);
}

/** Projects a note again once nothing of it waits to be distributed, where something was paid otherwise. */
export async function projectIfStale(ctx: Ctx, noteId: string): Promise<void> {
  if ((await findProjection(ctx.tx, noteId))?.isStale === true) {
    await projectShares(ctx, noteId, ctx.businessDate);
  }
}

const STEP = { name: 'coming_shares' } as const;

/** At the end of a day, projects notes on which the next day makes a further instalment due beside an unpaid one. */
export async function projectLateNotes(work: UnitOfWork, scope: Scope, day: Day): Promise<void> {
  const dueBy = addDays(day, 1);
  const noteIds = await work.query(scope, (ctx) => notesToProject(ctx.reader, dueBy));
  await eachNote(work, scope, { step: STEP, day, noteIds }, (id) =>
    work.command(scope, (ctx) => projectShares(ctx, id, dueBy)),
  );
}
