import type { ParsedApi } from '@titian/contracts/schemas/all';
import { type Sen, senToText, ZERO_SEN } from '@titian/finance/sen';
import type { QueryCtx } from '../../../platform/context.ts';
import type { CustomerPrincipal } from '../../../platform/http/principal.ts';
import {
  type Note,
  notesOfIssuer,
  outstandingOf,
  presentNote,
  readNotes,
  viewsOf,
} from '../../notes/public.ts';
import { daysLateOf, nextPaymentsOf, nextSharesOf, soonestHoldings } from '../../servicing/public.ts';

type OngoingNote = ParsedApi['dashboardOngoingNotes']['response']['items'][number];

const SHOWN = 20;

/** An active note, and the caller's part of it. */
interface Running {
  readonly note: Note;
  readonly outstandingSen: Sen;
  /** The holding of an investor; null for the issuer. */
  readonly holdingId: string | null;
}

/** Active notes of the caller: those an investor holds, or an issuer owes, soonest payment first. */
export async function ongoingNotes(ctx: QueryCtx, customer: CustomerPrincipal): Promise<OngoingNote[]> {
  const running =
    customer.role === 'investor' ? await heldNotes(ctx, customer.id) : await owedNotes(ctx, customer.id);
  const notes = running.map((one) => one.note);
  const views = await viewsOf(ctx, notes, daysLateOf, true);
  const next = await nextPaymentsOf(ctx, notes);
  const shares = await nextSharesOf(ctx, running.flatMap(heldPart), next);
  const parts = new Map(running.map((one) => [one.note.id, one]));
  return views
    .map((view) => {
      const { id } = view.note;
      const part = parts.get(id);
      const payment = next.get(id);
      // An investor's share of what it brings investors, before fees and tax; an issuer's whole payment.
      const amountSen = customer.role === 'investor' ? shares.get(id) : payment?.amountSen;
      return {
        ...presentNote(view.note, view),
        outstanding: senToText(part?.outstandingSen ?? ZERO_SEN),
        next_due_on: payment?.dueOn ?? null,
        next_amount: amountSen === undefined ? null : senToText(amountSen),
      };
    })
    .sort((a, b) => (a.next_due_on ?? '9999').localeCompare(b.next_due_on ?? '9999'))
    .slice(0, SHOWN);
}

function heldPart({ note, holdingId }: Running) {
  return holdingId === null ? [] : [{ id: holdingId, noteId: note.id }];
}

async function heldNotes(ctx: QueryCtx, investorId: string): Promise<Running[]> {
  const soonest = await soonestHoldings(ctx, investorId, SHOWN);
  const mine = new Map(soonest.map((one) => [one.noteId, one]));
  return (await readNotes(ctx, [...mine.keys()])).map((note) => ({
    note,
    outstandingSen: mine.get(note.id)?.outstandingSen ?? ZERO_SEN,
    holdingId: mine.get(note.id)?.holdingId ?? null,
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
    holdingId: null,
  }));
}
