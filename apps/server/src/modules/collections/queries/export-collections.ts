import { senToText } from '@titian/finance/sen';
import { type ExportReader, exportTable } from '../../../platform/export.ts';
import { notesOfIssuer } from '../../notes/public.ts';
import { listLetters } from '../store/letters.ts';
import { listPromises } from '../store/promises.ts';

const ISSUED = ['issued', 'defaulted', 'completed', 'recovered', 'written_off'] as const;

/**
 * What an issuer has promised, and the letters that it was sent. Contacts are what operators wrote among themselves and are
 * in nobody's export (REC-17).
 */
export const collectionsExport: ExportReader = {
  name: 'late_notes',
  async read(ctx, userId) {
    const notes = await notesOfIssuer(ctx, userId, ISSUED);
    const numbers = new Map(notes.map((note) => [note.id, note.number]));
    const ids = [...numbers.keys()];
    const promises = await listPromises(ctx.reader, ids, ctx.businessDate);
    const letters = await listLetters(ctx.reader, ids);
    return [
      exportTable(
        'promises_to_pay',
        promises.map(({ noteId, amountSen, dueOn, state, at }) => ({
          note: numbers.get(noteId) ?? '',
          ...{ amount: senToText(amountSen), due_on: dueOn, state, recorded_at: at },
        })),
      ),
      exportTable(
        'letters',
        letters.map(({ noteId, template, language, on, totalSen }) => ({
          note: numbers.get(noteId) ?? '',
          ...{ template, language, on, total: senToText(totalSen) },
        })),
      ),
    ];
  },
};
