import { type ExportReader, exportTable } from '../../../platform/export.ts';
import { readNotes } from '../../notes/public.ts';
import { listMandates } from '../store/mandates.ts';
import { listOrders } from '../store/orders.ts';

const ALL = 1_000_000;

/** The mandates that the investor signed, and what was ordered under them. */
export const fundManagementExport: ExportReader = {
  name: 'fund_management',
  async read(ctx, userId) {
    const mandates = await listMandates(ctx.reader, [userId]);
    const orders = await listOrders(ctx.reader, userId, ALL);
    const notes = await readNotes(
      ctx,
      orders.flatMap((one) => one.noteId ?? []),
    );
    const numbers = new Map(notes.map((note) => [note.id, note.number]));
    return [
      exportTable(
        'management_mandates',
        mandates.map(({ from, until, maxPerNoteSen, minimumGrade, contracts }) => ({
          ...{ from, until, max_per_note_sen: maxPerNoteSen, minimum_grade: minimumGrade, contracts },
        })),
      ),
      exportTable(
        'managed_orders',
        orders.map(({ kind, noteId, amountSen, state, createdAt }) => ({
          ...{
            kind,
            note: numbers.get(noteId ?? '') ?? null,
            amount_sen: amountSen,
            state,
            entered_at: createdAt,
          },
        })),
      ),
    ];
  },
};
