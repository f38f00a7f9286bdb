import './readable-errors.ts';
import { z } from 'zod';
import { fileMaxBytes, filesPerFieldMax } from './constants.ts';
import { issueMessage } from './messages/message.ts';

/** One file of a multipart body as the server has received it: its bytes lie on disk, not in memory. */
export interface Upload {
  readonly filename: string;
  readonly contentType: string;
  /** Bytes. */
  readonly size: number;
  /** Of the bytes, in hexadecimal. */
  readonly sha256: string;
  /** Where the bytes lie until the call has been answered; it does not belong to the content of a request. */
  readonly path: string;
}

/** A multipart body with its files replaced by the sender's kind of file (`WithUploads<Body, File>` in a browser). */
export type WithUploads<T, F> = T extends Upload
  ? F
  : T extends readonly (infer I)[]
    ? WithUploads<I, F>[]
    : T extends object
      ? { [K in keyof T]: WithUploads<T[K], F> }
      : T;

function isUpload(value: unknown): value is Upload {
  const { filename, contentType, size, sha256, path } = Object(value) as Partial<
    Record<keyof Upload, unknown>
  >;
  const texts = [filename, contentType, sha256, path];
  return texts.every((one) => typeof one === 'string') && typeof size === 'number';
}

const upload = z.custom<Upload>(isUpload, issueMessage('file_required'));

/** What is said of a field that takes at most `max` files and was given more. */
export function tooManyFiles(max: number): string {
  return max === 1 ? issueMessage('file_one_only') : issueMessage('files_too_many', { max });
}

/**
 * The files of one multipart field, at most `max`. Their content is validated by the server, not here.
 * A file over 10 MB is rejected at its field with the text of FIL-7.
 */
export function uploads(max: number = filesPerFieldMax) {
  return z
    .array(upload)
    .max(max, tooManyFiles(max))
    .refine((files) => files.every((one) => one.size <= fileMaxBytes), issueMessage('file_too_large'))
    .default([]);
}
