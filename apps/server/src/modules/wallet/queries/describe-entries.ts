import { daysBetween, malaysiaDay } from '@titian/finance/calendar';
import { later } from '../../../platform/clock.ts';
import type { QueryCtx } from '../../../platform/context.ts';
import type { StatementEntry } from '../../ledger/public.ts';
import {
  isRecovery,
  type Movement,
  type MovementParts,
  movementTitle,
  type NoteReader,
} from '../domain/movement.ts';

const DAY_MS = 86_400_000;

/** An entry of a cash account, or a line of an issuer's account that stands beside them. */
export interface AccountLine extends StatementEntry {
  /** Given for an issuer's lines; those of an investor are queried. */
  readonly parts?: MovementParts | null;
  /** What it is called where its kind does not say it. */
  readonly titled?: string;
}

/** Lines of an account as their owner reads them, in the same order. */
export async function movementsOf(
  ctx: QueryCtx,
  notes: NoteReader,
  entries: readonly AccountLine[],
): Promise<Movement[]> {
  const noteIds = new Set(entries.map((entry) => entry.noteId).filter((id) => id !== null));
  const facts = await notes.factsOf(ctx, [...noteIds]);
  const distributed = entries.filter((entry) => entry.kind === 'distribution');
  const parts = await notes.partsOf(
    ctx,
    distributed.map((entry) => entry.transferId),
  );
  const friends = await notes.friendsOf(
    ctx,
    entries.filter((entry) => entry.kind === 'referral_reward').map((entry) => entry.transferId),
  );
  const subscribed = entries.filter((entry) => entry.kind === 'subscription');
  const confirmed = await notes.confirmedOf(
    ctx,
    subscribed.map((entry) => entry.transferId),
  );
  return entries.map((entry) => {
    const note = entry.noteId === null ? null : (facts.get(entry.noteId) ?? null);
    const noteNumber = note?.number ?? null;
    return {
      transferId: entry.transferId,
      at: onBusinessDay(entry),
      kind: entry.kind,
      title: movementTitle(
        isRecovery(entry.kind, entry.on, note) ? 'recovery' : (entry.titled ?? entry.kind),
        { note: noteNumber, friend: friends.get(entry.transferId) ?? null },
      ),
      noteId: entry.noteId,
      noteNumber,
      note,
      amountSen: entry.amountSen,
      balanceSen: entry.balanceSen,
      parts: parts.get(entry.transferId) ?? entry.parts ?? null,
      isConfirmed: confirmed.has(entry.transferId),
    };
  });
}

/** The ledger stores real instants; customers read the business date, which may have been moved (FIG-2). */
function onBusinessDay(entry: StatementEntry): Date {
  return later(entry.at, daysBetween(malaysiaDay(entry.at), entry.on) * DAY_MS);
}
