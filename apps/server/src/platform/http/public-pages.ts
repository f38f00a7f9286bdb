import type { Language } from '@titian/contracts/messages/definition';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { guestActor, type QueryCtx } from '../context.ts';
import { asFile } from '../documents/file-answer.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import { languageOf } from './language.ts';
import { type PublicPage, pageLayout } from './page-layout.ts';
import { rateLimitOf } from './rates.ts';
import { RenderedPages, tagOf } from './rendered-pages.ts';

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

/** A page that is made once for all readers of the same content. */
export interface KeyedPage {
  /** What the page shows, in every respect but the language: another content has another key. */
  readonly key: string;
  /** Makes the page; not called where it was made before. */
  page(): PublicPage | Promise<PublicPage>;
}

/** Registers pages and files of modules outside the API base. */
export interface PublicPages {
  /** @param read finds the page; null answers that there is none */
  on(path: string, read: (ctx: QueryCtx, request: PageRequest) => Promise<KeyedPage | null>): void;
  /** @param read finds the file; null answers that there is none */
  file(path: string, read: (ctx: QueryCtx, request: PageRequest) => Promise<PublicFile | null>): void;
}

export interface PublicPagesDeps {
  readonly work: UnitOfWork;
  readonly rateLimitFactor: number;
}

/** Pages and files are read from a standby where there is one, revalidated by their content, and cached for a minute. */
export function createPublicPages(app: FastifyInstance, deps: PublicPagesDeps): PublicPages {
  const rendered = new RenderedPages();
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
        const found = await read(ctx, requested);
        if (found === null) {
          return null;
        }
        const { language } = requested;
        const key = `${path} ${language} ${found.key}`;
        const { text, tag } = await rendered.get(key, async () => pageLayout(await found.page(), language));
        const content = knownTag === tag ? null : text;
        return { tag, content, contentType: 'text/html; charset=utf-8', fileName: null };
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

async function answeredFile(file: PublicFile, knownTag: string | undefined): Promise<Answered> {
  const tag = tagOf(file.hash);
  const content = knownTag === tag ? null : await file.content();
  return { tag, content, contentType: file.contentType, fileName: file.name };
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
