import { queryOptions } from '@tanstack/react-query';
import type { LegalKind } from '@titian/contracts/legal-kinds';
import type { CallResponse } from '../../../lib/api/call-types.ts';
import { call } from '../../../lib/api/client.ts';
import { currentLanguage } from '../../../lib/text/language.ts';

export type LegalText = CallResponse<'legalText'>;

/** A version never changes; which one is in force does, once a day at most. */
const FRESH_MS = 5 * 60_000;

/** A legal text in the reader's language: the version in force, or the one that is named. */
export function legalTextQuery(kind: LegalKind, version: string | undefined) {
  return queryOptions({
    queryKey: ['legal-text', kind, version ?? null, currentLanguage()] as const,
    queryFn: ({ signal }) =>
      call('legalText', {
        params: { kind },
        query: version === undefined ? {} : { version },
        signal,
      }),
    staleTime: FRESH_MS,
  });
}
