import { ZERO_SEN } from '@titian/finance/sen';
import type { QueryCtx } from '../../../platform/context.ts';
import { type Page, pageOf } from '../../../platform/paging.ts';
import { proposalsAbout } from '../../approvals/public.ts';
import { readFiles, type StoredFile } from '../../files/public.ts';
import { readOperators } from '../../identity/public.ts';
import { type Note, readCancellable, readNotes, readOpenNotes } from '../../notes/public.ts';
import { readSettings } from '../../settings/public.ts';
import { type Mandate, mandateOn, mandateProblem } from '../domain/mandate.ts';
import type { ManagedOrder } from '../domain/order.ts';
import {
  findByNumber,
  findManaged,
  heldInNotes,
  listManaged,
  type ManagedInvestor,
} from '../store/managed-investors.ts';
import { listMandates } from '../store/mandates.ts';
import { listOrders } from '../store/orders.ts';

/** The latest so many orders of an investor, and open notes, are shown. */
const SHOWN = 50;

/** An investor with the mandates that were recorded, newest first. */
export interface MandatedInvestor {
  readonly investor: ManagedInvestor;
  readonly mandates: readonly Mandate[];
}

/** A page of those whose funds are managed or were; with a number, that investor alone, managed or not. */
export async function readManagedInvestors(
  ctx: QueryCtx,
  query: {
    readonly number?: string | undefined;
    readonly cursor?: string | undefined;
    readonly limit: number;
  },
): Promise<Page<MandatedInvestor>> {
  const found =
    query.number === undefined
      ? await listManaged(ctx.reader, { after: query.cursor ?? null, limit: query.limit + 1 })
      : [await findByNumber(ctx.reader, query.number.toUpperCase())].filter((one) => one !== null);
  const page = pageOf(found, query.limit, (last) => last.invNo);
  const mandates = await listMandates(
    ctx.reader,
    page.rows.map((one) => one.userId),
  );
  const rows = page.rows.map((investor) => ({
    investor,
    mandates: mandates.filter((one) => one.investorId === investor.userId),
  }));
  return { ...page, rows };
}

/** An order with what stands beside it. */
export interface ShownOrder {
  readonly order: ManagedOrder;
  readonly note: Note | null;
  readonly maker: string;
  readonly approvalId: string;
  /** Until when the subscription that it became may be cancelled; null where it may not, or is to be already. */
  readonly cancelUntil: Date | null;
}

/** One investor with mandates and their documents, orders, and the notes that are open. */
export interface ManagedPage extends MandatedInvestor {
  readonly documents: ReadonlyMap<string, StoredFile>;
  readonly orders: readonly ShownOrder[];
  readonly notes: readonly { readonly note: Note; readonly isAllowed: boolean }[];
}

/** Everything that orders for an investor are decided by; null for no approved investor. */
export async function readManagedInvestor(ctx: QueryCtx, userId: string): Promise<ManagedPage | null> {
  const investor = await findManaged(ctx.reader, userId);
  if (investor === null) {
    return null;
  }
  const mandates = await listMandates(ctx.reader, [userId]);
  const documents = await readFiles(
    ctx,
    mandates.map((one) => one.documentFileId),
  );
  const orders = await withNames(ctx, await listOrders(ctx.reader, userId, SHOWN));
  return { investor, mandates, documents, orders, notes: await openFor(ctx, investor, mandates) };
}

/** An order that was just proposed, as the list has it. */
export async function withNames(ctx: QueryCtx, orders: readonly ManagedOrder[]): Promise<ShownOrder[]> {
  const [notes, operators, approvals, cancellable] = await Promise.all([
    readNotes(
      ctx,
      orders.flatMap((one) => one.noteId ?? []),
    ),
    readOperators(
      ctx,
      orders.map((one) => one.enteredBy),
    ),
    proposalsAbout(
      ctx,
      orders.map((one) => one.id),
      { limit: orders.length },
    ),
    readCancellable(
      ctx,
      orders.flatMap((one) => one.subscriptionId ?? []),
    ),
  ]);
  const proposed = new Map(approvals.rows.map(({ subjectId, id }) => [subjectId, id]));
  const cancelling = new Set(
    orders.filter(({ state }) => state === 'proposed').map(({ cancelledId }) => cancelledId),
  );
  const byId = new Map(notes.map((note) => [note.id, note]));
  return orders.map((order) => ({
    order,
    note: byId.get(order.noteId ?? '') ?? null,
    maker: operators.get(order.enteredBy)?.name ?? '',
    approvalId: proposed.get(order.id) ?? '',
    cancelUntil: cancelling.has(order.subscriptionId)
      ? null
      : (cancellable.get(order.subscriptionId ?? '') ?? null),
  }));
}

/** Open notes with whether the mandate of today allows the least investment in them. */
async function openFor(
  ctx: QueryCtx,
  { userId, isManaged }: ManagedInvestor,
  mandates: readonly Mandate[],
): Promise<ManagedPage['notes']> {
  const mandate = mandateOn(mandates, ctx.businessDate);
  const notes = isManaged ? await readOpenNotes(ctx, SHOWN) : [];
  const ids = notes.map((note) => note.id);
  const [held, { minimumInvestmentSen: amountSen }] = await Promise.all([
    heldInNotes(ctx.reader, ids, userId),
    readSettings(ctx),
  ]);
  return notes.map((note) => {
    const { contract, grade } = note;
    const heldSen = held.get(note.id) ?? ZERO_SEN;
    return { note, isAllowed: mandateProblem(mandate, { contract, grade, heldSen, amountSen }) === null };
  });
}
