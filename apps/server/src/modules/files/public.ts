/**
 * Owns: files, file_reads, download_tokens.
 * States: a file is stored → dropped (its form has it no more) → purged.
 * Announces: nothing.
 * Rules: content decides what a file is; images lose their metadata; owner and operators read, every read is recorded.
 * Use: `withUploads` around the command of a form, `recordUploads` inside it, `fileLink` on the wire.
 */

export { dropFiles } from './commands/drop-files.ts';
export { type OwnDocument, withDocument } from './commands/keep-document.ts';
export { type KeptFields, type KeptUpload, recordUploads, withUploads } from './commands/keep-uploads.ts';
export { openOwnFile } from './commands/open-own-file.ts';
export { purgeFile } from './commands/purge-file.ts';
export { type FileLink, fileLink, type StoredFile } from './domain/stored-file.ts';
export { fileJobs, fileSweep, sweepFiles } from './jobs.ts';
export { contentHashes } from './queries/content-hashes.ts';
export { filesExport } from './queries/export-files.ts';
export { hasSameContent } from './queries/has-same-content.ts';
export { readFiles } from './queries/read-files.ts';
export { type FileDeps, fileRoutes } from './routes.ts';
