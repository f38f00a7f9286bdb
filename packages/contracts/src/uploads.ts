import { z } from 'zod';
import { fileMaxBytes, filesPerFieldMax } from './constants.ts';
import { messages } from './messages.ts';

/** One file of a multipart body as the server has read it. */
export interface Upload {
  readonly filename: string;
  readonly contentType: string;
  readonly bytes: Uint8Array;
}

/** A multipart body with its files replaced by the sender's kind of file (`WithUploads<Body, File>` in a browser). */
export type WithUploads<T, F> = T extends Upload
  ? F
  : T extends readonly (infer I)[]
    ? WithUploads<I, F>[]
    : T extends object
      ? { [K in keyof T]: WithUploads<T[K], F> }
      : T;

const upload = z.object({
  filename: z.string(),
  contentType: z.string(),
  bytes: z.instanceof(Uint8Array),
});

/**
 * The files of one multipart field, at most `max`. Their content is judged by the server, not here.
 * A file over 10 MB is refused at its field with the text of spec §5.
 */
export function uploads(max: number = filesPerFieldMax) {
  return z
    .array(upload)
    .max(max, max === 1 ? 'Please upload one file only' : `Please upload at most ${max} files`)
    .refine((files) => files.every((one) => one.bytes.byteLength <= fileMaxBytes), messages.fileTooLarge)
    .default([]);
}
