import { senToText } from '@titian/finance/sen';
import { applicationsPage } from '../../financing/public.ts';
import { holdingsPage, notesPage, readNotes } from '../../notes/public.ts';
import { joined, presentPage, type RecordLists, recordOf } from './customer-record.ts';

/** What an investor holds, what an issuer has listed, and what it has applied for. */
export const noteRecords: RecordLists<'holdings' | 'notes' | 'financing'> = {
  holdings: async (ctx, { userId }, query) => {
    const page = await holdingsPage(ctx, userId, query);
    const ids = page.rows.map(({ noteId }) => noteId);
    const notes = new Map((await readNotes(ctx, ids)).map((one) => [one.id, one]));
    return presentPage(page, (one) => {
      const note = notes.get(one.noteId);
      return recordOf({
        ...{ id: one.id, at: note?.listedAt ?? ctx.now, title: note?.number ?? '' },
        ...{ detail: note?.purpose ?? null, state: note?.state ?? null },
        ...{ amount: senToText(one.principalSen), balance: senToText(one.outstandingSen) },
        link: { kind: 'note', id: one.noteId },
      });
    });
  },
  notes: async (ctx, { userId }, query) =>
    presentPage(await notesPage(ctx, userId, query), (one) =>
      recordOf({
        ...{ id: one.id, at: one.listedAt, title: one.number },
        ...{ detail: one.purpose, state: one.state, amount: senToText(one.targetSen) },
        link: { kind: 'note', id: one.id },
      }),
    ),
  financing: async (ctx, { userId }, query) =>
    presentPage(await applicationsPage(ctx, userId, query), (one) =>
      recordOf({
        ...{ id: one.id, at: one.submittedAt, title: one.number, state: one.state },
        ...{ detail: joined([one.type, one.purpose]), amount: senToText(one.amountSen) },
        link: { kind: 'application', id: one.id },
      }),
    ),
};
