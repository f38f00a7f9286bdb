/** A file that was checked and is kept. */
export interface StoredFile {
  readonly id: string;
  /** Null for documents that the platform made itself. */
  readonly ownerUserId: string | null;
  readonly purpose: string;
  readonly name: string;
  readonly contentType: string;
  readonly bytes: number;
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
