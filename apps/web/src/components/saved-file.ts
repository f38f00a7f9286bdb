/** A file that the server has already. */
export interface SavedFile {
  readonly id: string;
  readonly name: string;
}
