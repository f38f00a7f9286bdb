import { rm } from 'node:fs/promises';
import multipart, { type MultipartFile } from '@fastify/multipart';
import { fileMaxBytes } from '@titian/contracts/constants';
import { message } from '@titian/contracts/messages/message';
import type { UploadLimit } from '@titian/contracts/upload-limits';
import type { Upload } from '@titian/contracts/uploads';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError, FieldError, fieldError } from '../errors.ts';
import './fastify-request.ts';
import { bodyPace, watchBody } from './body-watch.ts';
import { receiveFile } from './received-file.ts';
import type { MultipartOptions } from './upload-gate.ts';

const FIELDS_MAX = 200;
const FIELD_MAX_BYTES = 100_000;
/**
 * What the parser holds of one part before it waits for a reader. A part that it skips is read only after the bytes at hand
 * are parsed, and its wait never ends where the form ends in them; so this is more than a connection hands over at once.
 */
const PART_BUFFER_BYTES = 262_144;
/** Time for the error of a slow body to reach its sender before the connection is cut. */
const LAST_WORDS_MS = 1_000;

/**
 * Forms with files; what came is removed from the folder once the call has been answered or its connection is closed.
 */
export async function registerMultipart(app: FastifyInstance, options: MultipartOptions): Promise<void> {
  await app.register(multipart, {
    fileHwm: PART_BUFFER_BYTES,
    limits: { fileSize: fileMaxBytes, fields: FIELDS_MAX, fieldSize: FIELD_MAX_BYTES },
    throwFileSizeLimit: false,
  });
  app.decorateRequest('uploads', { getter: () => options });
  app.decorateRequest('received', null);
  app.decorateRequest('leaveGate', null);
  app.addHook('onResponse', dropReceived);
  // A closed connection gets no answer, and files of a rejected call are removed before its answer.
  app.addHook('onError', dropReceived);
}

/** Removes the files of a call and releases their capacity; idempotent. */
export async function dropReceived(request: FastifyRequest): Promise<void> {
  if (request.received === null && request.leaveGate === null) {
    return;
  }
  const paths = request.received ?? [];
  request.received = null;
  await Promise.all(paths.map((path) => rm(path, { force: true })));
  request.leaveGate?.();
  request.leaveGate = null;
}

/**
 * Reads a form into one plain object: texts as they are, repeated names and files as lists. The caller has
 * authenticated the sender; number and size of files are checked here before the first byte is stored.
 * @param before rejects files that their object does not take; called before the first of them
 * @throws AppError `unsupported_media_type`, `malformed`, `payload_too_large`, `rate_limited`, `busy`,
 * `upload_timeout`, `storage_full`; FieldError on each field with a file over 10 MB or more files than it takes
 */
export async function readForm(
  request: FastifyRequest,
  limit: UploadLimit,
  before: () => Promise<void> = async () => undefined,
): Promise<Record<string, unknown>> {
  if (!request.isMultipart()) {
    throw new AppError('unsupported_media_type', {}, message('multipart_expected'));
  }
  // A guest who may not send files here uses no capacity either; the sign-in is checked before the first file.
  const validate = onceOnly(before);
  if (request.principal === null) {
    await validate();
  }
  const { gate } = request.uploads;
  const account = request.principal?.id ?? null;
  request.leaveGate = gate.enter({ address: request.ip, account }, declaredBytes(request, limit));
  const reading = readParts(request, limit, validate);
  try {
    return await paced(request, reading);
  } catch (error) {
    // What is still being written then goes as well, once its writing has stopped.
    reading.catch(() => {}).finally(() => dropReceived(request));
    await dropReceived(request);
    // What the parser says of a form that is cut off or torn has no code, unlike the server's own errors.
    throw error instanceof Error && !('code' in error) ? new AppError('malformed') : error;
  }
}

/** What a call says that it brings; one that does not say counts as the largest. */
function declaredBytes({ headers }: FastifyRequest, { callMaxBytes }: UploadLimit): number {
  const declared = headers['content-length'] === undefined ? callMaxBytes : Number(headers['content-length']);
  if (!(declared <= callMaxBytes)) {
    throw new AppError('payload_too_large');
  }
  return declared;
}

/** Waits for a form as long as it comes at a fair pace; then its connection is cut, and its parts go with it. */
async function paced<Result>(request: FastifyRequest, reading: Promise<Result>): Promise<Result> {
  const { raw } = request;
  let stop = () => {};
  const tooSlow = new Promise<never>((_resolve, reject) => {
    stop = watchBody(raw, request.uploads.pace ?? bodyPace, () => {
      reject(new AppError('upload_timeout'));
      setTimeout(() => raw.destroy(), LAST_WORDS_MS).unref();
    });
  });
  try {
    return await Promise.race([reading, tooSlow]);
  } finally {
    stop();
  }
}

async function readParts(
  request: FastifyRequest,
  limit: UploadLimit,
  validate: () => Promise<void>,
): Promise<Record<string, unknown>> {
  const texts = new Map<string, string[]>();
  const files = new Map<string, Upload[]>();
  const tooLarge = new Set<string>();
  const room = { text: limit.textMaxBytes, bytes: limit.callMaxBytes };
  for await (const part of request.parts()) {
    const name = part.fieldname.replace(/\[\]$/, '');
    if (part.type === 'field') {
      // A text that is cut off would be read as another one.
      if (part.valueTruncated) {
        throw new AppError('payload_too_large');
      }
      append(texts, name, limitText(room, String(part.value)));
      continue;
    }
    rejectUnexpected(request, part, name, { limit, had: files.get(name)?.length ?? 0 });
    await validateBeforeFile(request, part, validate);
    const file = await receive(request, part, room);
    if (part.file.truncated) {
      tooLarge.add(name);
    } else if (part.filename !== '' || file.size > 0) {
      append(files, name, file);
    }
  }
  if (tooLarge.size > 0) {
    throw new FieldError(
      Object.fromEntries([...tooLarge].map((name) => [name, [message('file_too_large')]])),
    );
  }
  const fields = [...texts].map(([name, all]) => [name, all.length === 1 ? all[0] : all]);
  return { ...Object.fromEntries(fields), ...Object.fromEntries(files) };
}

function limitText(room: { text: number }, text: string): string {
  room.text -= text.length;
  if (room.text < 0) {
    throw new AppError('payload_too_large');
  }
  return text;
}

/**
 * A file that its field does not take is rejected before a byte of it is stored; an empty choice of a browser is
 * none.
 */
function rejectUnexpected(
  request: FastifyRequest,
  part: MultipartFile,
  name: string,
  { limit, had }: { readonly limit: UploadLimit; readonly had: number },
): void {
  const max = Object.hasOwn(limit.files, name) ? (limit.files[name] ?? 0) : 0;
  if (had < max || (part.filename === '' && had === 0)) {
    return;
  }
  stopReading(request, part);
  throw fieldError(
    name,
    max === 0
      ? message('files_not_accepted')
      : max === 1
        ? message('file_one_only')
        : message('files_too_many', { max }),
  );
}

/** The rest is not read, and an unread body would hold the connection. */
function stopReading(request: FastifyRequest, part: MultipartFile): void {
  part.file.destroy();
  request.raw.unpipe();
  request.raw.resume();
}

async function validateBeforeFile(
  request: FastifyRequest,
  part: MultipartFile,
  validate: () => Promise<void>,
): Promise<void> {
  try {
    await validate();
  } catch (error) {
    stopReading(request, part);
    throw error;
  }
}

function onceOnly(run: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null;
  return () => {
    running ??= run();
    return running;
  };
}

async function receive(
  request: FastifyRequest,
  part: MultipartFile,
  room: { bytes: number },
): Promise<Upload> {
  const about = { filename: part.filename, contentType: part.mimetype };
  const file = await receiveFile(request.uploads.folder, part.file, about, (bytes) => {
    room.bytes -= bytes;
    if (room.bytes < 0) {
      throw new AppError('payload_too_large');
    }
  });
  request.received = [...(request.received ?? []), file.path];
  return file;
}

function append<Value>(lists: Map<string, Value[]>, name: string, value: Value): void {
  lists.set(name, [...(lists.get(name) ?? []), value]);
}
