import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { CallBody, CallResponse } from '../../../../lib/api/call-types.ts';
import { call, callForFile } from '../../../../lib/api/client.ts';
import type { FileFormat } from '../../shared/file-buttons.tsx';

export type Treasury = CallResponse<'operatorTreasury'>;
export type OpenPeriod = Treasury['open'][number];
export type Remittance = CallResponse<'operatorRemittances'>['items'][number];
export type Recipient = CallResponse<'operatorRecipients'>['items'][number];

/** Every list of the page begins with this. */
export const treasuryKey = ['operator', 'treasury'] as const;

/** What is owed to whom, and the fees that may be swept. */
export const treasuryQuery = queryOptions({
  queryKey: [...treasuryKey, 'overview'],
  queryFn: ({ signal }) => call('operatorTreasury', { signal }),
});

/** Sweeps and remittances, page by page. */
export const remittancesQuery = infiniteQueryOptions({
  queryKey: [...treasuryKey, 'remittances'],
  queryFn: ({ pageParam, signal }) =>
    call('operatorRemittances', { query: pageParam === null ? {} : { cursor: pageParam }, signal }),
  initialPageParam: null as string | null,
  getNextPageParam: (page) => page.next_cursor,
});

/** Accounts that platform money may be sent to. */
export const recipientsQuery = queryOptions({
  queryKey: [...treasuryKey, 'recipients'],
  queryFn: ({ signal }) => call('operatorRecipients', { signal }),
});

/** Lines of the operating account's statement that may have paid a tax. */
export function taxLinesQuery(id: string) {
  return queryOptions({
    queryKey: [...treasuryKey, 'lines', id],
    queryFn: ({ signal }) => call('operatorTaxLines', { params: { id }, signal }),
  });
}

/** The banks that money can be sent to. */
export const banksQuery = queryOptions({
  queryKey: ['registration-constants', 'banks'],
  queryFn: async ({ signal }) => (await call('investorRegistrationConstants', { signal })).banks,
});

export type RecipientDraft = CallBody<'operatorCreateRecipient'>;

/** Drafts a recipient; the account holder is verified at the bank. */
export function createRecipient(body: RecipientDraft) {
  return call('operatorCreateRecipient', { body });
}

/** Keeps an invoice; answers its file. */
export async function uploadInvoice(file: File): Promise<string> {
  const answer = await call('operatorUploadInvoice', { body: { invoice: [file] } });
  return answer.file.id;
}

/** The transfers behind a sum that is not remitted yet. */
export function readOpenTransfers(
  period: Pick<OpenPeriod, 'obligation' | 'through' | 'note'>,
  format: FileFormat,
): Promise<Blob> {
  const { obligation, through, note } = period;
  const query = { obligation, through, format, ...(note === null ? {} : { note_id: note.id }) };
  return callForFile('operatorOpenTransfers', { query });
}

/** The transfers that a sweep or remittance covers. */
export function readCoveredTransfers(id: string, format: FileFormat): Promise<Blob> {
  return callForFile('operatorRemittanceTransfers', { params: { id }, query: { format } });
}
