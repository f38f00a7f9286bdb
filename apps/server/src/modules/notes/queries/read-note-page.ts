import type { Language } from '@titian/contracts/messages/definition';
import type { ParsedApi } from '@titian/contracts/schemas/all';
import { senToText } from '@titian/finance/sen';
import type { QueryCtx } from '../../../platform/context.ts';
import type { CustomerPrincipal } from '../../../platform/http/principal.ts';
import { worded } from '../../../platform/messages.ts';
import { fileLink, readFiles } from '../../files/public.ts';
import { readInvestor } from '../../onboarding/public.ts';
import { presentFactSheet } from '../domain/fact-sheet.ts';
import type { Note } from '../domain/note.ts';
import { presentMine, presentNote } from '../present.ts';
import { type Revision, readFactSheets } from '../store/fact-sheets.ts';
import { listDocuments } from '../store/note-documents.ts';
import { listUpdates, type NoteUpdate } from '../store/note-updates.ts';
import { watchedAmong } from '../store/watchlist.ts';
import { findAccessibleNote } from './accessible-note.ts';
import { type LatenessReader, viewsOf } from './note-views.ts';
import { type Mine, readMine } from './read-mine.ts';
import { subscriberPosition } from './subscriber-position.ts';

type NotePage = ParsedApi['note']['response']['note'];

/** A note as one person may see it; null when it does not exist or is not for them. */
export async function readNotePage(
  ctx: QueryCtx,
  reader: CustomerPrincipal,
  { reference, language }: { readonly reference: string; readonly language: Language },
  lateness: LatenessReader,
): Promise<NotePage | null> {
  const found = await findAccessibleNote(ctx, reader, reference);
  if (found === null) {
    return null;
  }
  const { note, access } = found;
  const investor = reader.role === 'investor' ? await readInvestor(ctx, reader.id) : null;
  const seesEarly = investor === null || investor.planType === 'premium';
  // None of these needs another: they travel together.
  const [[view], mineOf, position, watched, sheets, documents, updates] = await Promise.all([
    viewsOf(ctx, [note], lateness, seesEarly),
    investor ? readMine(ctx, reader.id, [note.id]) : null,
    investor ? subscriberPosition(ctx, investor, reader.type === 'Individual', note) : null,
    watchedAmong(ctx.reader, reader.id, [note.id]),
    readFactSheets(ctx.reader, note.id),
    access === 'full' ? documentsOf(ctx, note.id) : [],
    access === 'full' ? listUpdates(ctx.reader, note.id) : [],
  ]);
  const mine = mineOf?.get(note.id);
  if (!view) {
    return null;
  }
  return {
    ...presentNote(note, view),
    is_paused: note.isPaused,
    is_watched: watched.has(note.id),
    fact_sheet: sheets.newest && presentFactSheet(sheets.newest),
    fact_sheet_revisions: sheets.revisions.map(presentRevision),
    documents,
    updates: updates.map((one) => presentUpdate(one, language)),
    mine: mine ? presentMine(mine) : null,
    position,
    can: permissions(ctx, note, {
      opensAt: view.opensAt,
      mine,
      isFundManaged: investor?.isFundManaged ?? true,
    }),
  };
}

function presentRevision({ version, revisedOn, changes }: Revision) {
  return { version, revised_on: revisedOn, changes: [...changes] };
}

function presentUpdate(one: NoteUpdate, language: Language) {
  return {
    id: one.id,
    at: one.at.toISOString(),
    kind: one.kind,
    ...worded('title', one.title, language),
    ...worded('body', one.body, language),
    amount: one.amountSen === null ? null : senToText(one.amountSen),
  };
}

async function documentsOf(ctx: QueryCtx, noteId: string) {
  const ids = await listDocuments(ctx.reader, noteId);
  const files = await readFiles(ctx, ids);
  return ids.flatMap((id) => files.get(id) ?? []).map(fileLink);
}

interface Viewer {
  readonly opensAt: Date;
  readonly mine: Mine | undefined;
  readonly isFundManaged: boolean;
}

/** What the server would allow, so that the screen offers nothing else. */
function permissions(ctx: QueryCtx, note: Note, viewer: Viewer): NotePage['can'] {
  const isOpen = note.state === 'listed' && !note.isPaused && ctx.businessNow < note.closesAt;
  const isInvestor = viewer.mine !== undefined;
  return {
    invest: isInvestor && !viewer.isFundManaged && isOpen && ctx.businessNow >= viewer.opensAt,
    cancel: (viewer.mine?.subscriptions ?? []).some(
      (one) =>
        one.state === 'active' &&
        note.state === 'listed' &&
        (note.isPaused || ctx.businessNow <= one.cancelUntil),
    ),
    confirm: false,
    issue: !isInvestor && note.state === 'funded',
    pay: !isInvestor && (note.state === 'issued' || note.state === 'defaulted'),
  };
}
