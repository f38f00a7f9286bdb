import { readersOfFile } from '@titian/contracts/operator-access';
import { heldOf } from '@titian/contracts/permissions';
import type { Principal } from '../../platform/http/principal.ts';
import type { StoredFile } from './domain/stored-file.ts';

/**
 * The ground on which a user opens a file, as recorded with the reading: as its owner, or by the roles that open
 * files of its purpose. Null where there is none; another module may still share it.
 */
export function groundToOpen(principal: Principal, file: StoredFile): string | null {
  if (principal.kind === 'user') {
    return principal.id === file.ownerUserId ? 'owner' : null;
  }
  const roles = heldOf(principal, readersOfFile(file.purpose));
  return roles.length === 0 ? null : `role: ${roles.join(', ')}`;
}
