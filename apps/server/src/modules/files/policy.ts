import type { Principal } from '../../platform/http/principal.ts';
import type { StoredFile } from './domain/stored-file.ts';

/** Only the owner and operators read a file (rules §2), and those to whom a module above shows it. */
export function mayRead(principal: Principal, file: StoredFile): boolean {
  return principal.kind === 'operator' || principal.id === file.ownerUserId;
}
