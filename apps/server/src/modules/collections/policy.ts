import { may, type PermissionHolder } from '@titian/contracts/permissions';
import type { Note } from '../notes/public.ts';

/** What an operator may do about a note: nothing once it is late no more. */
export function actsOn(operator: PermissionHolder, { isLate }: Pick<Note, 'isLate'>) {
  const works = isLate && may(operator, 'collection_work');
  return { record_contact: works, record_promise: works, send_letter: works, assign: works };
}
