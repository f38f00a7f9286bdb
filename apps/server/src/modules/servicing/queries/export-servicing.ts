import { type ExportReader, exportTable } from '../../../platform/export.ts';
import { listAgreementsOf, listRepaymentOrdersOf } from '../store/export.ts';

/** What a business owner paid back, and the agreements they accepted. */
export const servicingExport: ExportReader = {
  name: 'repayments',
  async read({ reader }, userId) {
    return [
      exportTable('payments', await listRepaymentOrdersOf(reader, userId)),
      exportTable('agreements', await listAgreementsOf(reader, userId)),
    ];
  },
};
