import { type ExportReader, exportTable } from '../../../platform/export.ts';
import { listHoldingsOf, listNotesOf, listSubscriptionsOf } from '../store/export.ts';

/** An investor's subscriptions and holdings, a business owner's notes. */
export const notesExport: ExportReader = {
  name: 'notes',
  async read({ reader }, userId) {
    return [
      exportTable('subscriptions', await listSubscriptionsOf(reader, userId)),
      exportTable('holdings', await listHoldingsOf(reader, userId)),
      exportTable('own_notes', await listNotesOf(reader, userId)),
    ];
  },
};
