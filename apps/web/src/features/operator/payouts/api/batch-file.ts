import { callForFile } from '../../../../lib/api/client.ts';

/** The ISO 20022 message of a batch (`pain.001`). */
export function readBatchFile(id: string): Promise<Blob> {
  return callForFile('operatorPayoutBatchFile', { params: { id } });
}
