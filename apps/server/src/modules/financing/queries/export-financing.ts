import { type ExportReader, exportTable } from '../../../platform/export.ts';
import { listApplicationsOf, listLimitsOf, listOffersOf } from '../store/export.ts';

/**
 * What a business owner applied for and was offered; guarantors are other persons, so only their identity is
 * exported.
 */
export const financingExport: ExportReader = {
  name: 'financing',
  async read({ reader }, userId) {
    const applications = await listApplicationsOf(reader, userId);
    return [
      exportTable(
        'applications',
        applications.map(({ data, ...application }) => ({ ...application, form: formOf(data) })),
      ),
      exportTable('offers', await listOffersOf(reader, userId)),
      exportTable('limits', await listLimitsOf(reader, userId)),
    ];
  },
};

function formOf(data: unknown): unknown {
  if (
    typeof data !== 'object' ||
    data === null ||
    !('guarantors' in data) ||
    !Array.isArray(data.guarantors)
  ) {
    return data;
  }
  // Their identity numbers lie here encrypted and stay so.
  const guarantors = data.guarantors.map((one) => ({ ...one, identity_number: null }));
  return { ...data, guarantors };
}
