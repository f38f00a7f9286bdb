import type { ParsedApi } from '@titian/contracts/schemas/all';
import { ratioToPercentText } from '@titian/finance/rate';
import { addSen, type Sen, senToText, ZERO_SEN } from '@titian/finance/sen';
import type { QueryCtx } from '../../../platform/context.ts';
import { positionOf } from '../../../platform/paging.ts';
import {
  industryName,
  investedRows,
  issuerNumber,
  type NoteList,
  presentMine,
  presentNote,
  readMine,
  readNotes,
  readPosition,
  viewsOf,
} from '../../notes/public.ts';
import {
  type InvestedLine,
  type InvestedOrder,
  listInvested,
  readInvestedPage,
  sumInvested,
} from '../store/invested-notes.ts';
import type { InvestedFilter, InvestedTotals } from '../store/invested-rows.ts';
import { groupByIssuer, type IssuerGroup } from '../store/issuer-groups.ts';
import { daysLateOf, nextPaymentsOf } from './next-payment.ts';
import { nextSharesOf } from './next-shares.ts';

type Listed = ParsedApi['notesSubscribed']['response'];
type ListQuery = ParsedApi['notesSubscribed']['query'];
type GroupQuery = ParsedApi['notesByIssuer']['query'];

/** A page of an investor's notes, filtered and sorted as requested, with the totals of all of them (NOTE-20). */
export async function investedNotes(
  ctx: QueryCtx,
  investorId: string,
  list: NoteList,
  query: ListQuery,
): Promise<Listed> {
  const rows = investedRows(investorId, list);
  const filter = filterOf(query);
  const from = positionOf(query);
  const slice = { ...orderOf(ctx, query), from, limit: query.limit };
  const { ids, totals } = await readInvestedPage(ctx.reader, rows, filter, slice);
  const end = from + ids.length;
  return {
    success: true,
    items: await itemsOf(ctx, investorId, ids),
    next_cursor: end < totals.notes && ids.length > 0 ? String(end) : null,
    total: totals.notes,
    totals: presentTotals(totals),
  };
}

/** The same notes for spreadsheets, on one page. */
export function investedLines(
  ctx: QueryCtx,
  investorId: string,
  list: NoteList,
  query: ListQuery,
): Promise<InvestedLine[]> {
  return listInvested(ctx.reader, investedRows(investorId, list), filterOf(query), orderOf(ctx, query));
}

/** An investor's notes by issuer, each issuer with its share of all that is waiting and outstanding (NOTE-21). */
export async function investedByIssuer(
  ctx: QueryCtx,
  investorId: string,
  query: GroupQuery,
): Promise<ParsedApi['notesByIssuer']['response']> {
  const rows = investedRows(investorId, query.list);
  const filter = filterOf(query);
  const from = positionOf(query);
  const [found, totals, position] = await Promise.all([
    groupByIssuer(ctx.reader, rows, filter, {
      sort: query.sort ?? 'share',
      direction: query.order,
      from,
      limit: query.limit,
    }),
    sumInvested(ctx.reader, rows, filter),
    readPosition(ctx, investorId),
  ]);
  const end = from + found.groups.length;
  const portfolioSen = addSen(position.waitingSen, position.outstandingSen);
  return {
    success: true,
    items: found.groups.map((one) => presentGroup(one, portfolioSen)),
    next_cursor: end < found.total ? String(end) : null,
    total: found.total,
    totals: { notes: totals.notes, ...presentTotals(totals) },
  };
}

function filterOf(query: Pick<ListQuery, 'state' | 'late' | 'grade' | 'type' | 'contract' | 'issuer' | 'q'>) {
  const filter: InvestedFilter = {
    state: query.state,
    isLate: query.late === undefined ? undefined : query.late === 1,
    grade: query.grade,
    type: query.type,
    contract: query.contract,
    issuerNumber: query.issuer,
    search: query.q,
  };
  return filter;
}

function orderOf(ctx: QueryCtx, query: Pick<ListQuery, 'sort' | 'order'>): InvestedOrder {
  return { sort: query.sort ?? 'newest', direction: query.order, today: ctx.businessDate };
}

/** Everything that is shown of some notes, in the order of their ids. */
async function itemsOf(ctx: QueryCtx, investorId: string, ids: readonly string[]): Promise<Listed['items']> {
  const notes = await readNotes(ctx, ids);
  const [views, mine, next] = await Promise.all([
    viewsOf(ctx, notes, daysLateOf, true),
    readMine(ctx, investorId, ids),
    nextPaymentsOf(ctx, notes),
  ]);
  const holdings = [...mine.values()].flatMap(({ holding }) => holding ?? []);
  const shares = await nextSharesOf(ctx, holdings, next);
  const byId = new Map(views.map((view) => [view.note.id, view]));
  return ids.flatMap((id) => {
    const [view, part, share] = [byId.get(id), mine.get(id), shares.get(id)];
    return view === undefined || part === undefined
      ? []
      : [
          {
            ...presentNote(view.note, view),
            mine: presentMine(part),
            issuer_number: issuerNumber(view.note.issuerId),
            next_due_on: next.get(id)?.dueOn ?? null,
            next_amount: share === undefined ? null : senToText(share),
          },
        ];
  });
}

function presentTotals({ waitingSen, principalSen, outstandingSen, receivedSen }: InvestedTotals) {
  return {
    waiting: senToText(waitingSen),
    principal: senToText(principalSen),
    outstanding: senToText(outstandingSen),
    received: senToText(receivedSen),
  };
}

function presentGroup(group: IssuerGroup, portfolioSen: Sen) {
  const investedSen = addSen(group.waitingSen, group.outstandingSen);
  return {
    issuer_number: group.issuerNumber,
    industry: industryName(group.industry),
    industry_code: group.industry,
    notes: group.notes,
    notes_late: group.notesLate,
    share_percent: portfolioSen === ZERO_SEN ? '0.00' : ratioToPercentText(investedSen, portfolioSen),
    ...presentTotals(group),
  };
}
