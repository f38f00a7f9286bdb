import { fileMaxBytes } from '@titian/contracts/constants';
import { messages } from '@titian/contracts/messages';
import type { Upload } from '@titian/contracts/uploads';
import { fileTypeFromBuffer } from 'file-type';
import { cleanName } from './file-name.ts';
import { type ImageType, redrawn } from './image.ts';
import { pdfProblem } from './pdf.ts';

/** An upload that may be kept: its name cleaned, its type by content, images drawn again. */
export interface CheckedUpload {
  readonly name: string;
  readonly contentType: string;
  readonly bytes: Uint8Array;
}

export type UploadVerdict =
  | { readonly ok: true; readonly file: CheckedUpload }
  | { readonly ok: false; readonly problem: string };

const WRONG_TYPE = 'Please upload a photo (JPEG, PNG or WebP) or a PDF';
const BROKEN_IMAGE = 'This image cannot be read or is too large. Please take it again or save it smaller.';

const images: ReadonlySet<string> = new Set<ImageType>(['image/jpeg', 'image/png', 'image/webp']);

/** Judges a file by its content, never by its name or by what the browser says of it (rules §2). */
export async function checkUpload(upload: Upload): Promise<UploadVerdict> {
  if (upload.bytes.byteLength > fileMaxBytes) {
    return { ok: false, problem: messages.fileTooLarge };
  }
  const type = (await fileTypeFromBuffer(upload.bytes))?.mime;
  if (type === 'application/pdf') {
    const problem = pdfProblem(upload.bytes);
    return problem === null ? kept(upload, type, upload.bytes) : { ok: false, problem };
  }
  if (type === undefined || !images.has(type)) {
    return { ok: false, problem: WRONG_TYPE };
  }
  const drawn = await redrawn(upload.bytes, type as ImageType);
  if (drawn === null) {
    return { ok: false, problem: BROKEN_IMAGE };
  }
  return drawn.byteLength > fileMaxBytes
    ? { ok: false, problem: messages.fileTooLarge }
    : kept(upload, type, drawn);
}

function kept(upload: Upload, contentType: string, bytes: Uint8Array): UploadVerdict {
  return { ok: true, file: { name: cleanName(upload.filename), contentType, bytes } };
}
