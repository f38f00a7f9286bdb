import { call } from '../../../../lib/api/client.ts';
import type { EnteredAccount } from '../../shared/verify-account-form.tsx';

export interface Assignment {
  readonly id: string;
  /** Null unassigns the exception. */
  readonly ownerId: string | null;
  readonly note: string;
}

/** Assigns an exception to a finance operator. */
export function assignException({ id, ownerId, note }: Assignment) {
  const body = { owner_id: ownerId, ...(note.trim() === '' ? {} : { note }) };
  return call('operatorAssignException', { params: { id }, body });
}

/** Verifies at the bank that an account is the sender's; another one is rejected at its field. */
export function verifySenderAccount(id: string, entered: EnteredAccount) {
  return call('operatorExceptionReturnAccount', { params: { id }, body: entered });
}

/** Uploads a statement file of the bank, camt.053 or MT940; it settles nothing before a second operator approves. */
export function uploadStatement(file: File | null) {
  return call('operatorUploadStatement', { body: { statement_file: file === null ? [] : [file] } });
}

/** Proposes what is suggested for several exceptions; each answers for itself (PAY-44). */
export function proposeSuggestions({
  ids,
  reason,
}: {
  readonly ids: readonly string[];
  readonly reason: string;
}) {
  return call('operatorProposeSuggestions', { body: { exception_ids: [...ids], reason } });
}
