import { call } from '../../../../lib/api/client.ts';
import type { EnteredAccount } from '../../shared/verify-account-form.tsx';

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

/** Asks the bank whether an account is the sender's; one that is not is refused at its field. */
export function verifySenderAccount(id: string, entered: EnteredAccount) {
  return call('operatorExceptionReturnAccount', { params: { id }, body: entered });
}

/** Uploads a statement file of the bank, camt.053 or MT940; it settles nothing before a second operator approves. */
export function uploadStatement(file: File | null) {
  return call('operatorUploadStatement', { body: { statement_file: file === null ? [] : [file] } });
}
