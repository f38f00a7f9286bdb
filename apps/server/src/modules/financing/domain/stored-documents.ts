import { filesPerFieldMax } from '@titian/contracts/constants';
import { message } from '@titian/contracts/messages/message';
import { fieldError } from '../../../platform/errors.ts';

/**
 * The documents of a form after saving: the retained ones, then the new ones.
 * @throws FieldError on `documents` for more than one field may have
 */
export function storedDocuments(
  before: readonly string[],
  retained: readonly string[],
  added: readonly string[],
): string[] {
  const documents = [...before.filter((id) => retained.includes(id)), ...added];
  if (documents.length > filesPerFieldMax) {
    throw fieldError('documents', message('files_too_many', { max: filesPerFieldMax }));
  }
  return documents;
}
