import { queryOptions } from '@tanstack/react-query';
import type { CallResponse } from '../../../../lib/api/call-types.ts';
import { call } from '../../../../lib/api/client.ts';

export type TaxResidences = CallResponse<'operatorTaxResidences'>;
export type TaxResidenceRow = TaxResidences['items'][number];

/** Where an investor is and was a tax resident, newest first. */
export function taxResidencesQuery(id: string) {
  return queryOptions({
    queryKey: ['operator', 'tax-residences', id],
    queryFn: ({ signal }) => call('operatorTaxResidences', { params: { id }, signal }),
  });
}

/** Keeps a document about an investor's residence; answers its file. */
export async function uploadTaxDocument(id: string, file: File): Promise<string> {
  const answer = await call('operatorUploadTaxDocument', { params: { id }, body: { document: [file] } });
  return answer.file.id;
}
