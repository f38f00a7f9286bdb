import { permissionOfFile, readersOfFile } from '@titian/contracts/operator-access';
import type { OperatorRole } from '@titian/contracts/operator-roles';
import { may, type PermissionHolder } from '@titian/contracts/permissions';

/** A file that was checked and stored. */
export interface StoredFile {
  readonly id: string;
  /** Null for documents that the platform made itself. */
  readonly ownerUserId: string | null;
  readonly purpose: string;
  readonly name: string;
  readonly contentType: string;
  readonly bytes: number;
  /** Not scanned for malware yet, so it cannot be opened. */
  readonly isHeld: boolean;
}

/** How a file is shown on the wire; `path` opens through `/download`. */
export interface FileLink {
  readonly id: string;
  readonly name: string;
  readonly path: string;
}

export function fileLink(file: Pick<StoredFile, 'id' | 'name'>): FileLink {
  return { id: file.id, name: file.name, path: `/download?id=${file.id}` };
}

/** How an operator sees a file: by name where only other roles open it. */
export interface OperatorFileLink extends Omit<FileLink, 'path'> {
  readonly path: string | null;
  readonly readers: OperatorRole[];
}

export function operatorFileLink(
  file: Pick<StoredFile, 'id' | 'name' | 'purpose'>,
  operator: PermissionHolder,
): OperatorFileLink {
  const readers = [...readersOfFile(file.purpose)];
  const permission = permissionOfFile(file.purpose);
  const { id, name, path } = fileLink(file);
  return { id, name, path: permission !== null && may(operator, permission) ? path : null, readers };
}
