import { addSen } from '@titian/finance/sen';
import { notesOfIssuer, readAllotted, readHoldingsOf, readNotes } from '../modules/notes/public.ts';
import { friendsOfRewards } from '../modules/referrals/public.ts';
import { closedClaims, issuerFlows, movementPartsOf } from '../modules/servicing/public.ts';
import type { NoteReader } from '../modules/wallet/public.ts';

/** Of notes that were issued. */
const repaidStates = ['issued', 'defaulted', 'completed', 'recovered', 'written_off'] as const;

/** What the wallet shows of the notes that its movements belong to. */
export const noteReader: NoteReader = {
  factsOf: async (ctx, ids) => new Map((await readNotes(ctx, ids)).map((note) => [note.id, note])),
  partsOf: movementPartsOf,
  confirmedOf: readAllotted,
  friendsOf: friendsOfRewards,
  issuerFlowsOf: issuerFlows,
  async writeOffsOf(ctx, investorId) {
    const holdings = (await readHoldingsOf(ctx, investorId)).filter(
      (one) => one.writtenOffSen + one.writtenOffRecoveredSen > 0n,
    );
    const notes = await readNotes(
      ctx,
      holdings.map((one) => one.noteId),
    );
    const endedOn = new Map(notes.map((note) => [note.id, note.completedOn]));
    return holdings.flatMap(({ noteId, writtenOffSen, writtenOffRecoveredSen }) => {
      const on = endedOn.get(noteId) ?? null;
      return on === null ? [] : [{ noteId, on, amountSen: addSen(writtenOffSen, writtenOffRecoveredSen) }];
    });
  },
  async claimClosingsOf(ctx, { userId, isInvestor }) {
    const noteIds = isInvestor
      ? (await readHoldingsOf(ctx, userId)).map((one) => one.noteId)
      : (await notesOfIssuer(ctx, userId, repaidStates)).map((one) => one.id);
    return closedClaims(ctx, noteIds);
  },
};
