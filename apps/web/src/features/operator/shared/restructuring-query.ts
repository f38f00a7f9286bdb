import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { CallResponse } from '../../../lib/api/call-types.ts';
import { call } from '../../../lib/api/client.ts';

/** As they are typed: whole months, and a yearly rate in percent. */
export type RestructuringTerms = Readonly<
  Record<'months' | 'pause_months' | 'grace_months' | 'extension_rate', string>
>;
export type PreviewedRestructuring = CallResponse<'operatorRestructuringPreview'>['preview'];

/** What a restructuring would make of a note today. */
export function restructuringPreviewQuery(noteId: string, terms: RestructuringTerms) {
  return queryOptions({
    queryKey: ['operator', 'notes', 'restructuring', noteId, terms],
    queryFn: ({ signal }) =>
      call('operatorRestructuringPreview', { params: { id: noteId }, query: terms, signal }),
    placeholderData: keepPreviousData,
    retry: false,
  });
}
