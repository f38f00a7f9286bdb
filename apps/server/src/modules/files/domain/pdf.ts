import { setImmediate as takeBreath } from 'node:timers/promises';
import type { Message } from '@titian/contracts/messages/definition';
import { message } from '@titian/contracts/messages/message';
import { leadsElsewhere } from './pdf-addresses.ts';
import { type PdfStream, pdfLayout, unescapeNames, unfold } from './pdf-streams.ts';

const ENCRYPTED = message('pdf_encrypted');
const ACTIVE = message('pdf_active_content');
const LEADS_ELSEWHERE = message('pdf_foreign_links');
const UNREADABLE = message('pdf_unreadable');

/** No requested document has more pages. */
export const PDF_PAGES_MAX = 300;
const TOO_MANY_PAGES = message('pdf_too_many_pages', { max: PDF_PAGES_MAX });

/** One unpacked picture of fifty million points, and a whole document of them, as far as a viewer can take it. */
const STREAMS_MAX = 20_000;
const STREAM_LIMIT_BYTES = 200_000_000;
const DOCUMENT_LIMIT_BYTES = 1_000_000_000;
const OBJECTS_LIMIT_BYTES = 50_000_000;

/** Too long to appear by chance, so they are searched everywhere, streams included. */
const forbiddenAnywhere =
  /\/(?:JavaScript|Launch|SubmitForm|GoToR|GoToE|EmbeddedFiles?|FileAttachment|RichMedia|Rendition|ImportData|XFA)\b/;
const forbiddenOutside = /\/(?:JS|EF)\b/;
const PAGE = /\/Type\s*\/Page(?![A-Za-z])/g;
const COUNT = /\/Count\s+(\d{1,10})/g;
const WINDOW_BYTES = 1_000_000;
const OVERLAP_BYTES = 200;

/**
 * The error of a PDF, as a message for its sender; null without one (FIL-2).
 * Names written with escapes and objects packed into compressed streams are looked into as well. The file is read
 * once from front to back, whatever it contains.
 */
export async function pdfProblem(bytes: Buffer): Promise<Message | null> {
  if (bytes.lastIndexOf('%%EOF', undefined, 'latin1') === -1) {
    return UNREADABLE;
  }
  const layout = pdfLayout(bytes, STREAMS_MAX);
  const packed = layout === null ? null : await unpackStreams(bytes, layout.streams);
  if (layout === null || packed === null) {
    return UNREADABLE;
  }
  return problemOf([...layout.outside, ...packed]) ?? (await hiddenProblem(bytes));
}

function problemOf(objects: readonly string[]): Message | null {
  if (objects.some((text) => /\/Encrypt\b/.test(text))) {
    return ENCRYPTED;
  }
  if (objects.some((text) => forbiddenAnywhere.test(text) || forbiddenOutside.test(text))) {
    return ACTIVE;
  }
  if (objects.some((text) => leadsElsewhere(text))) {
    return LEADS_ELSEWHERE;
  }
  return pagesOf(objects) > PDF_PAGES_MAX ? TOO_MANY_PAGES : null;
}

/** As many pages as there are page objects, or as the document says of itself where that is more. */
function pagesOf(objects: readonly string[]): number {
  let pages = 0;
  let counted = 0;
  for (const text of objects) {
    pages += text.match(PAGE)?.length ?? 0;
    for (const [, count] of text.matchAll(COUNT)) {
      counted = Math.max(counted, Number(count));
    }
  }
  return Math.max(pages, counted);
}

/** A word that looks like the beginning of a stream may hide objects: the whole file is searched too, piece by piece. */
async function hiddenProblem(bytes: Buffer): Promise<Message | null> {
  for (let from = 0; from < bytes.length; from += WINDOW_BYTES) {
    const text = unescapeNames(bytes.toString('latin1', from, from + WINDOW_BYTES + OVERLAP_BYTES));
    if (forbiddenAnywhere.test(text)) {
      return ACTIVE;
    }
    if (leadsElsewhere(text, WINDOW_BYTES)) {
      return LEADS_ELSEWHERE;
    }
    await takeBreath();
  }
  return null;
}

/** The texts of all packed objects. Null when one cannot be opened, or a stream unfolds to more than is sound. */
async function unpackStreams(bytes: Buffer, streams: readonly PdfStream[]): Promise<string[] | null> {
  const texts: string[] = [];
  let room = DOCUMENT_LIMIT_BYTES;
  let objectRoom = OBJECTS_LIMIT_BYTES;
  for (const stream of streams) {
    const isObjects = /\/ObjStm\b/.test(stream.dictionary);
    const packing = packingOf(stream, isObjects);
    const body = bytes.subarray(stream.start, stream.end);
    if (packing === 'unknown') {
      return null;
    }
    if (packing === 'plain') {
      texts.push(...(isObjects ? [unescapeNames(body.toString('latin1'))] : []));
      continue;
    }
    const limit = Math.min(room, isObjects ? objectRoom : STREAM_LIMIT_BYTES);
    const unfolded = await unfold(body, limit, isObjects);
    if (unfolded.state === 'too_large' || (unfolded.state === 'broken' && isObjects)) {
      return null;
    }
    room -= unfolded.bytes;
    objectRoom -= isObjects ? unfolded.bytes : 0;
    texts.push(...(isObjects ? [unescapeNames(unfolded.text)] : []));
  }
  return texts;
}

/** Objects are packed in one way only, and nothing is packed twice: that is how small files grow without bounds. */
function packingOf({ dictionary }: PdfStream, isObjects: boolean): 'plain' | 'flate' | 'unknown' {
  const times = dictionary.match(/\/(?:FlateDecode|Fl)\b/g)?.length ?? 0;
  if (times > 1 || (isObjects && times === 0 && /\/Filter\b/.test(dictionary))) {
    return 'unknown';
  }
  return times === 1 ? 'flate' : 'plain';
}
