import { type ExportReader, exportTable } from '../../../platform/export.ts';
import { listCollectionsOf, listMandatesOf } from '../store/export.ts';

/** A customer's mandates and what was collected under them. */
export const directDebitExport: ExportReader = {
  name: 'direct_debit',
  async read({ reader }, userId) {
    return [
      exportTable('mandates', await listMandatesOf(reader, userId)),
      exportTable('collections', await listCollectionsOf(reader, userId)),
    ];
  },
};
