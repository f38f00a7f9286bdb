import { permissionOfFile } from '@titian/contracts/operator-access';
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
  const permission = permissionOfFile(file.purpose);
  const grant = permission === null ? undefined : principal.grants[permission];
  return grant === undefined ? null : `role: ${grant.roles.join(', ')}`;
}
