import type { ParsedApi } from '@titian/contracts/schemas/all';
import { mulDivFloor, type Sen, sen, senToText, ZERO_SEN } from '@titian/finance/sen';
import type { QueryCtx } from '../../../platform/context.ts';
import type { CustomerPrincipal } from '../../../platform/http/principal.ts';
import {
  type Note,
  notesOfIssuer,
  outstandingOf,
  presentNote,
  readHoldingsOf,
  readNotes,
  viewsOf,
} from '../../notes/public.ts';
import { daysLateOf, type NextPayment, nextPaymentsOf, soonestOf } from '../../servicing/public.ts';

type OngoingNote = ParsedApi['dashboardOngoingNotes']['response']['items'][number];

const SHOWN = 20;

/** A running note, and what of it concerns whoever asks. */
interface Running {
  readonly note: Note;
  readonly outstandingSen: Sen;
  /** The principal that takes part in each payment: a holding's, or all of it. */
  readonly sharedSen: Sen;
}

/** Running notes of whoever asks: those an investor holds, or an issuer owes, soonest payment first. */
export async function ongoingNotes(ctx: QueryCtx, customer: CustomerPrincipal): Promise<OngoingNote[]> {
  const running =
    customer.role === 'investor' ? await heldNotes(ctx, customer.id) : await owedNotes(ctx, customer.id);
  const notes = running.map((one) => one.note);
  const views = await viewsOf(ctx, notes, daysLateOf, true);
  const next = await nextPaymentsOf(ctx, notes);
  const parts = new Map(running.map((one) => [one.note.id, one]));
  return views
    .map((view) => {
      const part = parts.get(view.note.id);
      return {
        ...presentNote(view.note, view),
        outstanding: senToText(part?.outstandingSen ?? ZERO_SEN),
        ...nextOf(next.get(view.note.id), part, customer.role === 'investor'),
      };
    })
    .sort((a, b) => (a.next_due_on ?? '9999').localeCompare(b.next_due_on ?? '9999'))
    .slice(0, SHOWN);
}

/** An investor's share of what the next payment brings investors, before fees and tax; an issuer's whole payment. */
function nextOf(next: NextPayment | undefined, part: Running | undefined, isInvestor: boolean) {
  if (next === undefined || part === undefined) {
    return { next_due_on: null, next_amount: null };
  }
  const share = sen(
    mulDivFloor(isInvestor ? next.toInvestorsSen : next.amountSen, part.sharedSen, part.note.raisedSen),
  );
  return { next_due_on: next.dueOn, next_amount: senToText(share) };
}

async function heldNotes(ctx: QueryCtx, investorId: string): Promise<Running[]> {
  const holdings = (await readHoldingsOf(ctx, investorId)).filter((one) => one.outstandingSen > 0n);
  // Whoever holds thousands is shown a few: only those are looked at closely.
  const ids = await soonestOf(
    ctx,
    holdings.map((one) => one.noteId),
    SHOWN,
  );
  const mine = new Map(holdings.map((one) => [one.noteId, one]));
  return (await readNotes(ctx, ids)).map((note) => ({
    note,
    outstandingSen: mine.get(note.id)?.outstandingSen ?? ZERO_SEN,
    sharedSen: mine.get(note.id)?.principalSen ?? ZERO_SEN,
  }));
}

async function owedNotes(ctx: QueryCtx, issuerId: string): Promise<Running[]> {
  const notes = await notesOfIssuer(ctx, issuerId, ['issued', 'defaulted']);
  const whole = await outstandingOf(
    ctx,
    notes.map((note) => note.id),
  );
  return notes.map((note) => ({
    note,
    outstandingSen: whole.get(note.id) ?? ZERO_SEN,
    sharedSen: note.raisedSen,
  }));
}
