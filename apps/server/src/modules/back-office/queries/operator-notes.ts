import { may } from '@titian/contracts/permissions';
import type { ParsedApi } from '@titian/contracts/schemas/all';
import { rateToText } from '@titian/finance/rate';
import { senToText } from '@titian/finance/sen';
import type { QueryCtx } from '../../../platform/context.ts';
import type { OperatorPrincipal } from '../../../platform/http/principal.ts';
import { subjectsWithProposal } from '../../approvals/public.ts';
import { investorsOf, type Note, raisedOf, readNotes } from '../../notes/public.ts';
import { readIssuers } from '../../onboarding/public.ts';
import { type NoteBookRow, searchNoteBook } from '../../servicing/public.ts';

type Answer = ParsedApi['operatorNotes']['response'];
type OperatorNote = Answer['items'][number];

/** A page of all notes that were ever listed, filtered and sorted as requested, with the totals of all that match (OPS-18). */
export async function operatorNotes(
  ctx: QueryCtx,
  operator: OperatorPrincipal,
  query: ParsedApi['operatorNotes']['query'],
): Promise<Omit<Answer, 'success'>> {
  const { rows, nextCursor, totals } = await searchNoteBook(ctx, query);
  return {
    items: await itemsOf(ctx, operator, rows),
    next_cursor: nextCursor,
    totals: totals && {
      count: totals.count,
      target: senToText(totals.targetSen),
      outstanding: senToText(totals.outstandingSen),
      overdue: senToText(totals.overdueSen),
    },
  };
}

/** A note of the list with the name of its issuer. */
export interface NamedNote {
  readonly note: Note;
  readonly issuerName: string;
  readonly row: NoteBookRow;
}

/** The notes of some rows, in their order. */
export async function namedNotes(ctx: QueryCtx, rows: readonly NoteBookRow[]): Promise<NamedNote[]> {
  const ids = rows.map(({ id }) => id);
  const notes = new Map((await readNotes(ctx, ids)).map((note) => [note.id, note]));
  const issuers = await readIssuers(ctx, [...new Set([...notes.values()].map((note) => note.issuerId))]);
  return rows.flatMap((row) => {
    const note = notes.get(row.id);
    return note === undefined
      ? []
      : [{ note, row, issuerName: issuers.get(note.issuerId)?.companyName ?? '' }];
  });
}

async function itemsOf(
  ctx: QueryCtx,
  operator: OperatorPrincipal,
  rows: readonly NoteBookRow[],
): Promise<OperatorNote[]> {
  const ids = rows.map(({ id }) => id);
  const [named, investors, proposed] = await Promise.all([
    namedNotes(ctx, rows),
    investorsOf(ctx, ids),
    subjectsWithProposal(ctx, 'campaign_change', ids),
  ]);
  return named.map(({ note, row, issuerName }) => ({
    ...termsOf(note),
    issuer_name: issuerName,
    investors: investors.get(note.id) ?? 0,
    outstanding: senToText(row.outstandingSen),
    overdue: senToText(row.overdueSen),
    days_late: row.daysLate,
    can: {
      mark_default: note.state === 'issued' && note.isLate && may(operator, 'note_default'),
      ...campaignCan(note, may(operator, 'campaign_change') && !proposed.has(note.id)),
    },
  }));
}

/** What credit may propose about a campaign that no proposal is open for (NOTE-7). */
function campaignCan({ state, isPaused }: Note, mayPropose: boolean) {
  return {
    pause: mayPropose && state === 'listed' && !isPaused,
    resume: mayPropose && state === 'listed' && isPaused,
    cancel: mayPropose && (state === 'listed' || state === 'funded'),
  };
}

function termsOf(note: Note) {
  return {
    id: note.id,
    number: note.number,
    type: note.type,
    contract: note.contract,
    grade: note.grade as OperatorNote['grade'],
    rate: rateToText(note.rateBps),
    term_months: note.termMonths,
    target: senToText(note.targetSen),
    raised: senToText(raisedOf(note)),
    listed_on: note.listedOn,
    closes_on: note.closesOn,
    state: note.state,
    is_late: note.isLate,
  };
}
