import { type ExportReader, exportTable } from '../../../platform/export.ts';
import { listHoldingsOf, listNotesOf, listSubscriptionsOf } from '../store/export.ts';
import { listSearchesOf } from '../store/saved-searches.ts';
import { listWatchedOf } from '../store/watchlist.ts';

/** An investor's subscriptions, holdings, watchlist and saved searches, a business owner's notes. */
export const notesExport: ExportReader = {
  name: 'notes',
  async read({ reader }, userId) {
    return [
      exportTable('subscriptions', await listSubscriptionsOf(reader, userId)),
      exportTable('holdings', await listHoldingsOf(reader, userId)),
      exportTable('watchlist', await listWatchedOf(reader, userId)),
      exportTable('saved_searches', await listSearchesOf(reader, userId)),
      exportTable('own_notes', await listNotesOf(reader, userId)),
    ];
  },
};
