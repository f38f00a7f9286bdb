import type { Language } from '@titian/contracts/messages/definition';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { guestActor, type QueryCtx } from '../context.ts';
import { asFile } from '../documents/file-answer.ts';
import type { Html } from '../documents/html.ts';
import { sha256 } from '../field-encryption.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import { languageOf } from './language.ts';
import { type PublicPage, pageLayout } from './page-layout.ts';
import { rateLimitOf } from './rates.ts';

const CACHED_SECONDS = 60;

/** What a page is made for. */
export interface PageRequest {
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly language: Language;
}

/** A file for everybody. */
export interface PublicFile {
  readonly name: string;
  readonly contentType: string;
  /** SHA-256 of its content. */
  readonly hash: Buffer;
  /** Reads the content; not called where the client has it. */
  content(): Promise<string>;
}

/** Registers pages and files of modules outside the API base. */
export interface PublicPages {
  /** @param read makes the page; null answers the page that there is none */
  on(path: string, read: (ctx: QueryCtx, request: PageRequest) => Promise<PublicPage | null>): void;
  /** @param read finds the file; null answers that there is none */
  file(path: string, read: (ctx: QueryCtx, request: PageRequest) => Promise<PublicFile | null>): void;
}

export interface PublicPagesDeps {
  readonly work: UnitOfWork;
  readonly rateLimitFactor: number;
}

/** Pages and files are read from a standby where there is one, revalidated by their content, and cached for a minute. */
export function createPublicPages(app: FastifyInstance, deps: PublicPagesDeps): PublicPages {
  const config = { rateLimit: rateLimitOf('public', deps.rateLimitFactor) };
  const register = (path: string, answer: (ctx: QueryCtx, call: Call) => Promise<Answered | null>) => {
    app.get(path, { config }, async (request, reply) => {
      const answered = await deps.work.queryStandby(
        { actor: guestActor, dateShiftDays: 0, requestId: request.id },
        (ctx) => answer(ctx, { requested: pageRequest(request), knownTag: request.headers['if-none-match'] }),
      );
      return answered === null ? reply.callNotFound() : send(reply, answered);
    });
  };
  return {
    on: (path, read) =>
      register(path, async (ctx, { requested, knownTag }) => {
        const page = await read(ctx, requested);
        return page === null ? null : answeredPage(pageLayout(page, requested.language), knownTag);
      }),
    file: (path, read) =>
      register(path, async (ctx, { requested, knownTag }) => {
        const file = await read(ctx, requested);
        return file === null ? null : await answeredFile(file, knownTag);
      }),
  };
}

interface Call {
  readonly requested: PageRequest;
  readonly knownTag: string | undefined;
}

/** What is sent; without content where the client has it. */
interface Answered {
  readonly tag: string;
  readonly contentType: string;
  readonly content: string | null;
  /** What a file is saved as. */
  readonly fileName: string | null;
}

function pageRequest(request: FastifyRequest): PageRequest {
  const texts = (values: unknown) =>
    Object.fromEntries(
      Object.entries(Object(values)).filter(([, value]) => typeof value === 'string'),
    ) as Record<string, string>;
  const query = texts(request.query);
  const language = query.lang === 'ms' || query.lang === 'en' ? query.lang : languageOf(request);
  return { params: texts(request.params), query, language };
}

function answeredPage({ text }: Html, knownTag: string | undefined): Answered {
  const tag = tagOf(sha256(text));
  const content = knownTag === tag ? null : text;
  return { tag, content, contentType: 'text/html; charset=utf-8', fileName: null };
}

async function answeredFile(file: PublicFile, knownTag: string | undefined): Promise<Answered> {
  const tag = tagOf(file.hash);
  const content = knownTag === tag ? null : await file.content();
  return { tag, content, contentType: file.contentType, fileName: file.name };
}

function tagOf(hash: Buffer): string {
  return `"${hash.toString('base64url')}"`;
}

function send(reply: FastifyReply, { tag, contentType, content, fileName }: Answered): FastifyReply {
  reply.header('cache-control', `public, max-age=${CACHED_SECONDS}`).header('etag', tag);
  if (fileName === null) {
    reply.header('vary', 'accept-language');
  }
  if (content === null) {
    return reply.status(304).send();
  }
  return (fileName === null ? reply.type(contentType) : asFile(reply, fileName, contentType)).send(content);
}
