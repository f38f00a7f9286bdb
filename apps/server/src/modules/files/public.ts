/**
 * Owns: files, file_reads, download_tokens.
 * States: a file is stored → dropped (its form has it no more) → purged; quarantined → stored where the malware scanner
 * was unreachable.
 * Rules: content decides what a file is; images lose their metadata; the owner reads, and operators by its purpose and
 * their role (decision 058); every reading is recorded with its ground.
 * Use: `withUploads` around the command of a form, `recordUploads` inside it, `fileLink` on the wire.
 */

export { dropFiles } from './commands/drop-files.ts';
export { openOwnFile } from './commands/open-own-file.ts';
export { withDocument } from './commands/store-document.ts';
export {
  recordUploads,
  type StoredFields,
  type StoredUpload,
  withUploads,
} from './commands/store-uploads.ts';
export type { FileIntake } from './domain/intake.ts';
export {
  type FileLink,
  fileLink,
  type OperatorFileLink,
  operatorFileLink,
  type StoredFile,
} from './domain/stored-file.ts';
export { scanHeld, sweepFiles } from './jobs.ts';
export { contentHashes } from './queries/content-hashes.ts';
export { filesPage } from './queries/files-page.ts';
export { hasSameContent } from './queries/has-same-content.ts';
export { readFiles } from './queries/read-files.ts';
