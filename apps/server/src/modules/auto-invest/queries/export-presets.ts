import { type ExportReader, exportTable } from '../../../platform/export.ts';
import { presentSaved } from '../present.ts';
import { listAllocationsOf } from '../store/allocations.ts';
import { listRejectionsOf } from '../store/preset-rejections.ts';
import { listVersions } from '../store/presets.ts';

/** Every version of an investor's preset, and what runs planned for it. */
export const autoInvestExport: ExportReader = {
  name: 'auto_investment',
  async read({ reader }, userId) {
    return [
      exportTable('presets', (await listVersions(reader, userId)).map(presentSaved)),
      exportTable('allocations', await listAllocationsOf(reader, userId)),
      exportTable('allocation_rejections', await listRejectionsOf(reader, userId)),
    ];
  },
};
