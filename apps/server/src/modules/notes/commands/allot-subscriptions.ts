import { rateToText } from '@titian/finance/rate';
import { buildSchedule } from '@titian/finance/schedule';
import { sen, senToText } from '@titian/finance/sen';
import type { Ctx } from '../../../platform/context.ts';
import { invariant } from '../../../platform/errors.ts';
import { publishEvent } from '../../../platform/events.ts';
import { lockAccounts } from '../../ledger/public.ts';
import { notifyUsers } from '../../notifications/public.ts';
import { readHolidays } from '../../settings/public.ts';
import type { Note } from '../domain/note.ts';
import { lockFunding } from '../store/funding.ts';
import { growHoldings, type HoldingGrowth } from '../store/holdings.ts';
import { findNote } from '../store/notes.ts';
import { movePositions } from '../store/positions.ts';
import { type ActiveSubscription, endSubscriptions, listActive } from '../store/subscriptions.ts';

const CHUNK = 1_000;

/**
 * Turns the next subscriptions of an issued note into holdings; safe to call again at any point.
 * @returns whether any may be left
 */
export async function allotSubscriptions(ctx: Ctx, noteId: string): Promise<boolean> {
  await lockFunding(ctx.tx, noteId);
  const note = await findNote(ctx.tx, noteId);
  const active = note?.state === 'issued' ? await listActive(ctx.tx, noteId, 0n, CHUNK) : [];
  if (note === null || active.length === 0) {
    return false;
  }
  await lockAccounts(
    ctx,
    active.map((one) => one.accountId),
  );
  const growth = growthOf(active);
  await growHoldings(ctx.tx, noteId, growth);
  await endSubscriptions(
    ctx.tx,
    { state: 'converted', at: ctx.now, isWithdrawn: false },
    active.map((one) => ({ id: one.id, returnTransferId: null })),
  );
  await movePositions(
    ctx.tx,
    active.map((one) => ({
      investorId: one.investorId,
      waitingSen: -one.amountSen,
      outstandingSen: one.amountSen,
    })),
  );
  await notifyHolders(ctx, note, growth);
  if (active.length < CHUNK) {
    await publishEvent(ctx, 'note.converted', noteId);
  }
  return active.length === CHUNK;
}

/** Notifies each investor of the holding and the first due date. */
async function notifyHolders(ctx: Ctx, note: Note, growth: readonly HoldingGrowth[]): Promise<void> {
  const { id, number: noteNumber, contract, termMonths, issuedOn } = note;
  invariant(issuedOn !== null, 'an issued note has its day');
  const [first] = buildSchedule({
    profile: note.profile,
    principalSen: note.raisedSen,
    rateBps: note.rateBps,
    termMonths,
    issuedOn,
    // The calendar of the day of the issue: the note's own due days were made by it.
    holidays: await readHolidays({ ...ctx, businessDate: issuedOn }),
  });
  const terms = { noteNumber, contract, rate: rateToText(note.rateBps), termMonths };
  await notifyUsers(
    ctx,
    growth.map(({ investorId: userId, principalSen }) => ({
      userId,
      template: 'note_issued',
      dedupeKey: `note_issued:${id}:${userId}`,
      params: { ...terms, amount: senToText(sen(principalSen)), firstDueOn: first?.dueOn ?? issuedOn },
    })),
  );
}

function growthOf(active: readonly ActiveSubscription[]): HoldingGrowth[] {
  const byInvestor = new Map<string, HoldingGrowth>();
  for (const one of active) {
    const before = byInvestor.get(one.investorId);
    byInvestor.set(one.investorId, {
      investorId: one.investorId,
      accountId: one.accountId,
      principalSen: (before?.principalSen ?? 0n) + one.amountSen,
    });
  }
  return [...byInvestor.values()];
}
