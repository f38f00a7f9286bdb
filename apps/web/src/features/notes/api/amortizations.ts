import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { CallResponse } from '../../../lib/api/call-types.ts';
import { call } from '../../../lib/api/client.ts';
import { notesKey } from './note.ts';

export type Quote = NonNullable<CallResponse<'noteAmortizations'>['quote']>;
export type Instalment = CallResponse<'noteAmortizations'>['items'][number];

/** What a note pays, and has paid, by due date. */
export function scheduleQuery(noteId: string) {
  return queryOptions({
    queryKey: [...notesKey, 'schedule', noteId],
    queryFn: ({ signal }) => call('noteAmortizations', { query: { note_id: noteId }, signal }),
    select: ({ items }) => items,
  });
}

/**
 * The quote of an amount, after fee and tax (SCH-6), with the amount that it is for: the last answer is shown, greyed,
 * while the next one loads (SUB-5).
 */
export function quoteQuery(noteId: string, amount: string) {
  return queryOptions({
    queryKey: [...notesKey, 'quote', noteId, amount],
    queryFn: async ({ signal }) => ({
      ...(await call('noteAmortizations', { query: { note_id: noteId, amount }, signal })),
      amount,
    }),
    placeholderData: keepPreviousData,
  });
}
