import { queryOptions } from '@tanstack/react-query';
import type { CallBody, CallResponse } from '../../../../lib/api/call-types.ts';
import { call } from '../../../../lib/api/client.ts';
import type { EnteredAccount } from '../../shared/verify-account-form.tsx';

export type NoteServicingData = CallResponse<'operatorNote'>;
export type NoteUpdateBody = CallBody<'operatorNoteUpdate'>;

/** How a note is being repaid, and what this operator may do about it. */
export function noteServicingQuery(noteId: string) {
  return queryOptions({
    queryKey: ['operator', 'notes', 'servicing', noteId],
    queryFn: ({ signal }) => call('operatorNote', { params: { id: noteId }, signal }),
  });
}

/** Verifies at the bank that an account is the guarantor's; another one is rejected at its field. */
export function verifyGuarantorAccount(noteId: string, { bic, number }: EnteredAccount) {
  return call('operatorGuarantorAccount', { params: { id: noteId }, body: { bic, number } });
}

/** Notifies the note's investors what was done, and what is done next. */
export function writeUpdate(noteId: string, body: NoteUpdateBody, idempotencyKey: string) {
  return call('operatorNoteUpdate', { params: { id: noteId }, body, idempotencyKey });
}

/** Stores a signed consent to a restructuring; answers its id. */
export async function uploadConsent(noteId: string, document: File): Promise<string> {
  const answer = await call('operatorUploadConsent', {
    params: { id: noteId },
    body: { document: [document] },
  });
  return answer.file.id;
}
