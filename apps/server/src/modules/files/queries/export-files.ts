import { type ExportReader, exportTable } from '../../../platform/export.ts';
import { listFilesOf } from '../store/files.ts';

/** The list of a customer's files; the files themselves are opened in the product. */
export const filesExport: ExportReader = {
  name: 'files',
  read: async ({ reader }, userId) => [exportTable('files', await listFilesOf(reader, userId))],
};
