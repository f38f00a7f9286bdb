import { queryOptions } from '@tanstack/react-query';
import type { CallBody, CallResponse } from '../../../lib/api/call-types.ts';
import { call } from '../../../lib/api/client.ts';

export type NoteDeskAnswer = CallResponse<'operatorNote'>;
export type NoteUpdateBody = CallBody<'operatorNoteUpdate'>;

/** How a note is being repaid, and what this operator may do about it. */
export function noteDeskQuery(noteId: string) {
  return queryOptions({
    queryKey: ['operator', 'notes', 'desk', noteId],
    queryFn: ({ signal }) => call('operatorNote', { params: { id: noteId }, signal }),
  });
}

/** Tells the note's investors what was done, and what is done next. */
export function writeUpdate(noteId: string, body: NoteUpdateBody) {
  return call('operatorNoteUpdate', { params: { id: noteId }, body });
}
