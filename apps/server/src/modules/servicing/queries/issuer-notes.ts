import type { QueryCtx } from '../../../platform/context.ts';
import { idCursor, type Page, pageOf } from '../../../platform/paging.ts';
import {
  type DocumentRequest,
  type Offer,
  openRequestsOf,
  readNewestOffers,
} from '../../financing/public.ts';
import { type Note, type NoteState, type NoteView, notesOfIssuer, viewsOf } from '../../notes/public.ts';
import type { Signature } from '../domain/signature.ts';
import { type GuaranteeClaim, listClaims } from '../store/guarantees.ts';
import { newestSignatures } from '../store/signatures.ts';
import { daysLateOf, type NextPayment, nextPaymentsOf } from './next-payment.ts';

/** A listed or later note as its issuer sees it. */
export interface IssuerNote {
  readonly note: Note;
  readonly view: NoteView;
  /** The offer that it was listed from; a note keeps the id of its application. */
  readonly offer: Offer | null;
  readonly nextPayment: NextPayment | null;
  /** What it owes the guarantor that paid for it. */
  readonly guarantee: GuaranteeClaim | null;
  /** What the issuer still has to send. */
  readonly requests: readonly DocumentRequest[];
  /** The newest signature of a Shariah note. */
  readonly signature: Signature | null;
}

/** An issuer's notes in some states, newest listing first, each with what is to be paid next. */
export async function issuerNotes(
  ctx: QueryCtx,
  issuerId: string,
  states: readonly NoteState[],
  query: { readonly cursor?: string | undefined; readonly limit: number },
): Promise<Page<IssuerNote>> {
  const after = idCursor(query.cursor);
  const all = await notesOfIssuer(ctx, issuerId, states);
  const from = after === null ? 0 : all.findIndex((note) => note.id === after) + 1;
  const page = pageOf(all.slice(from), query.limit, (last) => last.id);
  const ids = page.rows.map((note) => note.id);
  const offers = await readNewestOffers(ctx, ids);
  const requests = await openRequestsOf(ctx, ids);
  const next = await nextPaymentsOf(ctx, page.rows);
  const claims = await listClaims(ctx.reader, ids);
  const signatures = await newestSignatures(ctx.reader, ids);
  const views = await viewsOf(ctx, page.rows, daysLateOf, true);
  const rows = views.map(({ note, ...view }) => ({
    note,
    view,
    offer: offers.get(note.id) ?? null,
    nextPayment: next.get(note.id) ?? null,
    guarantee: claims.get(note.id) ?? null,
    requests: requests.get(note.id) ?? [],
    signature: signatures.get(note.id) ?? null,
  }));
  return { rows, nextCursor: page.nextCursor };
}
