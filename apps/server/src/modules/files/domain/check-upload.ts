import { readFile } from 'node:fs/promises';
import { fileMaxBytes } from '@titian/contracts/constants';
import type { Message } from '@titian/contracts/messages/definition';
import { message } from '@titian/contracts/messages/message';
import type { Upload } from '@titian/contracts/uploads';
import { fileTypeFromFile } from 'file-type';
import { cleanName } from './file-name.ts';
import { type ImageType, redraw } from './image.ts';
import { pdfProblem } from './pdf.ts';

/** An upload that may be stored: its name sanitised, its type by content, images re-encoded. */
export interface CheckedUpload {
  readonly name: string;
  readonly contentType: string;
  readonly size: number;
  /** The path of the bytes to store: the uploaded ones, or the re-encoded image beside them. */
  readonly path: string;
}

export type UploadVerdict =
  | { readonly ok: true; readonly file: CheckedUpload }
  | { readonly ok: false; readonly problem: Message };

const WRONG_TYPE = message('upload_type_not_accepted');
const BROKEN_IMAGE = message('image_unreadable');

const images: ReadonlySet<string> = new Set<ImageType>(['image/jpeg', 'image/png', 'image/webp']);

/** Checks a file by its content, never by its name or declared type (FIL-1). */
export async function checkUpload(upload: Upload): Promise<UploadVerdict> {
  if (upload.size > fileMaxBytes) {
    return rejected(message('file_too_large'));
  }
  const type = upload.size === 0 ? undefined : (await fileTypeFromFile(upload.path))?.mime;
  if (type === 'application/pdf') {
    const problem = await pdfProblem(await readFile(upload.path));
    return problem === null ? accepted(upload, type, upload) : rejected(problem);
  }
  if (type === undefined || !images.has(type)) {
    return rejected(WRONG_TYPE);
  }
  const path = drawnPath(upload);
  const size = await redraw(upload.path, path, type as ImageType);
  if (size === null) {
    return rejected(BROKEN_IMAGE);
  }
  return size > fileMaxBytes ? rejected(message('file_too_large')) : accepted(upload, type, { path, size });
}

/** The path of the re-encoded image of an upload; the caller removes leftovers. */
export function drawnPath(upload: Pick<Upload, 'path'>): string {
  return `${upload.path}.drawn`;
}

function rejected(problem: Message): UploadVerdict {
  return { ok: false, problem };
}

function accepted(
  upload: Upload,
  contentType: string,
  { path, size }: Pick<CheckedUpload, 'path' | 'size'>,
): UploadVerdict {
  return { ok: true, file: { name: cleanName(upload.filename), contentType, path, size } };
}
