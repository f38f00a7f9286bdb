import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError, FieldError } from '../errors.ts';

/** One uploaded file, whole in memory: at most 10 MB each (spec §9). */
export interface Upload {
  readonly filename: string;
  readonly contentType: string;
  readonly bytes: Buffer;
}

const FILE_LIMIT_BYTES = 10_485_760;
const FILES_PER_REQUEST = 40;
const TOO_LARGE = 'Selected file size must be less than 10MB';

export async function registerMultipart(app: FastifyInstance): Promise<void> {
  await app.register(multipart, {
    limits: { fileSize: FILE_LIMIT_BYTES, files: FILES_PER_REQUEST, fields: 200, fieldSize: 100_000 },
    throwFileSizeLimit: false,
  });
}

/** Reads a form into one plain object: texts as they are, repeated names and files as lists. */
export async function readForm(request: FastifyRequest): Promise<Record<string, unknown>> {
  if (!request.isMultipart()) {
    throw new AppError('malformed', {}, 'Send this call as a multipart form.');
  }
  const texts: Record<string, string[]> = {};
  const files: Record<string, Upload[]> = {};
  const tooLarge = new Set<string>();
  for await (const part of request.parts()) {
    const name = part.fieldname.replace(/\[\]$/, '');
    if (part.type === 'field') {
      append(texts, name, String(part.value));
      continue;
    }
    const bytes = await part.toBuffer();
    if (part.file.truncated) {
      tooLarge.add(name);
    } else if (part.filename !== '' || bytes.length > 0) {
      append(files, name, { filename: part.filename, contentType: part.mimetype, bytes });
    }
  }
  if (tooLarge.size > 0) {
    throw new FieldError(Object.fromEntries([...tooLarge].map((name) => [name, [TOO_LARGE]])));
  }
  const fields = Object.entries(texts).map(([name, all]) => [name, all.length === 1 ? all[0] : all]);
  return { ...Object.fromEntries(fields), ...files };
}

function append<Value>(lists: Record<string, Value[]>, name: string, value: Value): void {
  const list = lists[name] ?? [];
  list.push(value);
  lists[name] = list;
}
