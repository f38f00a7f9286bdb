import { rm } from 'node:fs/promises';
import multipart, { type MultipartFile } from '@fastify/multipart';
import { fileMaxBytes } from '@titian/contracts/constants';
import { messages } from '@titian/contracts/messages';
import type { Upload } from '@titian/contracts/uploads';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError, FieldError } from '../errors.ts';
import './fastify-request.ts';
import { receiveFile } from './received-file.ts';

const FILES_PER_REQUEST = 60;

/** Forms with files; what came is removed from the folder once the call has been answered. */
export async function registerMultipart(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(multipart, {
    limits: { fileSize: fileMaxBytes, files: FILES_PER_REQUEST, fields: 200, fieldSize: 100_000 },
    throwFileSizeLimit: false,
  });
  app.decorateRequest('incomingFolder', folder);
  app.decorateRequest('received', null);
  app.addHook('onResponse', async (request) => {
    await Promise.all((request.received ?? []).map((path) => rm(path, { force: true })));
  });
}

/**
 * Reads a form into one plain object: texts as they are, repeated names and files as lists.
 * @throws AppError `unsupported_media_type`, `malformed`, `payload_too_large`; FieldError on each field with a file over 10 MB
 */
export async function readForm(request: FastifyRequest): Promise<Record<string, unknown>> {
  if (!request.isMultipart()) {
    throw new AppError('unsupported_media_type', {}, 'Send this call as a multipart form.');
  }
  try {
    return await readParts(request);
  } catch (error) {
    // What the parser says of a form that is cut off or torn has no code, unlike everything that goes wrong with us.
    throw error instanceof Error && !('code' in error) ? new AppError('malformed') : error;
  }
}

async function readParts(request: FastifyRequest): Promise<Record<string, unknown>> {
  const texts = new Map<string, string[]>();
  const files = new Map<string, Upload[]>();
  const tooLarge = new Set<string>();
  for await (const part of request.parts()) {
    const name = part.fieldname.replace(/\[\]$/, '');
    if (part.type === 'field') {
      append(texts, name, String(part.value));
      continue;
    }
    const file = await receive(request, part);
    if (part.file.truncated) {
      tooLarge.add(name);
    } else if (part.filename !== '' || file.size > 0) {
      append(files, name, file);
    }
  }
  if (tooLarge.size > 0) {
    throw new FieldError(Object.fromEntries([...tooLarge].map((name) => [name, [messages.fileTooLarge]])));
  }
  const fields = [...texts].map(([name, all]) => [name, all.length === 1 ? all[0] : all]);
  return { ...Object.fromEntries(fields), ...Object.fromEntries(files) };
}

async function receive(request: FastifyRequest, part: MultipartFile): Promise<Upload> {
  const about = { filename: part.filename, contentType: part.mimetype };
  const file = await receiveFile(request.incomingFolder, part.file, about);
  request.received = [...(request.received ?? []), file.path];
  return file;
}

function append<Value>(lists: Map<string, Value[]>, name: string, value: Value): void {
  lists.set(name, [...(lists.get(name) ?? []), value]);
}
