import { call } from '../../../lib/api/client.ts';

export interface Assignment {
  readonly id: string;
  /** Null gives the exception back to nobody. */
  readonly ownerId: string | null;
  readonly note: string;
}

/** Makes somebody of finance the owner of an exception. */
export function assignException({ id, ownerId, note }: Assignment) {
  const body = { owner_id: ownerId, ...(note.trim() === '' ? {} : { note }) };
  return call('operatorAssignException', { params: { id }, body });
}

export interface Explanation {
  readonly id: string;
  readonly reason: string;
  /** The transfer that a line shows; null explains it in words only. */
  readonly transferId: string | null;
}

/** Explains an exception for good. It moves no money. */
export function resolveException({ id, reason, transferId }: Explanation) {
  const body = { reason, ...(transferId === null ? {} : { transfer_id: transferId }) };
  return call('operatorResolveException', { params: { id }, body });
}

/** Imports a statement file of the bank, camt.053 or MT940. */
export function uploadStatement(file: File | null) {
  return call('operatorUploadStatement', { body: { statement_file: file === null ? [] : [file] } });
}
